/** Two versions of a description: what changed in wording, and what changed in meaning. */
import type { Span } from '../brief/facts.ts'
import { plain } from '../brief/normalise.ts'
import { parseDocument, plainText } from '../document.ts'
import { type Evidence, gatherEvidence, stemOf } from './evidence.ts'
import { grounds } from './figure-grounds.ts'
import type { Figure } from './figures.ts'

interface SentenceChange {
  kind: 'added' | 'removed' | 'reworded'
  section: string | null
  before: string | null
  after: string | null
}

interface MeaningChange {
  kind: 'added' | 'removed' | 'changed'
  what: 'figure' | 'tool' | 'place' | 'language' | 'term'
  before: string | null
  after: string | null
}

export interface Comparison {
  sections: { heading: string; kind: 'added' | 'removed' }[]
  wording: SentenceChange[]
  /** Empty where only words changed. */
  meaning: MeaningChange[]
}

interface Sentence {
  section: string | null
  text: string
}

export function compareVersions(before: string, after: string): Comparison {
  const [old, fresh] = [parseDocument(before), parseDocument(after)]
  const headings = (document: typeof old) => document.sections.flatMap(({ heading }) => heading ?? [])
  const sections = [
    ...headings(fresh)
      .filter((one) => !headings(old).includes(one))
      .map((heading) => ({ heading, kind: 'added' as const })),
    ...headings(old)
      .filter((one) => !headings(fresh).includes(one))
      .map((heading) => ({ heading, kind: 'removed' as const })),
  ]
  const wording = pairUp(changedSentences(sentencesOf(old), sentencesOf(fresh)))
  return { sections, wording, meaning: compareMeaning(before, after, wording) }
}

function sentencesOf(document: ReturnType<typeof parseDocument>): Sentence[] {
  const found: Sentence[] = [document.title, ...document.facts].filter(Boolean).map((text) => ({ section: null, text }))
  for (const { heading, blocks } of document.sections)
    for (const block of blocks) {
      const lines =
        block.kind === 'paragraph'
          ? plainText(block.runs).split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u)
          : block.items.map(plainText)
      found.push(...lines.map((text) => ({ section: heading, text: text.trim() })))
    }
  return found.filter(({ text }) => text !== '')
}

/** Longest common run of sentences, by dynamic programming; a description has a few dozen. */
function changedSentences(old: Sentence[], fresh: Sentence[]): SentenceChange[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0))
  for (let i = old.length - 1; i >= 0; i--)
    for (let k = fresh.length - 1; k >= 0; k--)
      lengths[i]![k] =
        old[i]!.text === fresh[k]!.text
          ? lengths[i + 1]![k + 1]! + 1
          : Math.max(lengths[i + 1]![k]!, lengths[i]![k + 1]!)
  const changes: SentenceChange[] = []
  let i = 0
  let k = 0
  while (i < old.length || k < fresh.length) {
    if (i < old.length && k < fresh.length && old[i]!.text === fresh[k]!.text) {
      i++
      k++
    } else if (k >= fresh.length || (i < old.length && lengths[i + 1]![k]! >= lengths[i]![k + 1]!)) {
      changes.push({ kind: 'removed', section: old[i]!.section, before: old[i]!.text, after: null })
      i++
    } else {
      changes.push({ kind: 'added', section: fresh[k]!.section, before: null, after: fresh[k]!.text })
      k++
    }
  }
  return changes
}

/** Share of common words from which a removed and an added sentence are one that was reworded. */
const ALIKE = 0.4

function pairUp(changes: SentenceChange[]): SentenceChange[] {
  const added = changes.filter(({ kind }) => kind === 'added')
  const taken = new Set<SentenceChange>()
  return changes
    .map((change) => {
      if (change.kind !== 'removed') return change
      const best = added
        .filter((one) => !taken.has(one))
        .map((one) => ({ one, share: likeness(change.before!, one.after!) }))
        .sort((a, b) => b.share - a.share)[0]
      if (!best || best.share < ALIKE) return change
      taken.add(best.one)
      return { kind: 'reworded' as const, section: best.one.section, before: change.before, after: best.one.after }
    })
    .filter((change) => !taken.has(change))
}

function likeness(a: string, b: string): number {
  const [x, y] = [stems(a), stems(b)]
  const common = [...x].filter((stem) => y.has(stem)).length
  return common / Math.max(1, Math.min(x.size, y.size))
}

const stems = (text: string): Set<string> => new Set((plain(text).match(/[a-z0-9ß-ɏ]{3,}/g) ?? []).map(stemOf))

function compareMeaning(before: string, after: string, wording: readonly SentenceChange[]): MeaningChange[] {
  const [old, fresh] = [gatherEvidence(before, null), gatherEvidence(after, null)]
  const gone = namesMissing(old, fresh, before)
  const come = namesMissing(fresh, old, after)
  const figuresGone = old.figures.filter((figure) => !fresh.figures.some((one) => grounds(one, figure)))
  const figuresCome = fresh.figures.filter((figure) => !old.figures.some((one) => grounds(one, figure)))
  const changes: MeaningChange[] = [
    ...gone.map(({ what, text }) => ({ kind: 'removed' as const, what, before: text, after: null })),
    ...come.map(({ what, text }) => ({ kind: 'added' as const, what, before: null, after: text })),
  ]
  const textOf = (source: string, { span }: Figure) => source.slice(...span)
  const used = new Set<Figure>()
  for (const figure of figuresGone) {
    const partner = figuresCome.find(
      (one) =>
        !used.has(one) && one.unit === figure.unit && sameSentence(wording, textOf(before, figure), textOf(after, one)),
    )
    if (partner) used.add(partner)
    changes.push({
      kind: partner ? 'changed' : 'removed',
      what: 'figure',
      before: textOf(before, figure),
      after: partner ? textOf(after, partner) : null,
    })
  }
  for (const figure of figuresCome)
    if (!used.has(figure)) changes.push({ kind: 'added', what: 'figure', before: null, after: textOf(after, figure) })
  return changes
}

const sameSentence = (wording: readonly SentenceChange[], before: string, after: string): boolean =>
  wording.some(
    (change) => change.kind === 'reworded' && change.before!.includes(before) && change.after!.includes(after),
  )

const KINDS: Record<string, MeaningChange['what']> = { tool: 'tool', place: 'place', language: 'language' }

function namesMissing(from: Evidence, other: Evidence, text: string): { what: MeaningChange['what']; text: string }[] {
  const found: { what: MeaningChange['what']; text: string; span: Span }[] = []
  for (const [key, span] of from.named) {
    if (other.named.has(key) || key.startsWith('country:')) continue
    if (found.some((one) => one.span[0] === span[0])) continue
    found.push({ what: KINDS[key.split(':')[0]!] ?? 'term', text: text.slice(...span), span })
  }
  return found.map(({ what, text: words }) => ({ what, text: words }))
}
