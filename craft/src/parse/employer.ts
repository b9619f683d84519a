/** Who the employer is, and what the brief says of it. */
import type { Label, Stretch } from '../label/label.ts'
import type { Span } from '../sheet/sheet.ts'
import type { Text } from '../text/text.ts'
import { findAbout } from './employer-about.ts'
import { findNames, type NameFound } from './employer-name.ts'
import type { Found } from './found.ts'

export interface ReadEmployer {
  /** The name as printed; offsets in `Text.text`. Null where it is not sure. */
  name: Found<string> | null
  /** Behind a comma ("a 34-bed residential home") or, with its stop, as a sentence; offsets in `Text.text`. */
  about: { text: string; from: number; to: number }[]
  /** What else was said of the employer: for lines of their own, or the notes. */
  rest: Span[]
}

/** Which stretches may name the employer, and how much less likely than those about it. */
const WHERE: Partial<Record<Label, number>> = {
  company: 0,
  title: 0.2,
  place: 0.3,
  filler: 0.5,
  contract: 0.6,
  team: 0.8,
  date: 0.7,
  mode: 0.7,
  hours: 0.7,
  duty: 1,
  apply: 0.8,
}
const SURE = 1

/**
 * Reads the employer's name and what is said about it.
 * @param stretches those that may be printed
 */
export function readEmployer(text: Text, stretches: readonly Stretch[]): ReadEmployer {
  const name = findEmployer(text, stretches)
  const about: ReadEmployer['about'] = []
  const rest: Span[] = []
  for (const { from, to, label } of stretches) {
    const isNamed = !!name && name.from < to && name.to > from
    if (label !== 'company' && !(isNamed && label === 'place')) continue
    const read = findAbout(text, { from, to }, name, label === 'company')
    about.push(...read.about)
    if (label === 'company') rest.push(...read.rest)
  }
  return { name, about, rest }
}

function findEmployer(text: Text, stretches: readonly Stretch[]): Found<string> | null {
  const all: (NameFound & { at: number })[] = []
  for (const { from, to, label } of stretches) {
    const less = WHERE[label]
    if (less === undefined) continue
    const before = text.text.slice(Math.max(0, from - 40), from)
    for (const name of findNames(text.text.slice(from, to), before, label, text.language, text.traits.lower))
      all.push({ ...name, at: from, score: name.score - less + support(text, name.text) })
  }
  const best = all.sort((a, b) => b.score - a.score || a.at - b.at)[0]
  if (!best || best.score < SURE) return null
  return { from: best.at + best.from, to: best.at + best.to, text: best.text, value: best.text, sure: true }
}

/** A name that an address of the text is made of, or that is told more than once, is the employer's. */
function support({ text }: Text, name: string): number {
  const words =
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-z]{4,}/g) ?? []
  const addresses = (text.toLowerCase().match(/@[a-z\d.-]+|(?:www\.|https?:\/\/)[a-z\d.-]+/g) ?? [])
    .join(' ')
    .replaceAll('-', '')
  const isAddress = words.some((word) => addresses.includes(word))
  const isRepeated = name.length > 5 && text.indexOf(name) !== text.lastIndexOf(name)
  return (isAddress ? 0.8 : 0) + (isRepeated ? 0.3 : 0)
}
