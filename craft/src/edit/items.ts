/** The items of a line: "A, B and C". One of them can go, or stand elsewhere, and the others stay a whole line. */
import { splitWords, wordSpots } from '../headings.ts'
import { classOf, isIn } from '../line/word-lists.ts'
import type { Language } from '../sheet/sheet.ts'
import { contentOf } from './find-target.ts'

interface Item {
  from: number
  to: number
  /** What stands before it. */
  joint: string
}

const WORD = `(?:and|or|und|oder|sowie|et|ou|y|e|o|u|&)`
const MORE = '(?!(?:more|mehr|plus|más)\\b)'
const JOINT = new RegExp(String.raw`,\s+(?:${WORD}\s+)?${MORE}|;\s+|\s+${WORD}\s+${MORE}`, 'giu')
const OR = /\b(?:or|oder|ou|o|u)\b/iu

function itemsOf(words: string): Item[] {
  const end = words.replace(/[\s.!?)]+$/, '').length
  const joints = [...words.slice(0, end).matchAll(JOINT)]
  return [-1, ...joints.keys()].map((at) => {
    const joint = joints[at]
    return {
      from: joint ? joint.index + joint[0].length : 0,
      to: joints[at + 1]?.index ?? end,
      joint: joint?.[0] ?? '',
    }
  })
}

export interface Parted {
  /** What stays. */
  rest: string
  /** The item by itself, as it stood there. */
  taken: string
  isAlternative: boolean
  /** How much of the item was named. */
  share: number
}

/** "You have", "Sie sind": what a line of whole sentences begins with. */
export function frameOf(words: string, language: Language): string {
  const [first = '', second = ''] = words.split(/\s+/)
  return classOf(first.toLowerCase(), language) === 'pronoun' && second !== '' ? `${first} ${second} ` : ''
}

/**
 * Takes the item that some words name out of a line with several.
 * @returns null where the line is no list, where the words name more than one item, or where the others would not stand alone
 */
export function withoutItem(words: string, stems: readonly string[], language: Language): Parted | null {
  const items = itemsOf(words)
  const stemsIn = ({ from, to }: Item) => contentOf(splitWords(words.slice(from, to)), language)
  const named = items.filter((item) => stemsIn(item).some((stem) => stems.includes(stem)))
  const [item] = named
  if (items.length < 2 || !item || named.length > 1) return null
  const at = items.indexOf(item)
  const next = items[at + 1]
  const [from, to] = spotOf(words, item, stems, language)
  const own = stemsIn(item)
  const isName = language !== 'de' && /^\p{Lu}/u.test(words.slice(from)) && from > 0
  const frame = frameOf(words, language)
  const of = { share: own.filter((stem) => stems.includes(stem)).length / own.length }
  const isAlternative = OR.test(item.joint) || (at === 0 && OR.test(items.at(-1)!.joint))
  if (at === 0) {
    const starts = startOfFirst(words, from, frame, language)
    const follows = splitWords(words.slice(next!.from, next!.to))[0] ?? ''
    const isList = items.slice(1).some(({ joint }) => /\p{L}/u.test(joint))
    const isMore = splitWords(words.slice(to, item.to)).length > LITTLE
    if (!isList || isMore || starts === null || !standsAlone(follows, language)) return null
    const rest = words.slice(0, starts) + words.slice(next!.from)
    return { ...of, isAlternative, rest: upper(rest, starts === 0), taken: words.slice(starts, item.to) }
  }
  const end = isName ? to : item.to
  const before = items.slice(0, at)
  const kept = words.slice(0, item.from - item.joint.length)
  const joint = /\p{L}/u.test(item.joint) && !next ? item.joint.replace(',', '') : null
  const rejoined =
    joint && before.length > 1 && /^,\s+$/.test(before.at(-1)!.joint)
      ? words.slice(0, before.at(-2)!.to) + joint + words.slice(before.at(-1)!.from, item.from - item.joint.length)
      : kept
  const rest = (rejoined + words.slice(end)).replace(new RegExp(`(\\s${WORD}),\\s`, 'iu'), '$1 ')
  return { ...of, isAlternative, rest, taken: words.slice(item.from, item.to) }
}

