/** The same brief as it would be dictated, typed in haste or told of another post: what is learned from beside the brief itself. */
import type { Label } from '../src/label/labels.ts'
import { type LabelledBrief, languageOf } from './corpus.ts'
import { shuffle } from './random.ts'

const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const withoutAccents = (text: string): string =>
  text
    .replace(/[äöüß]/g, (letter) => GERMAN[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
const withoutStops = (text: string): string =>
  text.replace(/[.,;:!?]+(?=\s|$)/g, '').replace(/(?<=\s|^)[–(]|\)(?=\s|$)/g, '')
const withoutLines = (text: string): string => text.replace(/(?<=^|\n)\s*[-•*·–]\s+/g, '').replace(/\s*\n+\s*/g, ' ')

/** How often each is done to a brief; `swap` to its stretches where `swaps` are made in it at all. */
const CHANCES = {
  stops: 0.5,
  capitals: 0.5,
  lines: 0.5,
  accents: 0.1,
  swaps: 0.8,
  swap: 0.5,
  blocks: 0.3,
  private: 0.4,
  block: 0.12,
  order: 0.5,
}
const TRIES = 5

/** What stands in briefs of a language under a label, to take the place of another such stretch. */
export type Stock = Map<string, string[]>
export function stockOf(briefs: readonly LabelledBrief[]): Stock {
  const stock: Stock = new Map()
  for (const brief of briefs)
    for (const { label, from, to } of brief.stretches) {
      const key = `${languageOf(brief)} ${label}`
      stock.set(key, [...(stock.get(key) ?? []), brief.text.slice(from, to).trim()])
    }
  return stock
}

/** Another stretch of the label that begins and ends alike, where a few tries find one. */
function findOther(stock: Stock, key: string, words: string, random: () => number): string | null {
  const others = stock.get(key)!
  const edges = (text: string) => `${/^[-•*]/.test(text)} ${/[\p{L}\d]$/u.test(text) ? '' : text.at(-1)}`
  if (words.includes('\n')) return null
  for (let tried = 0; tried < TRIES; tried++) {
    const other = others[Math.floor(random() * others.length)]!
    if (!other.includes('\n') && edges(other) === edges(words)) return other
  }
  return null
}

export function roughen(whole: LabelledBrief, stock: Stock, random: () => number): LabelledBrief {
  const brief = random() < CHANCES.blocks ? rearrange(whole, random) : whole
  const steps = [
    random() < CHANCES.stops ? withoutStops : null,
    random() < CHANCES.capitals ? (text: string) => text.toLowerCase() : null,
    random() < CHANCES.lines ? withoutLines : null,
    random() < CHANCES.accents ? withoutAccents : null,
  ].filter((step) => step !== null)
  const swaps = random() < CHANCES.swaps
  const language = languageOf(brief)
  return rewriteStretches(brief, (typed, label) => {
    const words = typed.trim()
    const other = swaps && random() < CHANCES.swap ? findOther(stock, `${language} ${label}`, words, random) : null
    return steps.reduce((text, step) => step(text), other === null ? typed : typed.replace(words, () => other))
  })
}

/** A stretch that nothing is left of goes. */
export function rewriteStretches(brief: LabelledBrief, rewrite: (text: string, label: Label) => string): LabelledBrief {
  const rewritten: LabelledBrief = { ...brief, text: '', stretches: [] }
  for (const { from, to, ...kept } of brief.stretches) {
    const text = rewrite(brief.text.slice(from, to), kept.label)
    if (text.trim() === '') continue
    const isGlued = rewritten.text === '' || /\s$/.test(rewritten.text) || !/\s/.test(brief.text[from - 1] ?? ' ')
    const start = rewritten.text.length + (isGlued || /^\s/.test(text) ? 0 : 1)
    rewritten.text = rewritten.text.padEnd(start) + text
    rewritten.stretches.push({ ...kept, from: start, to: rewritten.text.length })
  }
  return rewritten
}

const PRIVATE: readonly Label[] = ['aside', 'order', 'unlawful']

/** Some sentences and lines left out, the rest in another order: what stands beside what tells little of what it is. */
function rearrange(brief: LabelledBrief, random: () => number): LabelledBrief {
  const blocks: LabelledBrief['stretches'][] = [[]]
  for (const stretch of brief.stretches) {
    blocks.at(-1)!.push(stretch)
    if (/[.!?\n]\s*$/.test(brief.text.slice(stretch.from, stretch.to))) blocks.push([])
  }
  const isPrivate = (block: LabelledBrief['stretches']) => block.every(({ label }) => PRIVATE.includes(label))
  const kept = blocks.filter(
    (block) => block.length > 0 && random() >= (isPrivate(block) ? CHANCES.private : CHANCES.block),
  )
  const isLoose = random() < CHANCES.order && !brief.stretches.some(({ isGone }) => isGone)
  if (isLoose) shuffle(kept, random)
  const made: LabelledBrief = { ...brief, text: '', stretches: [] }
  for (const block of kept.length > 0 ? kept : blocks)
    for (const [at, { from, to, ...rest }] of block.entries()) {
      const isGlued = made.text === '' || /\s$/.test(made.text) || (at > 0 && brief.text[from - 1] !== ' ')
      const start = made.text.length + (isGlued || /^\s/.test(brief.text.slice(from, to)) ? 0 : 1)
      made.text = made.text.padEnd(start) + brief.text.slice(from, to)
      made.stretches.push({ ...rest, from: start, to: made.text.length })
    }
  return made
}
