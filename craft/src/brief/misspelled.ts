/** Words of hiring that were typed in haste: "custmer service advisr", "u work w me", "Meidengestalter geschucht". */
import type { Span } from './facts.ts'
import { isCapital, isDigit, isLetter } from './letters.ts'
import { passes, type Sieve, sieveOf } from './match-phrases.ts'
import { lowerCase } from './normalise.ts'
import { type Edit, editsOf } from './rewrite.ts'

const WORDS =
  'lifecycle analytics software customer service advisor adviser assistant manager engineer developer designer accountant administrator coordinator specialist consultant technician representative receptionist experience experienced qualified qualification training parking speaking rising working cleaning cooking including probation between benefits holiday holidays pension insurance discount available permanent temporary contract overtime weekend weekends evening evenings morning mornings afternoon essential necessary required preferred salary monthly agencies immediate immediately responsible excellent communication business department marketing finance payroll recruitment maintenance warehouse certificate uniform provided looking people colleague colleagues knowledge schedule interview references application negotiable competitive commission environment because youth community communities different definitely successful support children building'.split(
    ' ',
  )
const TRADES =
  'cleaner cleaners plumber plumbers electrician electricians mechanic mechanics carpenter carpenters labourer labourers teacher teachers waitress hairdresser hairdressers gardener gardeners supervisor supervisors picker pickers packers caretaker housekeeper housekeepers bartender welder welders painters decorator decorators bricklayer bricklayers roofer roofers surveyor librarian physiotherapist therapist pharmacist paramedic scaffolder plasterer butcher baker overnight security'.split(
    ' ',
  )
/** What is a word of its own, here or in a neighbouring language. */
const WORDS_TOO = new Set(
  'provide teaches analytic agences certificat weder contact manage advise reference benefit manger staring stating paring planing mooring contrat anual require deliver unifor raining woking moring sales parting paying persona wielder picket pickets pickers packer cleaver panters pinters'.split(
    ' ',
  ),
)

/** One letter left out, two changed about, or one typed twice: never the first, by which a word is known. */
function* slipsOf(word: string): Generator<string> {
  for (let at = 1; at < word.length; at++) {
    yield word.slice(0, at) + word.slice(at + 1)
    yield word.slice(0, at + 1) + word.slice(at)
    if (at + 1 < word.length) yield word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2)
  }
}

const known = new Set([...WORDS, ...TRADES])
const MEANT = new Map<string, string>()
for (const word of known)
  for (const slip of slipsOf(word))
    if (!known.has(slip) && !WORDS_TOO.has(slip) && !(TRADES.includes(word) && word.startsWith(slip)))
      MEANT.set(slip, word)
for (const [slip, word] of [
  ['agencys', 'agencies'],
  ['nite', 'night'],
  ['nites', 'nights'],
  ['overnite', 'overnight'],
  ['cleener', 'cleaner'],
  ['cleeners', 'cleaners'],
  ['maneger', 'manager'],
  ['reqd', 'required'],
  ['supe', 'supervisor'],
  ['fones', 'phones'],
  ['wld', 'would'],
  ['cld', 'could'],
  ['shld', 'should'],
  ['bcoz', 'because'],
  ['coz', 'because'],
  ['recieve', 'receive'],
  ['managment', 'management'],
  ['oppertunity', 'opportunity'],
] as const)
  MEANT.set(slip, word)

/** Long ones only, and none whose slip is a name: a slip in a short German word gives another one, and Kaufman is somebody. */
const GERMAN_WORDS =
  'mediengestalter mediengestalterin mitarbeiter mitarbeiterin sachbearbeiter sachbearbeiterin buchhalter buchhalterin buchhaltung verkäufer verkäuferin elektriker elektroniker mechatroniker mechaniker industriemechaniker anlagenmechaniker dachdecker erzieher erzieherin pflegefachkraft altenpfleger altenpflegerin krankenpfleger lagerist lagerhelfer staplerfahrer kraftfahrer berufskraftfahrer reinigungskraft küchenhilfe servicekraft projektleiter bauleiter teamleiter filialleiter softwareentwickler entwickler programmierer techniker servicetechniker ingenieur fachangestellte bürokauffrau kauffrau druckerei bäckerei metzgerei gärtnerei schreinerei werkstatt druckvorstufe ausbildung berufserfahrung erfahrung kenntnisse grundkenntnisse führerschein vollzeit teilzeit gleitzeit unbefristet wochenende bewerbung verwaltung betreuung beratung kundenberatung einzelhandel gastronomie rezeption verantwortung urlaubstage weihnachtsgeld urlaubsgeld schichtdienst einarbeitung festanstellung quereinsteiger handwerker maschinenbediener produktionshelfer hausmeister arzthelferin zahnarzthelferin'.split(
    ' ',
  )
