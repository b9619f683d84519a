import type { Brief, Fact, Span } from '../brief/facts.ts'
import { lacksCapitals } from '../brief/small-names.ts'
import { fromTheBeginning } from './from-the-beginning.ts'
import { inItsPlace } from './in-its-place.ts'
import { joinedNotes } from './joined-notes.ts'
import { rewordGermanNote } from './languages/de/notes.ts'
import { ONE_THING, tellsOfHouse } from './languages/en/about-clause.ts'
import { rewordEnglishNote, withPayTerms, withPlaceNotes } from './languages/en/notes.ts'
import { withOfficeDays } from './languages/en/office-days.ts'
import { rewordFragment } from './reword-fragments.ts'
import { spellEverydayNouns, spellNouns } from './spell-nouns.ts'
import { toldOnce } from './told-once.ts'

const PREPOSITION = /^(?:for|at|in|within|as|with|für|bei|als|mit|pour|chez|para|en) (?=\S+ )/i
/** Cue words that were left behind when the facts around them were taken out. */
const CUE =
  /^(?:pr[eè]s|proche|cerca|nahe|near|suffit|reicht|basta|recrute|cherche|recherche|sucht|busca|resto|le reste|missions? principales?|logiciels?|outils?|programas?|after|also|and|or|nice if(?: you know)?|raum|gebiet|suche|gesucht|fixum|fixe|nötig|secteur|zone|posibilidad|variable|bonus if|must have|we offer|pro rata basis|ideally|person|modelo|model|basis|plus|auch|und|gern|bitte|aussi|et|con|y|for|with|the|a|an|des?|du|le|la|el|les|los|las|per|pro|im|am|in|on|at|of|de|before|by|vor|bis|avant|antes|hasta|jusqu['’]?à?|send|gehalt|salaire|sueldo|leuten?|personen|people|ppl|personnes|personas|mitarbeiter\w*|\d+\.?(?:er|º|ª)?)$/i

const within = (part: string, whole: string) => ` ${whole.toLowerCase()} `.includes(` ${part.toLowerCase()} `)

const PHONE = /^\+?[\d\s()/-]{7,}$/
const ASK =
  /^(?:[Pp]lease )?(?:[Tt]alk to|[Ss]peak to|[Cc]ontact|[Cc]all|[Aa]sk for|[Aa]sk|[Ww]rite to) (?=\p{Lu}|chef |mr |ms |mrs )/u
const DENIED = /^\s*\?\s*(?:no|nope|none|never|nein|non)\b/i
const EMPLOYER_NAME =
  /^(?:\p{Lu}[\p{L}.&’'-]*\s)+(?:Hospital|School|Clinic|Hotel|Care|Homes|Haulage|Bakery|Brewery|College|Academy|House|Foundation|Trust|Group|Farm|Farms|Kitchen|Logistics|Solar|Klinik|Pflege|Werke)$/u

/** Houses whose kind stands before their name: "Gasthaus Linde", "Clínica San Telmo". */
const KIND_AND_NAME =
  /^(?:Gasthaus|Gasthof|Hotel|Restaurant|Café|Praxis|Bäckerei|Metzgerei|Kanzlei|Klinik|Kita|Autohaus|Schreinerei|Elektro|Pflegedienst|Maison|Boulangerie|Clinique|Agence|Cabinet|Résidence|École|Cl[ií]nica|Colegio|Bodegas?|Panader[ií]a|Grupo|Talleres)(?:\s\p{Lu}[\p{L}.&’'-]*){1,4}$/u

/** German houses are named by their kind as well: "Pflegezentrum Lindach", "Feinmechanik Ott & Söhne". */
const GERMAN_HOUSE =
  /^(?:VHS|\p{Lu}\p{L}*(?:zentrum|garten|haus|heim|schule|werke?|praxis|büro|technik|mechanik|bau|agentur|verlag|verein|stiftung|hof|kita|handel|betrieb|service|bank|energie|logistik|optik|druck|holz|metall|mühle|gärtnerei|fabrik|reederei|molkerei|käserei|druckerei|schlosserei|spedition|versicherung))(?: (?:\p{Lu}[\p{L}.'-]*|&|am|an|der|im|zum|zur|von)){0,4} \p{Lu}[\p{L}.'-]+$/u

/** "Leave the Hamburg figure out": what such a sentence names must not be printed, whatever it was read as. */
const NOT_FOR_PRINT =
  /(?:leave|keep) (?:the |our |this )?[^.;,\n]{0,40} out\b[^.;,)\n]*|(?:don['’]?t|do not|never) (?:mention|print|put|include|publish)[^.;)\n]*|(?:confidential|between us|not for the ad|off the record)(?:(?!,? (?:just |please )?(?:say|call|describe|write) )[^.;\n])*|nicht (?:erwähnen|drucken|in die anzeige)[^.;\n]*|vertraulich[^.;)\n]*|ne pas (?:mentionner|publier|mettre)[^.;\n]*|confidentiel[^.;)\n]*|no (?:mencionar|publicar|poner)[^.;\n]*|confidencial[^.;)\n]*/gi
const AGE_LIMIT =
  /^(?:max\.?|under|below|unter|bis|moins de|menor(?:es)? de|hasta)\s?\d{2}(?:\s?(?:yrs?|years?(?: old)?|jahre|ans|años))?$/i
const DAYS_OFF = /\b\d+\s?(?:days|tage|jours|días|weeks)\b|holidays?\b|urlaub|congés|vacaciones/i
const TIMES = /\bfrei\b|\buhr\b|samstag|sonntag|montag|fermé|samedi|dimanche|cerrado|\b(?:sat|sun|mon)(?:days?)?\b/i
const MONTH =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|m[aä]r|mai|okt|dez|janv|f[eé]vr|avr|juin|juil|ao[uû]t|d[eé]c|ene|abr|ago|dic)\p{L}*$/iu
const BUSINESS =
  /^(?:b2[bc]|saas|e-?commerce|fintech|(?:health|med|ed|food|prop|ag(?:ri)?) ?tech)\b|^\p{L}+ (?:software|services|industry|sector|trade|apps?|platform)$/iu
const ABOUT_TONE = /^(?:tone?|tono|tonfall|stil|style|estilo)\b[\s:]*\p{L}+(?: \p{L}+)?$/iu
const APPLY = /^(?:apply|bewerb|postul|candidat|send (?:us )?(?:your )?(?:cv|application))/i

/** What the reader has set aside ends where it says; elsewhere the whole breath is kept back. */
const secretsIn = ({ text, setAside }: Brief): Span[] =>
  [...text.matchAll(NOT_FOR_PRINT)].map(({ index, 0: found }) => {
    const aside = setAside.find(({ span: [from, to] }) => from <= index && index < to)
    return [index, aside ? aside.span[1] : index + found.length] as const
  })

const isSecret = (fact: Fact, secrets: Span[]): boolean => {
  const [from] = fact.spans[0] ?? [-1]
  return secrets.some(([start, end]) => from >= start && from < end)
}

/** "cap 350", "listed": no clause about the employer can be made of it. */
const tellsNothing = (fact: Extract<Fact, { kind: 'company' }>, { language, style }: Brief): boolean =>
  language === 'en' &&
  style.outputLanguage === 'en' &&
  (fact.aspect === 'about' || fact.aspect === 'stage') &&
  !tellsOfHouse(fact.text)

/** "Team mit 14 Leuten" beside a team of 14 says nothing new. */
const isTeamAgain = (text: string, brief: Brief) =>
  /\b(?:team|squad|crew|équipe|equipo)\b/i.test(text) &&
  !/ \p{Lu}\p{Ll}+ \p{Lu}/u.test(text) &&
  brief.facts.some(
    (fact) =>
      fact.kind === 'team' && ((fact.size !== null && text.includes(String(fact.size))) || text.includes(fact.text)),
  )

/** "Tue-Thu in office" is told once. */
const saidByMode = (text: string, brief: Brief) =>
  brief.facts.some((fact) => fact.kind === 'mode' && fact.holds && fact.text.toLowerCase() === text.toLowerCase())

/** Right behind a fact about the employer: "Finlo, 60 people, b2b invoicing". */
function followsCompany(fact: Fact, brief: Brief): boolean {
  const [from] = fact.spans[0] ?? [-1]
  return brief.facts.some(
    (other) =>
      other.kind === 'company' &&
      other.spans[0] &&
      other.spans[0][1] <= from &&
      /^[\s,-]*$/.test(brief.text.slice(other.spans[0][1], from)),
  )
}

/** "Rieger & Stahl Automation, 64 MA", "Radwerk - Onlineshop für Zubehör": a name beside what it is or how many work there. */
const TWO_FOUNDERS = /^\p{Lu}[\p{L}'’-]+ & \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}-]+){0,2}$/u
const ONE_NAME = /^\p{Lu}\p{Ll}{3,}$/u
function isEmployerBeside(fact: Fact, { facts, text }: Brief): boolean {
  if (fact.kind !== 'free' || (fact.about !== undefined && fact.about !== 'company')) return false
  const [, to] = fact.spans[0] ?? [0, 0]
  const stands = (aspect: string, between: RegExp): boolean =>
    facts.some(
      (other) =>
        other.kind === 'company' &&
        other.aspect === aspect &&
        other.spans[0]![0] >= to &&
        between.test(text.slice(to, other.spans[0]![0])),
    )
  return (
    (TWO_FOUNDERS.test(fact.text) && (stands('size', /^, ?$/) || stands('about', /^(?:, ?| ?[-–—(] ?)$/))) ||
    (ONE_NAME.test(fact.text) && fact.about === 'company' && stands('about', /^ ?[-–—(] ?$/))
  )
}

/** "55k + 10%": a share on top of a sum is no working time. */
const ADDED = /\+\s*$/

/** "Staplerfahrer (m/w/d)": only the title needs the mark. */
const FOR_ALL = /\s*\((?:[mwfhdx]\s?[/|]\s?){1,2}[mwfhdx]\)/giu

const MAY_BE =
  /(?<!\p{L})(?:m(?:ö|oe)glich|nach absprache|teilweise|tageweise|gelegentlich|possible|posible|optional|an option|ponctuel|occasionnel|puntual|ocasional)$/iu

const PRINTED_AS_SAID = new Set<Fact['kind']>(['free', 'benefit', 'variable', 'shift', 'duty', 'skill', 'process'])
/** A small figure without what it counts, or what only takes something back: "12", "no, sorry". */
const SAYS_NOTHING =
  /^(?:\d|1[0-2]|(?:(?:no|nope|sorry|wait|oh|ah|ach|nein|nee|non|pardon|perd[oó]n|actually|hm+)[ ,.!]*)+)$/iu
const rewordNote = (fact: Fact, brief: Brief): Fact | null =>
  brief.language === 'de'
    ? rewordGermanNote(fact, brief)
    : brief.language === 'en'
      ? rewordEnglishNote(fact, brief)
      : fact

/** What a reader can only guess at: a remark that begins with a preposition is no skill, a cue word no fact. */
export function settleFacts(brief: Brief): Fact[] {
  const title = brief.facts.find((fact) => fact.kind === 'title')
  const named = brief.facts.some((fact) => fact.kind === 'company' && fact.aspect === 'name')
  const secrets = secretsIn(brief)
  const hasHours = brief.facts.some((fact) => fact.kind === 'hours')
  const respelled = brief.language === 'de' && lacksCapitals(brief.text)
  const settled = joinedNotes(toldOnce(inItsPlace(fromTheBeginning(brief), brief), brief), brief).flatMap(
    (found): Fact[] => {
      const reworded = rewordFragment(
        found.kind === 'title' ? found : { ...found, text: found.text.replace(FOR_ALL, '') },
        brief,
      )
      const noted = reworded && rewordNote(reworded, brief)
      const fact =
        noted && brief.language === 'de' && noted.kind !== 'title' && noted.kind !== 'place'
          ? (respelled ? spellNouns : spellEverydayNouns)(noted)
          : noted
      if (!fact) return []
      const text = fact.text.trim()
      if (fact.kind === 'title') return [fact]
      if (PRINTED_AS_SAID.has(fact.kind) && SAYS_NOTHING.test(text)) return []
      // "Homeoffice möglich": how much of it is left open, so that the brief's own words tell it.
      if (fact.kind === 'mode' && fact.mode === 'hybrid' && fact.holds && MAY_BE.test(text))
        return [fact, { ...fact, kind: 'benefit' } as Fact]
      if (fact.kind === 'mode' && fact.timezone)
        return [{ ...fact, timezone: fact.timezone.replace(/[()]/g, '').trim() }]
      if (fact.confidence === 'low' || (fact.kind === 'free' && PHONE.test(text))) return []
      if (fact.kind === 'shift' && saidByMode(text, brief)) return []
      if (fact.kind === 'pay' && fact.basis === 'scale' && MONTH.test(text)) return []
      if (isSecret(fact, secrets) || AGE_LIMIT.test(text)) return []
      if (fact.kind === 'company' && fact.aspect !== 'name' && DAYS_OFF.test(text))
        return [{ ...fact, kind: 'benefit' } as Fact]
      if (fact.kind === 'company' && fact.aspect !== 'name' && TIMES.test(text))
        return [{ ...fact, kind: 'shift' } as Fact]
      if (fact.kind === 'company' && tellsNothing(fact, brief))
        return text.includes(' ') ? [{ ...fact, kind: 'free', about: 'company' } as Fact] : []
      // "Booking platform for Harborne Rail": a thing, and nothing that is booked.
      if (fact.kind === 'duty' && ONE_THING.test(text)) return [{ ...fact, kind: 'free', about: 'company' } as Fact]
      if (fact.kind === 'duty' && BUSINESS.test(text) && followsCompany(fact, brief))
        return [{ ...fact, kind: 'company', aspect: 'about' } as Fact]
      if (fact.kind === 'duty' && APPLY.test(text)) return [{ ...fact, kind: 'process' } as Fact]
      if (fact.kind === 'process' && /^(?:send )?(?:your |a )?cv (?:to|an|à|a)$/i.test(text))
        return [{ ...fact, text: 'CV' }]
      if (fact.kind === 'free' && (CUE.test(text) || ABOUT_TONE.test(text) || isTeamAgain(text, brief))) return []
      const hours = fact.kind === 'free' && !hasHours ? /^(\d{1,2}) ?h(?:rs?|ours?)?$/i.exec(text) : null
      if (hours) return [{ ...fact, kind: 'hours', min: Number(hours[1]), max: Number(hours[1]), per: 'WEEK' } as Fact]
      const share =
        fact.kind === 'free' && !hasHours && !ADDED.test(brief.text.slice(0, fact.spans[0]![0]))
          ? /^(\d{2,3}) ?%(?: (?:or|oder|ou|o) (\d{2,3}) ?%)?$/.exec(text)
          : null
      if (share && Number(share[1]) <= 100) {
        const shares = [Number(share[1]), Number(share[2] ?? share[1])].map((percent) => percent / 100)
        return [{ ...fact, kind: 'hours', min: Math.min(...shares), max: Math.max(...shares), per: 'FTE' } as Fact]
      }
      // "Empfang 50%, … (für 50%)": how much one works is told once.
      if (fact.kind === 'variable' && hasHours && /^\d{2,3} ?%$/.test(text)) return []
      if (
        (fact.kind === 'variable' || fact.kind === 'benefit') &&
        /(?:^|\d.*k )OTE$/i.test(text) &&
        brief.facts.some((other) => other.kind === 'pay' && other.basis === 'total')
      )
        return []
      if (
        !named &&
        (isEmployerBeside(fact, brief) ||
          EMPLOYER_NAME.test(text) ||
          KIND_AND_NAME.test(text) ||
          (((fact.kind === 'free' && fact.about === 'company') || fact.kind === 'duty' || fact.kind === 'skill') &&
            GERMAN_HOUSE.test(text)))
      )
        return [{ ...fact, kind: 'company', aspect: 'name' } as Fact]
      if (fact.kind === 'duty' && ASK.test(text))
        return [{ ...fact, kind: 'contact', name: text.replace(ASK, ''), channel: null } as Fact]
      if ((fact.kind === 'duty' || fact.kind === 'skill') && /^(?:we )?train$/i.test(text))
        return [{ ...fact, kind: 'benefit', text: 'Training given' } as Fact]
      if (fact.kind !== 'skill') return [fact]
      // The title says it already: an accounts payable clerk knows accounts payable.
      if (fact.need === 'unknown' && title?.kind === 'title' && within(text, title.title)) return []
      return PREPOSITION.test(text) ? [{ ...fact, kind: 'free' } as Fact] : [fact]
    },
  )
  const inEnglish = brief.language === 'en' && brief.style.outputLanguage === 'en'
  const told = inEnglish ? withPlaceNotes(withPayTerms(withOfficeDays(settled))) : settled
  const dated = withTerms(told, brief.text).filter(
    (fact) =>
      !(
        fact.kind === 'contract' &&
        fact.months === null &&
        settled.some((other) => other.kind === 'contract' && other.contract === fact.contract && other.months !== null)
      ),
  )
  // "split shifts? no": the answer stands behind the question.
  return dated.map((fact) =>
    fact.spans[0] && DENIED.test(brief.text.slice(fact.spans[0][1])) ? { ...fact, holds: false } : fact,
  )
}

const TERM =
  /^(\d{1,2}) ?(?:months?|monate?|mois|meses|mes)(?: (?:from|starting|ab|à partir d[ue]|à compter d[ue]|dès|desde|a partir de) .{3,24})?$/i
/** Nothing but marks, also where the next line of a list begins. */
const BESIDE = /^[\s,(:-]*$/

/** "alternance 12 mois": a length of time right behind a contract is the contract's. */
function withTerms(facts: Fact[], text: string): Fact[] {
  return facts.flatMap((fact) => {
    if (fact.kind === 'free' && termBehind(fact, facts, text) !== null) return []
    if (fact.kind !== 'contract' || fact.months !== null) return [fact]
    const term = facts.find((other) => other.kind === 'free' && termBehind(other, [fact], text) !== null)
    return [term ? { ...fact, months: Number(TERM.exec(term.text.trim())![1]) } : fact]
  })
}

function termBehind(fact: Fact, facts: Fact[], text: string): Fact | null {
  const [from, to] = fact.spans[0] ?? []
  if (from === undefined || to === undefined || !TERM.test(fact.text.trim())) return null
  return (
    facts.find(
      (other) =>
        other.kind === 'contract' &&
        other.spans[0] &&
        ((other.spans[0][1] <= from && BESIDE.test(text.slice(other.spans[0][1], from))) ||
          (other.spans[0][0] >= to && BESIDE.test(text.slice(to, other.spans[0][0])))),
    ) ?? null
  )
}
