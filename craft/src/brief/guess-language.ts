/** The language of a brief, by a vote of function words, accents and words of the trade. */

import { TITLE_WORDS } from './extract/title-words.ts'
import { LANGUAGES, type Language } from './facts.ts'
import { isLetter } from './letters.ts'
import { findPhrases, passes, sieveOf } from './match-phrases.ts'
import { plain } from './normalise.ts'

const WORDS: Record<Language, string> = {
  en: 'the a an and or of to for with in is are we need needs needed you your our on at must should nice have has role team years yrs looking someone who will can per week month year hour salary pay start full part time remote days office experience required no not from by as be it their they this that hiring reports bonus shift nights permanent monthly weekly hourly depending plus only any other both all up about what when if but also sorry please',
  de: 'der die das und oder mit fur ein eine einen einer eines wir suchen gesucht im in am zum zur bei als auf ist sind nicht kein keine ab bis von vom den dem des sowie auch gerne stunden std woche jahre jahren gehalt brutto vollzeit teilzeit unbefristet befristet stelle berufserfahrung kenntnisse erfahrung fuhrerschein urlaub tage sofort unser unsere du sie uns muss sollte bitte mindestens team nur vormittags nachmittags teilzeitkraft aushilfe praxis deutsch englisch franzosisch nach ferien eintritt vereinbarung unterstutzt gehaltsvorstellung kein ohne bewerbung bis standort (m/w/d) m/w/d homeoffice monat jahr tag schicht aushilfe minijob',
  fr: 'le la les l un une des du de et ou avec pour en au aux chez nous recherche recherchons cherche cherchons vous poste dans sur est sont par mois an ans jour jours semaine brut annuel salaire cdi cdd h/f temps plein partiel experience exige requis debutant teletravail equipe notre votre souhaite profil mission missions rattache pas sans ticket francais anglais allemand exigee souhaitee tickets restaurant il faut a',
  es: 'el la los las un una unos y o con para en de del al buscamos busca se por es son mes ano anos semana bruto brutos salario jornada completa parcial contrato indefinido temporal experiencia horas dias equipo nuestra nuestro sin no imprescindible valora vacaciones incorporacion turno noche ingles fines lunes viernes empresa requisitos ofrecemos espanol aleman frances deseable hace falta a',
}

/** Words with which only a person who writes that language asks for somebody, whatever the job is called. */
const ASKS: Record<Language, string> = {
  en: 'wanted needed hiring seeking',
  de: 'gesucht suchen suche sucht m/w/d (m/w/d) w/m/d (w/m/d) unbefristet befristet vollzeit teilzeit minijob',
  fr: 'cherche cherchons recherche recherchons recrute recrutons embauche cdi cdd h/f f/h (h/f) (f/h)',
  es: 'buscamos busco necesitamos necesito contratamos precisamos jornada',
}
/** Letters: in a longer text the other words tell enough. */
const SHORT = 120

/** Endings and letters that give a single word away: an ending stands behind a letter, the words before it are not searched. */
const SIGNS: Record<Language, RegExp> = {
  en: /\B(?:ing|ship|ness|tion)\b|'s\b/g,
  de: /\B(?:ung|heit|keit|schaft|kraft|kraften|leiter|leiterin|mitarbeiter|mitarbeiterin|arbeiter|innen|fuhrer|pfleger|fahrer|kaufmann|kauffrau|berater|entwickler|mechaniker|techniker|schlosser|elektriker|lehrer|meister|angestellte|helfer|verkaufer|lich|isch)\b|\b(?:koch|kellner|arzt|friseur|maurer|fur|uber)\b|ß/g,
  fr: /\B(?:eur|euse|iere|ateur|atrice|ienne|iste)\b|\b(?:serveur|chef de|vendeur|h\/f|f\/h)\b|\b[dlnqcs]'(?=\w)|œ/g,
  es: /\B(?:cion|dor|dora|ero|era|ista|ario|aria|dad|ante)\b|\b(?:jefe|jefa|de obra|camarero|cocinero|abogado|o\/a)\b|ñ/g,
}

const LETTERS: Record<Language, RegExp> = { en: /$^/, de: /[äöüß]/g, fr: /[éèêàçùîôœâ]/g, es: /[ñáíóú¿¡]/g }