const MEANT_IN_GERMAN = new Map([
  ['geschucht', 'gesucht'],
  ['gesuht', 'gesucht'],
  ['gescuht', 'gesucht'],
])
const knownInGerman = new Set(GERMAN_WORDS)
/** Without its last letter it may be another form: "Verkäufe", "programmiere". */
const mayBeMeant = (slip: string, word: string): boolean => !knownInGerman.has(slip) && !word.startsWith(slip)
for (const word of GERMAN_WORDS)
  for (const slip of slipsOf(word)) if (mayBeMeant(slip, word)) MEANT_IN_GERMAN.set(slip, word)

interface Slips {
  meant: ReadonlyMap<string, string>
  sieve: Sieve
}
const SLIPS: Slips = { meant: MEANT, sieve: sieveOf(MEANT.keys()) }
const SLIPS_IN_GERMAN: Slips = { meant: MEANT_IN_GERMAN, sieve: sieveOf(MEANT_IN_GERMAN.keys()) }

/** No slip is shorter or longer. */
const SHORTEST = 3
const LONGEST = 20
/** Beside these a run of letters is part of a name, an address or a longer word. */
const TIES_AHEAD = "@./'’-"
const TIES_BEHIND = "@'’"

const isTied = (text: string, at: number, ties: string): boolean =>
  isDigit(text.charCodeAt(at)) || ties.includes(text[at] ?? ' ')

/** "email/lifecyle manager": a stroke between two words of a choice, and none of an address. */
const isOther = (text: string, at: number): boolean =>
  text[at] === '/' && /(?:^|[\s(,])\p{L}+$/u.test(text.slice(Math.max(0, at - LONGEST), at))

/** Where words stand that may hold a slip. */
function wordsIn(text: string): Span[] {
  const words: Span[] = []
  for (let from = 0, to = 0; from < text.length; from = to + 1) {
    to = from
    while (isLetter(text.charCodeAt(to))) to++
    if (to - from < SHORTEST || to - from > LONGEST) continue
    if ((!isTied(text, from - 1, TIES_AHEAD) || isOther(text, from - 1)) && !isTied(text, to, TIES_BEHIND))
      words.push([from, to])
  }
  return words
}

/** "webchat n email", "u work w me". */
const SHORT: [RegExp, string][] = [
  [/(?<=\p{Ll}{3}) n (?=\p{Ll}{3})/gu, ' and '],
  [/(?<![\p{L}'’])u (?=(?:work|will|can|get|need|have|would|know|must|report|join|lead)(?!\p{L}))/gu, 'you '],
  [/(?<=(?:we|they|you|u) )r (?=\p{Ll})/gu, 'are '],
  [/(?<=(?:look|looking|searching) )4 (?=an? |the |our |some)/gu, 'for '],
  [/(?<=\p{Ll} )w (?=(?:me|us|our|the|a|you|people|customers)(?!\p{L}))/gu, 'with '],
]
/** A language is told by its small words; a few are enough. */
const ENGLISH = /(?<![\p{L}])(?:the|and|with|for|our|is|are|we|need|no|of|to|as|well|you|over|start)(?![\p{L}])/giu

const GERMAN =
  /(?<!\p{L})(?:der|die|das|und|mit|für|ein|eine|wir|suchen|im|bei|zum|zur|kein|keine|ist|ab|std|stunden|uhr|zwischen|auch|nicht)(?!\p{L})/giu

const asTyped = (typed: string, word: string): string =>
  /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word

/** "Order through Gardners": a capital within a sentence is that of a name. */
const isName = (text: string, from: number): boolean =>
  isCapital(text.charCodeAt(from)) &&
  !isCapital(text.charCodeAt(from + 1)) &&
  /[a-zß-ÿ,] $/u.test(text.slice(Math.max(0, from - 2), from))

export function misspelledWords(text: string): Edit[] {
  const small = lowerCase(text)
  const words = wordsIn(text)
  const meantIn = ({ meant, sieve }: Slips): Edit[] =>
    words.flatMap(([from, to]) => {
      const word = passes(sieve, small, from, to) ? meant.get(small.slice(from, to)) : undefined
      return word ? { from, to, text: asTyped(text.slice(from, to), word) } : []
    })
  const isIn = (small: RegExp): boolean => (text.match(small)?.length ?? 0) >= 2
  const german = meantIn(SLIPS_IN_GERMAN)
  if (german.length > 0 && isIn(GERMAN)) return german
  const edits = meantIn(SLIPS).filter(({ from }) => !isName(text, from))
  const shorts = SHORT.flatMap(([pattern, full]) => editsOf(text, pattern, () => full))
  if (edits.length + shorts.length === 0 || !isIn(ENGLISH)) return []
  return [...edits, ...shorts]
}
