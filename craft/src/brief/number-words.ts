/** Numbers in words: "thirty-eight", "achtunddreißig", "quatre-vingt-dix", "mil setecientos". */
import { NUMBER_WORDS } from './data/number-words.ts'
import type { Span } from './facts.ts'
import { matches } from './matches.ts'
import { meets } from './spans.ts'

const ATOMS: Record<string, number> = {}
for (const [value, words] of Object.entries(NUMBER_WORDS))
  for (const word of words.split(' ')) ATOMS[word] = Number(value)
const GERMAN_UNITS = ['ein', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun']
const GERMAN_TENS = ['zwanzig', 'dreissig', 'vierzig', 'funfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']
for (const [one, unit] of GERMAN_UNITS.entries())
  for (const [ten, tens] of GERMAN_TENS.entries()) ATOMS[`${unit}und${tens}`] = (ten + 2) * 10 + one + 1
for (const [one, unit] of GERMAN_UNITS.entries()) ATOMS[`${unit}einhalb`] = one + 1.5
ATOMS.anderthalb = 1.5
for (const [word, value] of Object.entries(ATOMS)) if (word.includes('dreissig')) ATOMS[word.replace('ss', 'ß')] = value
/** "Dreitausendsechshundert": German writes its numbers in one word. */
const ONE_WORD = /^(?:(.+?)tausend)?(?:(.+?)hundert)?(?:und)?(.+)?$/

/** The Spanish conjunction joins tens to units only; the English one follows hundreds. */
const JOINT = /^(?:-| | y | and | et |-et-)$/
const ATOM = new RegExp(
  `(?<![A-Za-zÀ-ɏ\\d]|\\d-)(?<!(?:per|pour|por) )(?:${Object.keys(ATOMS)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![A-Za-zÀ-ɏ])`,
  'gu',
)

export interface NumberInWords {
  span: Span
  value: number
}

/** `text` is plain. Without "one", which is an article in three of the languages. */
export function findNumberWords(text: string): NumberInWords[] {
  const found: NumberInWords[] = []
  let current: { span: Span; parts: number[] } | null = null
  const close = () => {
    if (current) found.push({ span: current.span, value: sumOf(current.parts) })
    current = null
  }
  for (const match of matches(ATOM, text)) {
    const value = ATOMS[match[0]]!
    const span: Span = [match.index, match.index + match[0].length]
    const open = current as { span: Span; parts: number[] } | null
    if (open && JOINT.test(text.slice(open.span[1], span[0])) && continues(open.parts, value, text, open.span[1]))
      current = { span: [open.span[0], span[1]], parts: [...open.parts, value] }
    else {
      close()
      // "Deux-huit" names a rota.
      if (!/\p{L}-$/u.test(text.slice(Math.max(0, span[0] - 2), span[0]))) current = { span, parts: [value] }
    }
  }
  close()
  const german = germanNumbers(text).filter(({ span }) => !found.some((one) => meets(one.span, span)))
  // "58 tausend": the word belongs to the figure ahead.
  const alone = found.filter(
    ({ span: [from], value }) =>
      value < 100 || value % 100 !== 0 || !/\d ?$/.test(text.slice(Math.max(0, from - 2), from)),
  )
  const all = [...alone.map((one) => withOne(one, text)), ...german].sort((a, b) => a.span[0] - b.span[0])
  return withThousands(all, text)
}

/** "Twenty" goes on with "eight", "sixty" with no "forty": two numbers side by side stay two. */
function continues(parts: readonly number[], value: number, text: string, at: number): boolean {
  const last = parts.at(-1)!
  if (value === 1000) return last < 1000
  if (value === 100) return last < 20
  if (last === 4 && value === 20) return text[at] === '-' || text[at] === ' '
  if (last === 1000) return true
  if (last >= 100) return value < 100
  if (last >= 20 && value < 10) return true
  return (last === 60 || last === 20) && value >= 10 && value < 20 && (last === 60 || parts.at(-2) === 4)
}

const IN_ONE_WORD = /(?<![A-Za-zÀ-ɏ\d-])[a-zß]*(?:tausend|hundert)[a-zß]*(?![A-Za-zÀ-ɏ])/gu

function germanNumbers(text: string): NumberInWords[] {
  if (!/tausend|hundert/.test(text)) return []
  return matches(IN_ONE_WORD, text).flatMap((match) => {
    const [, thousands, hundreds, rest] = ONE_WORD.exec(match[0])!
    const [more, many, less] = [thousands, hundreds, rest].map((word) => (word === 'ein' ? 1 : ATOMS[word ?? '']))
    const known = (thousands === undefined || more) && (hundreds === undefined || many) && (rest === undefined || less)
    const value = (more ?? 0) * 1000 + (many ?? 0) * 100 + (less ?? 0)
    return known && value > 0 && match[0] !== rest
      ? [{ span: [match.index, match.index + match[0].length], value }]
      : []
  })
}

function sumOf(parts: readonly number[]): number {
  let total = 0
  let current = 0
  for (const [at, part] of parts.entries()) {
    if (part === 1000) {
      total += Math.max(1, current) * 1000
      current = 0
    } else if (part === 100) current = Math.max(1, current) * 100
    else if (part === 20 && parts[at - 1] === 4) current += 76
    else current += part
  }
  return total + current
}

/** "Thirty one thousand five hundred": the thousands behind a one are found by themselves. */
const withThousands = (numbers: readonly NumberInWords[], text: string): NumberInWords[] =>
  numbers.reduce<NumberInWords[]>((joined, number) => {
    const last = joined.at(-1)
    const [from] = number.span
    if (last && last.value % 10 === 1 && last.value < 1000 && /^ thousand/u.test(text.slice(last.span[1], from + 8)))
      joined[joined.length - 1] = {
        span: [last.span[0], number.span[1]],
        value: last.value * 1000 + number.value - 1000,
      }
    else joined.push(number)
    return joined
  }, [])

/** "Twenty-one", "treinta y un": one is a number behind a ten. */
const WITH_ONE =
  /^(?:-one|-et-une?|-une?| y una?| y uno| one(?=[,.;]|$| (?:thousand|hundred|an? (?:hour|day|year)|per |pounds|dollars|euros|hours|days|years|percent)))(?![a-z])/
function withOne({ span, value }: NumberInWords, text: string): NumberInWords {
  const more = value % 10 === 0 ? WITH_ONE.exec(text.slice(span[1], span[1] + 16)) : null
  return more ? { span: [span[0], span[1] + more[0].length], value: value + 1 } : { span, value }
}