const LOOKUP = new Map<string, Language[]>()
for (const language of ['en', 'de', 'fr', 'es'] as const)
  for (const word of WORDS[language].split(' ')) LOOKUP.set(word, [...(LOOKUP.get(word) ?? []), language])

const SIEVE = sieveOf(LOOKUP.keys())

const ASKS_IN = new Map(
  LANGUAGES.flatMap((language) => ASKS[language].split(' ').map((word) => [word, language] as const)),
)

/** English wins a tie: job titles and tools are English everywhere. */
export function guessLanguage(text: string): Language {
  return weighAnew(text)[0]!
}

/** What a reading has weighed last, as it asks more than once. */
let weighed: { text: string; languages: readonly Language[] } | null = null

/** The language of a text first, then every other that it may be mixed with; kept until it is forgotten. */
export function weighLanguages(text: string): readonly Language[] {
  if (weighed?.text !== text) weighed = { text, languages: weighAnew(text) }
  return weighed.languages
}

/** What was weighed of a long text holds for it as it is written anew: a few words change nothing. */
export function keepLanguages(of: string, as: string): void {
  if (weighed?.text === of && of.length >= LONG) weighed = { text: as, languages: weighed.languages }
}
const LONG = 800

/** Nobody's words are kept when they have been read. */
export function forgetLanguages(): void {
  weighed = null
}

function weighAnew(text: string): Language[] {
  const sample = text.slice(0, 4000)
  const lower = plain(sample)
  const isLong = lower.length >= SHORT
  const votes: Record<Language, number> = { en: 0.5, de: 0, fr: 0, es: 0 }
  for (let from = 0, to = 0; from < lower.length; from = to + 1) {
    to = from
    let brackets = false
    for (; isOfWord(lower[to]); to++) brackets ||= lower[to] === '(' || lower[to] === ')'
    if (from === to) continue
    const known = passes(SIEVE, lower, from, to) ? LOOKUP.get(lower.slice(from, to)) : undefined
    const languages = known ?? (brackets ? LOOKUP.get(lower.slice(from, to).replace(/[()]/g, '')) : undefined)
    if (languages) for (const language of languages) votes[language] += 1 / languages.length
  }
  if (!isLong)
    for (const word of lower.match(/[\p{L}/()]+/gu) ?? []) {
      const language = ASKS_IN.get(word)
      if (language) votes[language] += 1
    }
  const typed = sample.toLowerCase()
  for (const language of ['de', 'fr', 'es'] as const) {
    votes[language] += 0.4 * (lower.match(SIGNS[language])?.length ?? 0)
    votes[language] += 0.3 * Math.min(4, typed.match(LETTERS[language])?.length ?? 0)
  }
  if (!isLong)
    for (const { found } of findPhrases(TITLE_WORDS, lower)) {
      const languages = new Set(found.map((head) => head.language))
      for (const language of languages) votes[language] += 1 / languages.size
    }
  let best: Language = 'en'
  for (const language of ['de', 'fr', 'es'] as const) if (votes[language] > votes[best]) best = language
  return [
    best,
    ...LANGUAGES.filter(
      (language) =>
        language !== best && (language === 'en' || votes[language] > MIXED || TELLTALE[language].test(lower)),
    ),
  ]
}

/** "m/w/d" and "(h/f)" are words too. */
const isOfWord = (letter: string | undefined): boolean =>
  letter !== undefined && (isLetter(letter.charCodeAt(0)) || letter === '/' || letter === '(' || letter === ')')

/** From this weight on a second language is taken to be there. */
const MIXED = 1.5

/** Single words that matter even in a text of another language. */
const TELLTALE: Record<Language, RegExp> = {
  en: /$^/,
  de: /mutterspra|jung(?:e|es)\b|m\/w\/d|nichtraucher|gepflegt|belastbar|kinderlos|ungebunden|nur (?:frauen|manner)|familienvater/,
  fr: /langue maternelle|\bjeunes?\b|bonne presentation|non.fumeur|celibataire|\bans\b|homme|femme/,
  es: /nativ[oa]\b|\bjoven|buena presencia|no fumador|sin hijos|solter[oa]|\banos\b|hombre|mujer|chic[oa]\b/,
}
