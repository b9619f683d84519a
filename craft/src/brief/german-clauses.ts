/** German clauses that tell of the post from outside, written as notes tell it: "Die Person betreut zwei Klassen" is "Sie betreuen zwei Klassen". */
import { TASK_VERBS } from './data/verbs.ts'
import type { Language } from './facts.ts'
import { plain } from './normalise.ts'
import type { Edit } from './rewrite.ts'
import { editsByRows, type Row } from './talk-rows.ts'

/** "einkaufen" knows "kauft … ein" as well. */
const VERBS = new Set(
  TASK_VERBS.de
    .split(/\s+/)
    .flatMap((verb) => [
      plain(verb),
      plain(verb).replace(/^(?:ab|an|auf|aus|bei|durch|ein|mit|nach|um|vor|zu)(?=.{5})/u, ''),
    ]),
)

const WHO =
  '(?:Die (?:Person|Stelleninhaberin|neue (?:Kraft|Kollegin|Person))|Der (?:Stelleninhaber|neue Kollege)|(?:Der\\/[Dd]ie|Die\\/[Dd]er) (?:Neue|Stelleninhaber(?:\\/-?in|:in)?)|(?:Sie|Er) oder (?:er|sie))'
/** "Die Person arbeitet in zwei Gruppen, macht die Planung und stimmt sich ab." */
const THIRD_PERSON = new RegExp(
  `(?<=(?:^|[.!?\\n] ?))${WHO} (?<verb>\\p{Ll}{2,}t) (?<told>(?:[^.!?\\n]|(?<=\\d)\\.){4,})`,
  'gu',
)
/** "Die Person ist freundlich": what is asked of whoever is hired. */
const PERSON_IS = new RegExp(`(?<=(?:^|[.!?\\n] ?))${WHO} (?:ist|sollte sein:?) (?=\\p{Ll})`, 'gu')
/** Where the third person changes the stem. */
const IRREGULAR: Record<string, string> = {
  fährt: 'fahren',
  gibt: 'geben',
  hält: 'halten',
  hilft: 'helfen',
  lädt: 'laden',
  liest: 'lesen',
  nimmt: 'nehmen',
  sieht: 'sehen',
  spricht: 'sprechen',
  trägt: 'tragen',
  trifft: 'treffen',
  übernimmt: 'übernehmen',
  vertritt: 'vertreten',
  wirbt: 'werben',
}
const NO_VERB = new Set([
  'ist',
  'hat',
  'wird',
  'soll',
  'kann',
  'muss',
  'darf',
  'bekommt',
  'erhält',
  'bringt',
  'braucht',
  'verdient',
  'startet',
  'beginnt',
])

/** "stimmt" -> "stimmen"; null where it is no verb of work. */
function pluralOf(verb: string): string | null {
  if (NO_VERB.has(verb)) return null
  const irregular = IRREGULAR[verb]
  if (irregular) return irregular
  const stem = verb.replace(/(?<=[tdnm])et$|t$/u, '')
  return /(?:er|el)$/u.test(stem) && !/ier$/u.test(stem) ? `${stem}n` : `${stem}en`
}
/** Behind a comma only what is known to be a verb of work is one: "und nicht weit". */
function isVerb(verb: string): boolean {
  const plural = pluralOf(verb)
  return (
    plural !== null && (VERBS.has(plain(plural)) || IRREGULAR[verb] !== undefined || /^(?:mach|kümmer)/u.test(verb))
  )
}

const inSecondPerson = (verb: string, told: string): string | null => {
  const first = pluralOf(verb)
  return (
    first &&
    `Sie ${first} ${told.replace(/(?<=(?:, |,? und |, sowie ))\p{Ll}{2,}t(?= )/gu, (word) => (isVerb(word) ? pluralOf(word)! : word))}`
  )
}

/** "- betreut zwei Anlagen": a line that tells what whoever is hired does. */
const LINE_OF_WORK =
  /(?<=(?:^|\n)[ \t]*(?:[-*•] ?)?)(?<verb>\p{Ll}{3,}t)(?= (?:\d|die |das |den |der |alle |eine?n? |unser|zwei |drei |\p{Lu}))(?<told>[^,;\n]*)/gu
