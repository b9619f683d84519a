/** How a rule fares in what people did: who did as it says, and who did not. */
import { areAlike } from './align.ts'
import { type Edits, isWrittenAnew } from './edits.ts'
import { movesOf, refusesMove, topicOfMove } from './find-shape.ts'
import { topicOf } from './line-topic.ts'
import { allWords, hasWords, keyOf, type Line, linesOf } from './lines.ts'
import { idOf } from './parts.ts'
import type { HouseRule } from './rule.ts'

/** One document, or the comments on a description, that speaks for a rule. */
export interface Evidence {
  id: string
  from: 'document' | 'comment'
  /** Empty where something was added. */
  before: string
  /** Empty where something was removed. */
  after: string
}

/** Where a text went the other way: the line of it that shows so, empty where it is the text as a whole. */
export interface Opposed {
  id: string
  line: string
}

export interface Support {
  evidence: Evidence[]
  against: Opposed[]
}

type Against = { against: string }
type Verdict = Omit<Evidence, 'id'> | Against | null

export function supportOf(rule: HouseRule, all: readonly Edits[]): Support {
  const support: Support = { evidence: [], against: [] }
  for (const edits of all) {
    const verdict = saidSo(rule, edits) ?? (edits.final && judge(rule, edits, edits.final))
    if (verdict && 'against' in verdict) support.against.push({ id: edits.id, line: verdict.against })
    else if (verdict) support.evidence.push({ id: edits.id, ...verdict })
  }
  return support
}

function judge(rule: HouseRule, edits: Edits, final: NonNullable<Edits['final']>): Verdict {
  switch (rule.kind) {
    case 'avoid':
      return avoided(keyOf(rule.phrase), edits, final)
    case 'term':
      return replaced(keyOf(rule.from), keyOf(rule.to), edits, final)
    case 'heading':
      return renamed(rule.from.map(keyOf), keyOf(rule.to), edits, final)
    case 'closing':
    case 'line':
      return rule.language === edits.language ? added(rule, edits, final) : null
    case 'title':
    case 'drop':
    case 'order':
    case 'address':
    case 'currency':
      return reshaped(rule, edits)
  }
}

function reshaped(rule: HouseRule, edits: Edits): Verdict {
  const move = movesOf(edits).find((one) => one.rule.kind === rule.kind && doesSo(rule, one.rule, edits))
  if (move) return { from: 'document', before: move.before, after: move.after }
  return refusesMove(rule, edits) ? { against: '' } : null
}

/** Sections go by many names. */
function doesSo(rule: HouseRule, done: HouseRule, { language }: Edits): boolean {
  if ((rule.kind === 'drop' || rule.kind === 'order') && rule.kind === done.kind) {
    const [ids, own] = [rule, done].map(({ headings }) => headings.map((name) => idOf(name, language)))
    return rule.kind === 'drop' ? ids!.includes(own![0]!) : ids!.join() === own!.join()
  }
  return topicOfMove(rule) === topicOfMove(done)
}

const lineWith = (lines: readonly Line[], key: string): Against => ({
  against: lines.find((line) => hasWords(` ${line.key} `, key))?.text ?? '',
})

function avoided(key: string, edits: Edits, final: NonNullable<Edits['final']>): Verdict {
  if (hasWords(final.words, key)) return lineWith(final.lines, key)
  if (!hasWords(edits.generated.words, key) || isWrittenAnew(edits)) return null
  return { from: 'document', ...editAround(key, edits) }
}

/** The line that had the words, and what it is now. */
function editAround(key: string, { generated, reworded }: Edits): { before: string; after: string } {
  const changed = reworded.find(({ before }) => hasWords(` ${before.key} `, key))
  if (changed) return { before: changed.before.text, after: changed.after.text }
  const blocks = [...Map.groupBy(generated.lines, ({ block }) => block).values()]
  const lines = blocks.find((block) => hasWords(allWords(block), key)) ?? []
  return { before: lines.map(({ text }) => text).join(' '), after: '' }
}

function replaced(from: string, to: string, edits: Edits, final: NonNullable<Edits['final']>): Verdict {
  if (hasWords(final.words, from) && !hasWords(` ${to} `, from)) return lineWith(final.lines, from)
  const done = edits.reworded.find(({ changes }) =>
    changes.some(({ removedWords, addedWords }) => removedWords.join(' ') === from && addedWords.join(' ') === to),
  )
  if (done) return { from: 'document', before: done.before.text, after: done.after.text }
  return hasWords(edits.generated.words, from) ? { against: '' } : null
}

function renamed(from: readonly string[], to: string, edits: Edits, final: NonNullable<Edits['final']>): Verdict {
  const done = edits.renamed.find((one) => keyOf(one.to) === to)
  if (done) return { from: 'document', before: done.from, after: done.to }
  const headings = new Set(final.lines.filter(({ kind }) => kind === 'heading').map(({ key }) => key))
  const undone = edits.renamed.some((one) => [to, ...from].includes(keyOf(one.from)))
  const kept = from.find((one) => headings.has(one))
  if (kept !== undefined) return lineWith(final.lines, kept)
  return undone ? { against: '' } : null
}

/** From this likeness on, two wordings of an added line are the same line. */
const SAME_LINE = 0.75

export const isSameLine = (one: Line, other: Line): boolean => areAlike(one, other, SAME_LINE)

function added(
  rule: Extract<HouseRule, { kind: 'closing' | 'line' }>,
  edits: Edits,
  final: NonNullable<Edits['final']>,
): Verdict {
  const wanted = linesOf(rule.text)
  const stands = (lines: readonly Line[]) => wanted.every((line) => lines.some((other) => isSameLine(line, other)))
  const [had, has] = [stands(edits.generated.lines), stands(final.lines)]
  const own = (lines: readonly Line[]) =>
    lines.filter(
      (line) =>
        rule.kind === 'closing' && rule.instead && topicOf(line.text, line.heading, edits.language) === rule.instead,
    )
  if (has) {
    const after = final.lines.filter((line) => wanted.some((other) => isSameLine(line, other)))
    const said = (lines: readonly Line[]) => lines.map(({ text }) => text).join(' ')
    const replaced = own(edits.generated.lines).filter(({ key }) => !final.lines.some((line) => line.key === key))
    // Nearly the same wording, put as the rule has it, was replaced as well.
    if (
      had &&
      (replaced.length === 0 || wanted.every((line) => edits.generated.lines.some(({ key }) => key === line.key)))
    )
      return null
    return { from: 'document', before: said(replaced), after: said(after) }
  }
  // A description without the section has no place for the line.
  const id = rule.kind === 'line' ? idOf(rule.heading, edits.language) : null
  const isThere = id === null || edits.sections.after.some((part) => part.id === id)
  return isThere ? { against: own(final.lines)[0]?.text ?? '' } : null
}

/** What people asked for in a comment counts as if they had done it themselves. */
function saidSo(rule: HouseRule, { wishes }: Edits): Verdict {
  if (rule.kind === 'avoid') {
    const phrase = keyOf(rule.phrase)
    const wish = wishes.drop.find((one) => keyOf(one) === phrase)
    return wish ? { from: 'comment', before: wish, after: '' } : null
  }
  if (rule.kind !== 'term' && rule.kind !== 'heading') return null
  const froms = (rule.kind === 'term' ? [rule.from] : rule.from).map(keyOf)
  const wish = wishes.rename.find(({ from, to }) => froms.includes(keyOf(from)) && keyOf(to) === keyOf(rule.to))
  return wish ? { from: 'comment', before: wish.from, after: wish.to } : null
}
