/** "We need someone reliable who turns up on time": a person described in talk, which asks for traits and names no job. */
import type { Fact, Language, Need, Span } from '../facts.ts'
import { findPhrases } from '../match-phrases.ts'
import { partAt, type Reading, record } from '../reading.ts'
import { meets } from '../spans.ts'
import { tidy } from '../tidy.ts'
import { everydayKind } from './everyday.ts'
import { TITLE_WORDS } from './title-words.ts'

interface Wording {
  /** From the wish to the person, the person as group `who`. */
  lead: RegExp
  /** What stands ahead of a trait ("de fiable"). */
  of: RegExp
  /** What begins the clause that describes. */
  clause: RegExp
  /** The sentence that carries a clause, up to it. */
  carrier: string | null
  nice: RegExp
}

const WORDINGS: Record<Language, Wording> = {
  en: {
    lead: /^(?:(?:so |and |also |but |really )*(?:(?:we|i)(?:'re| are|'m| am|'d| would| should)? (?:just |really |now |all )*(?:need|want|seek|like|love|prefer|looking for|searching for|after|hoping for)|(?:i'm |we're )?looking for|(?:ideally|preferably)(?: for)?|need|want|(?:it |this |the (?:role|job) )?(?:would |will )?suits?|you(?: are|'re|'ll be| must be| should be)?|must be|should be) )?(?:a? ?really )?(?:someone|somebody|a person|an individual|people)(?: (?:really|very))? /u,
    of: /(?!)/u,
    clause: /^who(?:'s|s)? /u,
    carrier: null,
    nice: /^(?:ideally|preferably|(?:we|i)(?:'d| would) (?:like|love|prefer))|(?:would be|is) (?:ideal|great|perfect|lovely|a plus|nice)$/u,
  },
  de: {
    lead: /^(?:(?:also |und |wir |ich )*(?:suche[n]?|brauche[n]?|mochte[n]?|wollen|will|wunschen uns|hatten gerne?|gesucht(?: wird)?|am liebsten|am besten|idealerweise|gerne?) (?:wir )?)?(?:jemand(?:en)?|eine person|einen menschen|menschen|leute),? /u,
    of: /^mit (?=(?:herz|humor|geduld|gefuhl|verstand|freude|lust|spass|leidenschaft|hirn|biss|elan|fingerspitzengefuhl|kopfchen|ruhe)(?![a-z]))/u,
    clause: /^(?:der|die|das) /u,
    carrier: 'Wir suchen jemanden, ',
    nice: /^(?:am liebsten|am besten|idealerweise|gern)/u,
  },
  fr: {
    lead: /^(?:(?:alors |donc |et |bref,? )*(?:on (?:cherche|recherche|veut|voudrait|aimerait)|nous (?:cherchons|recherchons|voulons|souhaitons|voudrions)|je (?:cherche|recherche|veux|voudrais)|(?:il (?:nous )?)?(?:faut|faudrait)|(?:re)?cherchons|idealement|de preference) )?(?:quelqu['’]une? |une personne )/u,
    of: /^(?:(?:de |d['’])(?=\p{L})|avec (?:du |de l['’]|de la |le )?(?=(?:sens|humour|envie|patience|coeur|sourire|energie|bonne humeur)(?![a-z])))/u,
    clause: /^qu(?:i |['’])/u,
    carrier: 'Nous cherchons une personne ',
    nice: /^(?:idealement|de preference)|aimerait|(?:serait|c'est) (?:ideal|parfait|un plus|top)$/u,
  },
  es: {
    lead: /^(?:(?:pues |y |entonces |o sea,? )*(?:(?:buscamos|necesitamos|queremos|busco|necesito|quiero|se busca|hace falta|nos gustaria|preferimos|idealmente|preferiblemente|preferentemente) )(?:a )?)?(?:alguien|(?:una )?persona|gente) /u,
    of: /^con (?=(?:don de|ganas|ilusion|paciencia|iniciativa|mano|buen[oa]?|humor|vocacion|pasion|empatia)(?![a-z]))/u,
    clause: /^que /u,
    carrier: 'Buscamos a alguien ',
    nice: /^(?:nos gustaria|preferimos|idealmente|prefer)|(?:seria|es) (?:ideal|un plus|genial)$/u,
  },
}

/** A clause goes on behind a comma where the next words are no statement of their own. */
const GOES_ON: Record<Language, RegExp> = {
  en: /^,? (?:and|but|or|who|isn't|doesn't|not) /u,
  de: /^, (?:(?:und|aber|oder|der|die|das|auch wenn|wenn) |[^,.]{4,60}(?:(?:[^aeiou]|te)t|kann|will|mag|ist|hat|bleibt)(?=[,.]|$| und | oder ))/u,
  fr: /^, (?:et|mais|ou|qui|qu') /u,
  es: /^, (?:y|pero|o|que) /u,
}
/** A figure, a name or what is to be done makes it a matter for the rules of that matter. */
const OTHER_MATTER = /\d|[:;()@/€£$¤\u0001]/u
const LONGEST = 130

/** Records whoever is described as a demand; a sentence that also has to name the job is left to the title. */
export function readSomeoneWho(reading: Reading): void {
  const { lead } = WORDINGS[reading.language]
  const found: Fact[] = []
  for (const { from, to } of reading.parts) {
    const led = lead.exec(reading.plain.slice(from, from + 80))?.[0].length ?? 0
    if (led === 0 || !isTitled(reading, from)) continue
    const fact = demandIn(
      reading,
      [from, endOf(reading, from + led, Math.max(to, partAt(reading, from + led).to))],
      led,
    )
    if (fact) found.push(fact)
  }
  record(reading, found)
}

/** Ahead of it a job is named. */
const isTitled = ({ plain }: Reading, from: number): boolean =>
  findPhrases(TITLE_WORDS, plain.slice(0, from)).length > 0

function endOf({ plain, language }: Reading, from: number, to: number): number {
  let end = to
  for (;;) {
    const rest = plain.slice(end, end + LONGEST)
    const next = /^[^.;:!?\n\u0001–-]*/u.exec(rest.slice(1))?.[0] ?? ''
    const part = next.split(',')[0]!
    if (!rest.startsWith(',') || part === '') return end
    if (!GOES_ON[language].test(rest) && everydayKind(part.trim(), language) !== 'must') return end
    end += 1 + part.length
    if (end - from > LONGEST) return end
  }
}

function demandIn(reading: Reading, [from, to]: Span, led: number): Fact | null {
  const { language } = reading
  const wording = WORDINGS[language]
  const said = reading.plain.slice(from, to).trimEnd()
  const rest = said.slice(led)
  if (OTHER_MATTER.test(rest) || rest.length > LONGEST || reading.withheld.some((one) => meets(one, [from, to])))
    return null
  const start = from + led + (wording.of.exec(rest)?.[0].length ?? 0)
  const typed = tidy(reading.text.slice(start, from + said.length), language).replace(WOULD_BE, '')
  const text = wording.clause.test(rest) ? clauseOf(typed, wording) : traitsOf(reading, typed, start > from + led)
  if (!text) return null
  const need: Need = wording.nice.test(said) ? 'nice' : 'must'
  return {
    kind: 'free',
    about: need,
    text,
    spans: [[from, from + said.length]],
    confidence: 'high',
    holds: true,
  }
}
const WOULD_BE =
  /,? but (?:we |i )?(?:don['’]?t insist|wouldn['’]?t insist|not essential|no matter if not|it['’]?s not essential)(?: on it)?$| (?:would be|is|w[äa]re|serait|c['’]est|ser[ií]a|es) (?:ideal|great|perfect|lovely|a plus|nice|sch[öo]n|toll|id[ée]al|parfait|un plus|top|genial)$/iu

const clauseOf = (typed: string, { carrier }: Wording): string | null =>
  carrier ? `${carrier}${typed}` : inSecondPerson(typed)

/** "calm and organised", "reliable who turns up on time": traits that everybody uses, with the clause that goes on. */
function traitsOf(reading: Reading, typed: string, cued: boolean): string | null {
  const at = reading.language === 'en' ? typed.search(/,? (?:and )?who(?:['’]?s)? /iu) : -1
  const traits = at < 0 ? typed : typed.slice(0, at)
  const spelled = traits.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (!cued && everydayKind(spelled, reading.language) !== 'must') return null
  if (at < 0) return typed
  const clause = inSecondPerson(typed.slice(at).replace(/^,? (?:and )?/iu, ''))
  return clause && `${traits}, and ${clause.charAt(0).toLowerCase()}${clause.slice(1)}`
}

const IRREGULAR: Record<string, string> = {
  is: 'are',
  has: 'have',
  does: 'do',
  goes: 'go',
  "isn't": "aren't",
  "doesn't": "don't",
  "hasn't": "haven't",
  was: 'were',
}
/** Said of "who", and as it is said of "you". */
function ofYou(verb: string): string {
  const spelled = verb.toLowerCase().replace('’', "'")
  if (IRREGULAR[spelled]) return IRREGULAR[spelled]
  if (/(?:[^aeiou]o|ss|sh|ch|x|zz)es$/u.test(spelled)) return verb.slice(0, -2)
  if (/[^aeiou]ies$/u.test(spelled)) return `${verb.slice(0, -3)}y`
  return /[^s]s$/u.test(spelled) ? verb.slice(0, -1) : verb
}

/** "who's calm and doesn't panic" -> "You are calm and don't panic"; null where no verb follows. */
function inSecondPerson(clause: string): string | null {
  const said = clause.replace(/^who['’]?s /iu, 'who is ').replace(/^who /iu, '')
  const [verb] = said.split(' ')
  if (!verb || said.split(' ').length < 2) return null
  // "who is an electrician" would be the job, "who is" alone is nothing.
  const rest = said
    .slice(verb.length)
    .replace(
      /(?<=(?:,| and| or| but)(?: who)? )(is|isn['’]t|has|hasn['’]t|does|doesn['’]t|[a-z]{2,}(?:s|es))(?= [a-z])/giu,
      (word: string, _: string, at: number, whole: string) =>
        /^(?:is|isn|has|hasn|does|doesn)/u.test(word) ||
        / who $/iu.test(whole.slice(0, at)) ||
        FOLLOWS_VERB.test(whole.slice(at + word.length))
          ? ofYou(word)
          : word,
    )
    .replace(/(?<=,| and| or| but) who (?=[a-z])/giu, ' ')
    .replace(/\b(?:their|his|her)(?= own)/giu, 'your')
    .replace(/\bthemsel(?:f|ves)\b|\bhimself\b|\bherself\b/giu, 'yourself')
  return `You ${ofYou(verb.toLowerCase())}${rest}`
}
/** Behind a verb without "who" stands an article, a pronoun, a particle or an adverb; "tools and systems for cooks" has none. */
const FOLLOWS_VERB =
  /^ (?:the|a|an|our|your|their|his|her|us|people|up|on|out|to|how|what|when|that|it|things|everything|well|quickly|with|good|not|in|at|books|others|customers|guests|children)(?![a-z])/u
