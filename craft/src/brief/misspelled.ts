/** Words of hiring that were typed in haste, in English: "custmer service advisr", "free parkin", "u work w me". */
import { type Edit, editsOf } from './rewrite.ts'

const WORDS =
  'customer service advisor adviser assistant manager engineer developer designer accountant administrator coordinator specialist consultant technician representative receptionist experience experienced qualified qualification training parking speaking rising working cleaning cooking including probation between benefits holiday holidays pension insurance discount available permanent temporary contract overtime weekend weekends evening evenings morning mornings afternoon essential necessary required preferred salary monthly agencies immediate immediately responsible excellent communication business department marketing finance payroll recruitment maintenance warehouse certificate uniform provided looking people colleague colleagues knowledge schedule interview references application negotiable competitive commission environment'.split(
    ' ',
  )
/** What is a word of its own, here or in a neighbouring language. */
const WORDS_TOO = new Set(
  'contact manage advise reference benefit manger staring stating paring planing mooring contrat anual require deliver raining woking moring sales parting paying persona'.split(
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

const known = new Set(WORDS)
const MEANT = new Map<string, string>()
for (const word of WORDS)
  for (const slip of slipsOf(word)) if (!known.has(slip) && !WORDS_TOO.has(slip)) MEANT.set(slip, word)
for (const [slip, word] of [
  ['agencys', 'agencies'],
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

const WORD = /(?<![\p{L}\d@./'’-])\p{L}{3,15}(?![\p{L}\d@'’])/gu
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

const asTyped = (typed: string, word: string): string =>
  /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word

export function misspelledWords(text: string): Edit[] {
  const edits = editsOf(text, WORD, ([typed]) => {
    const word = MEANT.get(typed.toLowerCase())
    return word ? asTyped(typed, word) : null
  })
  const shorts = SHORT.flatMap(([pattern, full]) => editsOf(text, pattern, () => full))
  if (edits.length + shorts.length === 0 || (text.match(ENGLISH)?.length ?? 0) < 2) return []
  return [...edits, ...shorts]
}