/** So many words behind the name still belong to it. */
const LITTLE = 2

/** Where the named words begin and end within an item. */
function spotOf(words: string, item: Item, stems: readonly string[], language: Language): [from: number, to: number] {
  const spots = wordSpots(words.slice(item.from, item.to))
    .map(({ from, to }) => ({ from: item.from + from, to: item.from + to }))
    .filter(({ from, to }) =>
      contentOf(splitWords(words.slice(from, to)), language).some((stem) => stems.includes(stem)),
    )
  return [spots[0]?.from ?? item.from, spots.at(-1)?.to ?? item.to]
}

/** The first item of a sentence begins behind what leads to it: "in Uster und Greifensee"; null where that can't be told. */
function startOfFirst(words: string, named: number, frame: string, language: Language): number | null {
  if (frame !== '') return frame.length
  const lead = words.slice(0, named)
  const spots = wordSpots(lead)
  const last = spots.findLastIndex(({ from, to }) => {
    const word = lead.slice(from, to).toLowerCase()
    return ['preposition', 'pronoun', 'auxiliary'].includes(classOf(word, language) ?? '')
  })
  if (last >= 0) return spots[last]!.to + 1
  return spots.length <= 2 ? 0 : null
}

/** A list goes on with a thing, not with a verb or what hangs on the first. */
const standsAlone = (word: string, language: Language): boolean =>
  !['preposition', 'conjunction', 'relative', 'auxiliary'].includes(classOf(word, language) ?? '') &&
  !isIn('subordinate', word, language)

export const upper = (words: string, is = true): string =>
  is ? words.slice(0, 1).toUpperCase() + words.slice(1) : words

/** The items of a line that some words name, as a line; null where all of it is named or nothing. */
export function keptItems(words: string, stems: readonly string[], language: Language): string | null {
  const items = itemsOf(words)
  const kept = items.filter(({ from, to }) =>
    contentOf(splitWords(words.slice(from, to)), language).some((stem) => stems.includes(stem)),
  )
  if (kept.length === 0 || kept.length === items.length) return null
  return (
    upper(kept.map(({ from, to, joint }, at) => (at ? joint : '') + words.slice(from, to)).join('')) +
    /[.!]?$/.exec(words)![0]
  )
}

/** "In A and B": only the one that is named. */
export function onlyItem(words: string, stems: readonly string[], language: Language): string | null {
  const items = itemsOf(words)
  const hasAny = (said: string) => contentOf(splitWords(said), language).some((stem) => stems.includes(stem))
  const at = items.findIndex(({ from, to }) => hasAny(words.slice(from, to)))
  const isOther = items.slice(at + 1).some(({ from, to }) => hasAny(words.slice(from, to)))
  if (at < 0 || items.length < 2 || isOther) return null
  const leadOf = ({ from, to }: Item) => {
    const spots = wordSpots(words.slice(from, to))
    const last = spots.findLast((spot) => {
      const word = words.slice(from + spot.from, from + spot.to).toLowerCase()
      return classOf(word, language) === 'preposition'
    })
    return last ? { before: from + last.from, behind: from + last.to + 1 } : null
  }
  const [first, own] = [leadOf(items[0]!), leadOf(items[at]!)]
  if (!first) return null
  const [name] = at === 0 ? [first.behind] : spotOf(words, items[at]!, stems, language)
  const kept =
    at > 0 && own
      ? words.slice(own.before, items[at]!.to)
      : words.slice(first.before, first.behind) + words.slice(name, items[at]!.to)
  return words.slice(0, first.before) + kept + words.slice(items.at(-1)!.to)
}