const STELLE = '(?:eine|zwei|drei|\\d) (?:(?:neue|weitere|unbefristete|befristete)[nr]? )?(?:\\d{2,3} ?%-)?Stellen?'
/** "An der Schule Ried in Ulm wird auf den 1. Mai eine Stelle für Logopädie frei". */
const BECOMES_FREE = new RegExp(
  `(?:An|In|Bei|Im|Am) (?:der |dem |unser\\p{Ll}* )?(?<house>\\p{Lu}[^,.;\\n]{3,60}?) (?:wird|ist|werden|sind) (?<when>(?:auf den|auf|per|zum|ab|ab dem) [^,;\\n]{4,22} )?${STELLE} (?:für|als|in der|im) (?<what>\\p{L}[^,.;\\n]{3,50}?) (?:frei|vakant|zu besetzen|neu zu besetzen)(?=[,.;:\\n])`,
  'gu',
)
/** "Die Stadt Ulm beabsichtigt, zum nächstmöglichen Zeitpunkt eine Stelle in der Bauaufsicht mit 30 Wochenstunden zu besetzen". */
const INTENDS = new RegExp(
  `(?:beabsichtigt|plant|hat vor),? (?<when>(?:[^.;\\n]|(?<=\\d)\\.){0,60}?)${STELLE} (?:für|als|in der|im) (?<what>\\p{L}[^.;\\n]{3,70}?) (?:neu )?zu (?:besetzen|vergeben)(?=[,.;\\n])`,
  'gu',
)
/** "Wir hätten gern ein anerkanntes Diplom": whoever wants a paper wishes for it. */
const WOULD_LIKE =
  /(?<!\p{L})[Ww]ir hätten gerne? (eine?n? [^.;,\n]{3,40}(?:diplom|abschluss|zertifikat|schein|patent|erfahrung|kenntnisse))(?=[.;,\n]|$)/giu
/** "60 bis 75 Prozent, das sind 17 bis 21 Lektionen": the same in another measure. */
const THAT_IS = /, das (?:sind|entspricht|ist|macht) (\d[^,.;\n]{3,30})(?=[,.;\n]|$)/gu
/** "Zu den Aufgaben gehören …", "Vorausgesetzt wird eine Ausbildung als …": as a list begins. */
const TASKS_ARE =
  /(?<=(?:^|[.!?\n] ?))Zu (?:den|Ihren|deinen|den wichtigsten)(?: \p{Ll}+)? Aufgaben (?:gehören|gehört|zählen|zählt) (?:unter anderem |vor allem )?/giu
const ASKED_IS =
  /(?<=(?:^|[.!?\n] ?))(?:Vorausgesetzt|Erwartet|Verlangt|Gefordert) (?:wird|werden) (?:die |eine |ein |der |das )?(?=\p{L})/giu
/** "Bewerbungen erbitten wir bis zum 3. Mai". */
const WE_ASK_FOR =
  /(?<!\p{L})Bewerbungen (?:erbitten|erwarten|wünschen) wir (?:uns )?(?=bis|an|per|über|unter|mit|ausschließlich)/giu
/** "TVöD (VKA)". */
const BRANCH = /(?<=(?:TVöD|TVoeD|TV-L|AVR)) \((VKA|Bund|Land|Caritas|Diakonie)\)/gu
const PERCENT = /(?<=\d) ?Prozent(?![\p{L}-])/gu

const CLAUSES: Row[] = [
  [PERSON_IS, () => ''],
  [THIRD_PERSON, ({ groups }) => inSecondPerson(groups!.verb!, groups!.told!)],
  [
    LINE_OF_WORK,
    ({ groups }) => {
      const { verb, told } = groups as Record<'verb' | 'told', string>
      return isVerb(verb) && !/^(?:macht|arbeitet)$/u.test(verb)
        ? `${told.trim().replaceAll(' + ', ' und ')} ${pluralOf(verb)}`
        : null
    },
  ],
  [BECOMES_FREE, ({ groups }) => `${groups!.house} sucht ${groups!.when ?? ''}${groups!.what}`],
  [INTENDS, ({ groups }) => `sucht ${groups!.when}${groups!.what}`],
  [WOULD_LIKE, ([, what]) => `${what} wäre schön`],
  [THAT_IS, ([, same]) => ` (${same})`],
  [TASKS_ARE, () => 'Aufgaben: '],
  [ASKED_IS, () => 'Voraussetzung: '],
  [WE_ASK_FOR, () => 'Bewerbungen '],
  [BRANCH, ([, branch]) => `-${branch}`],
  [PERCENT, () => ' %'],
]

/** Edits that write them so. */
export const germanClauses = (text: string, language: () => Language): Edit[] =>
  language() === 'de' ? editsByRows(text, CLAUSES) : []
