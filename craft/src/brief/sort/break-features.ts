/** What tells where one thing ends and the next begins in words without stops. */
import type { Add } from './model.ts'

/** A word in plain spelling with its place in the text. */
export interface Spoken {
  says: string
  /** Typed with a capital: phones write names so. */
  capital: boolean
  from: number
  to: number
}

/** A mark inside a figure or a name is no stop. */
const WORD = /[a-zß-ɏ\d¤£$+](?:[^\s,.;:!?()"•]|[.,:](?=[^\s,.;:!?()"•]))*/gu

/** @param plain `text` in plain spelling */
export const spokenWords = (plain: string, text: string): Spoken[] =>
  [...plain.matchAll(WORD)].map(({ 0: word, index }) => ({
    says: word,
    capital: text[index] !== plain[index] && /\p{Lu}/u.test(text[index]!),
    from: index,
    to: index + word.length,
  }))

const EDGE = '_'
/** Figures are alike, but for the marks that stand with them. */
const alike = (says: string): string => says.replace(/\d+/g, '0')

/** Where the rules have found something: what begins before a word, what ends behind it, and what goes on. */
export interface Spots {
  begins: ReadonlyMap<number, string>
  ends: ReadonlyMap<number, string>
  within: (offset: number) => boolean
  /** Inside what a job is called nothing ends. */
  inTitle: (offset: number) => boolean
}

/** Looks at the gap before `words[index]`. */
export function nameBreakFeatures(words: readonly Spoken[], index: number, spots: Spots, add: Add): void {
  const at = (step: number): string => {
    const word = words[index + step]
    return word ? alike(word.says) : EDGE
  }
  const [b3, b2, b1, a1, a2, a3] = [at(-3), at(-2), at(-1), at(0), at(1), at(2)] as const
  const begins = spots.begins.get(words[index]!.from) ?? ''
  const ends = spots.ends.get(words[index - 1]!.to) ?? ''
  const within = begins === '' && spots.within(words[index]!.from)
  add('bias')
  add('[', begins)
  add(']', ends)
  add(`]${ends}`, '[', begins)
  add(`]${ends}`, '|', a1)
  add(`<${b1}`, '[', begins)
  add(within ? 'in' : 'out')
  if (begins === '') {
    // How a fact is led into: "and the | boss is".
    const ahead = words[index + 1] ? (spots.begins.get(words[index + 1]!.from) ?? '') : ''
    const behind = words[index + 2] ? (spots.begins.get(words[index + 2]!.from) ?? '') : ''
    add('[1', ahead)
    add('[2', behind)
    add(`>${a1}`, '[', ahead)
    add(`>${a1} ${a2}`, '[', behind)
  }
  const capitals = `${words[index - 1]!.capital ? 'A' : 'a'}${words[index]!.capital ? 'A' : 'a'}${words[index + 1]?.capital ? 'A' : 'a'}`
  add('#', capitals)
  add(`#${capitals}`, '<', b1)
  add(`#${capitals}`, '>', a1)
  add('<', b1)
  add('>', a1)
  add('<<', b2)
  add('>>', a2)
  add(`<${b1}`, '|', a1)
  add(`<${b2} `, b1)
  add(`>${a1} `, a2)
  add(`>${a1} ${a2} `, a3)
  add(`<${b3} ${b2} `, b1)
  add(`<${b2} ${b1}`, '|', a1)
  add(`<${b1}|${a1} `, a2)
  add('<-', b1.slice(-3))
  add('>-', a1.slice(-3))
  add(`<-${b1.slice(-2)}`, '|', a1)
}
