/** What differs between two versions of a page, piece by piece, and how one difference is taken back alone. */
import { type Piece, piecesOf, type Role } from './pieces.ts'

export interface TextChange {
  how: 'added' | 'removed' | 'altered' | 'moved'
  role: Role
  /** What stands before its words: "## ", "- ", or nothing. */
  mark: string
  /** Null where it was not there before. */
  before: string | null
  /** Null where it is gone. */
  after: string | null
  /** The headings that it stood and stands under, empty above the first. */
  under: { before: string; after: string }
  /** What stood before it in the earlier version; null where nothing did. */
  follows: string | null
}

/** From this share of common words on, one piece became the other. */
const ALIKE = 0.45
/** For pieces that stand in the same place of the line of facts, or of the page. */
const ALIKE_IN_PLACE = 0.25
/** The most pairs of pieces that are compared; longer texts are compared line by line as sets. */
const PAIRS_MAX = 4_000_000

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

/** How many words two texts have in common, of those that both have: 0 to 1. */
export function likeness(a: string, b: string): number {
  const [ours, theirs] = [wordsIn(a), wordsIn(b)]
  const left = new Map<string, number>()
  for (const word of ours) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of theirs) {
    const count = left.get(word) ?? 0
    if (count > 0) common += 1
    left.set(word, count - 1)
  }
  return ours.length + theirs.length === 0 ? 1 : (2 * common) / (ours.length + theirs.length)
}

/** In the order of the later version; what is gone stands where it stood. */
export function changesBetween(before: string, after: string): TextChange[] {
  const [old, now] = [piecesOf(before), piecesOf(after)]
  const kept = keptPairs(old, now)
  const changes: { at: number; change: TextChange }[] = []
  const change = (how: TextChange['how'], a: Piece | null, b: Piece | null, at: number) => {
    const one = (b ?? a)!
    const index = a ? old.indexOf(a) : -1
    const follows = index > 0 ? old[index - 1]!.text : null
    changes.push({
      at,
      change: {
        how,
        role: one.role,
        mark: (a ?? b)!.mark,
        before: a?.text ?? null,
        after: b?.text ?? null,
        under: { before: (a ?? b)!.under, after: (b ?? a)!.under },
        follows,
      },
    })
  }
  const likeOf = (a: Piece, b: Piece) =>
    Math.max(likenessOf(a, b), a.role === 'heading' ? sharedLines(a, b, old, now) : 0)
  const gone: { piece: Piece; at: number }[] = []
  const come: { piece: Piece; at: number }[] = []
  let [i, j] = [0, 0]
  for (const [k, l] of [...kept, [old.length, now.length] as const]) {
    const removed = old.slice(i, k)
    const added = now.slice(j, l)
    const alike = pairAlike(removed, added, ALIKE_IN_PLACE, likeOf)
    const paired = [...alike, ...pairFacts(removed, added, alike)]
    for (const [a, b] of paired) change('altered', a, b, now.indexOf(b))
    gone.push(...removed.filter((a) => !paired.some(([one]) => one === a)).map((piece) => ({ piece, at: j - 0.5 })))
    come.push(
      ...added.filter((b) => !paired.some(([, one]) => one === b)).map((piece) => ({ piece, at: now.indexOf(piece) })),
    )
    const [a, b] = [old[k], now[l]]
    if (a && b && a.role !== 'heading' && a.under !== b.under && !isRenamed(a, b, old, now)) change('moved', a, b, l)
    ;[i, j] = [k + 1, l + 1]
  }
  const moved = pairAlike(
    gone.map(({ piece }) => piece),
    come.map(({ piece }) => piece),
    ALIKE,
    likeOf,
  )
  for (const [a, b] of moved) {
    const isSame = a.under === b.under || a.role === 'fact' || a.role === 'title'
    if (isSame && a.text === b.text) continue
    change(isSame ? 'altered' : 'moved', a, b, now.indexOf(b))
  }
  for (const { piece, at } of gone)
    if (!moved.some(([a]) => a === piece) && hasToBeSaid(piece, old)) change('removed', piece, null, at)
  for (const { piece, at } of come)
    if (!moved.some(([, b]) => b === piece) && hasToBeSaid(piece, now)) change('added', null, piece, at)
  return changes.sort((a, b) => a.at - b.at).map((one) => one.change)
}

/** A section whose heading was worded anew has all its lines under another heading, and none has moved. */
const isRenamed = (a: Piece, b: Piece, old: Piece[], now: Piece[]): boolean =>
  !old.some(({ role, text }) => role === 'heading' && text === b.under) &&
  !now.some(({ role, text }) => role === 'heading' && text === a.under)

/** A heading that comes or goes with lines under it is told by those. */
const hasToBeSaid = (piece: Piece, all: Piece[]): boolean =>
  piece.role !== 'heading' || !all.some((one) => one.role !== 'heading' && one.under === piece.text)

/** Indexes of pieces that stay, in both versions, in order: the longest common run. */
function keptPairs(old: Piece[], now: Piece[]): (readonly [number, number])[] {
  const isSame = (a: Piece, b: Piece) => a.role === b.role && a.text === b.text
  let start = 0
  while (start < old.length && start < now.length && isSame(old[start]!, now[start]!)) start += 1
  let end = 0
  while (end < old.length - start && end < now.length - start && isSame(old.at(-1 - end)!, now.at(-1 - end)!)) end += 1
  const [a, b] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  const middle = a.length * b.length > PAIRS_MAX ? [] : longestRun(a, b, isSame)
  return [
    ...Array.from({ length: start }, (_, at) => [at, at] as const),
    ...middle.map(([i, j]) => [i + start, j + start] as const),
    ...Array.from({ length: end }, (_, at) => [old.length - end + at, now.length - end + at] as const),
  ]
}

function longestRun(a: Piece[], b: Piece[], isSame: (a: Piece, b: Piece) => boolean): [number, number][] {
  const width = b.length + 1
  const common = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] = isSame(a[i]!, b[j]!)
        ? common[(i + 1) * width + j + 1]! + 1
        : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
  const run: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    if (isSame(a[i]!, b[j]!)) run.push([i++, j++])
    else if (common[(i + 1) * width + j]! >= common[i * width + j + 1]!) i += 1
    else j += 1
  }
  return run
}

/** Pairs what became what, the likest first; texts that are too long to compare stay unpaired. */
function pairAlike(
  gone: Piece[],
  come: Piece[],
  least: number,
  likeOf: (a: Piece, b: Piece) => number,
): [Piece, Piece][] {
  if (gone.length * come.length > 40_000) return []
  const pairs = gone
    .flatMap((a) => come.filter((b) => mayBecome(a, b)).map((b) => ({ a, b, like: likeOf(a, b) })))
    .filter(({ like }) => like >= least)
    .sort((one, other) => other.like - one.like)
  const taken = new Set<Piece>()
  return pairs.flatMap(({ a, b }): [Piece, Piece][] => {
    if (taken.has(a) || taken.has(b)) return []
    taken.add(a).add(b)
    return [[a, b]]
  })
}

/** As many parts of the line of facts as went came in their places: each took the place of one. */
function pairFacts(gone: Piece[], come: Piece[], alike: [Piece, Piece][]): [Piece, Piece][] {
  const left = (pieces: Piece[]) =>
    pieces.filter((one) => one.role === 'fact' && !alike.some((pair) => pair.includes(one)))
  const [ours, theirs] = [left(gone), left(come)]
  return ours.length === theirs.length ? ours.map((piece, at) => [piece, theirs[at]!]) : []
}

const isLine = ({ role }: Piece) => role === 'bullet' || role === 'sentence'
const mayBecome = (a: Piece, b: Piece): boolean => a.role === b.role || (isLine(a) && isLine(b))

/** Of two headings: how much of what stands under the one stands under the other. */
function sharedLines(a: Piece, b: Piece, old: Piece[], now: Piece[]): number {
  const under = (pieces: Piece[], { text }: Piece) =>
    pieces.filter((one) => one.role !== 'heading' && one.under === text)
  const [ours, theirs] = [under(old, a), under(now, b)]
  const common = ours.filter(({ text }) => theirs.some((one) => one.text === text)).length
  return ours.length + theirs.length === 0 ? 0 : (2 * common) / (ours.length + theirs.length)
}

/** There is one title; what begins alike is alike, too ("€70,000" and "€80,000"). */
const likenessOf = (a: Piece, b: Piece): number => {
  if (a.role === 'title') return 1
  const isFigure = (text: string) => /\d/.test(text)
  const isSameKind =
    a.role === 'fact' && isFigure(a.text) && a.text.replace(/[\d.,]/g, '') === b.text.replace(/[\d.,]/g, '')
  return isSameKind ? 0.9 : likeness(a.text, b.text)
}

/**
 * The page without a change that was made to it, every other line to the letter.
 * @returns null where the page does not have what the change brought any more
 */
export function takeBack(page: string, change: TextChange): string | null {
  const { how, before, after } = change
  if (how === 'removed') return putIn(page, change, change.under.before)
  const pieces = piecesOf(page)
  const there =
    pieces.find((one) => one.text === after && isRole(one, change) && one.under === change.under.after) ??
    pieces.find((one) => one.text === after && isRole(one, change))
  if (!there) return null
  if (how === 'altered') return page.slice(0, there.from) + before + page.slice(there.to)
  const without = takeOut(page, there, pieces)
  return how === 'added' ? without : putIn(without, change, change.under.before)
}

const isRole = (piece: Piece, { role }: TextChange): boolean =>
  piece.role === role || (isLine(piece) && (role === 'bullet' || role === 'sentence'))

function takeOut(page: string, piece: Piece, pieces: Piece[]): string {
  const lines = page.split('\n')
  const mates = pieces.filter(({ line }) => line === piece.line)
  if (mates.length > 1) {
    const at = mates.indexOf(piece)
    const next = mates[at + 1]
    return next
      ? page.slice(0, piece.from) + page.slice(next.from)
      : page.slice(0, mates[at - 1]!.to) + page.slice(piece.to)
  }
  lines.splice(piece.line, 1)
  const isLast = !pieces.some((one) => one !== piece && one.role !== 'heading' && one.under === piece.under)
  const heading = pieces.find(({ role, text }) => role === 'heading' && text === piece.under)
  if (isLast && heading && piece.role !== 'heading') lines.splice(heading.line, 1)
  return tidied(lines, page)
}

/** Without empty lines that would stand doubled, and with the end that the page had. */
const tidied = (lines: string[], page: string): string =>
  lines
    .filter((line, at) => line.trim() !== '' || (at > 0 && lines[at - 1]!.trim() !== ''))
    .join('\n')
    .replace(/\s*$/, /\s*$/.exec(page)?.[0] ?? '')

/** Puts the words back behind what stood before them, or else at the end of their section, which may have to come back, too. */
function putIn(page: string, { role, mark, before, follows }: TextChange, under: string): string {
  const words = before ?? ''
  const pieces = piecesOf(page)
  const lines = page.split('\n')
  if (role === 'title') return `${mark}${words}\n\n${page}`
  const mates = pieces.filter((one) => one.under === under && (role === 'fact') === (one.role === 'fact'))
  const anchor = mates.find(({ text }) => text === follows)
  if (role === 'fact') return putFact(page, words, anchor ?? null, mates)
  if (role === 'heading') return tidied([...lines, '', `${mark}${words}`], page)
  const heading = pieces.find((one) => one.role === 'heading' && one.text === under)
  if (role === 'sentence' && anchor?.role === 'sentence') {
    return `${page.slice(0, anchor.to)} ${words}${page.slice(anchor.to)}`
  }
  const isFirst = heading !== undefined && follows === under
  const behind = isFirst ? heading : (anchor ?? mates.at(-1) ?? heading)
  if (behind) {
    const isListed = behind.role === 'bullet' && role === 'bullet'
    const next = lines[behind.line + 1] ?? ''
    const isBeforeList = isFirst && role === 'bullet'
    const insert = isListed
      ? [`${mark}${words}`]
      : ['', `${mark}${words}`, ...(isBeforeList || next.trim() === '' ? [] : [''])]
    // The blank line below a heading belongs to it: a first bullet goes below both, and leaves none above the next.
    if (isBeforeList && next.trim() === '' && MARKED.test(lines[behind.line + 2] ?? ''))
      lines.splice(behind.line + 2, 0, `${mark}${words}`)
    else lines.splice(behind.line + 1, 0, ...insert)
    return tidied(lines, page)
  }
  return tidied([...lines, '', ...(under ? [`## ${under}`, ''] : []), `${mark}${words}`], page)
}

const MARKED = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+/

function putFact(page: string, words: string, anchor: Piece | null, mates: Piece[]): string {
  const first = mates[0]
  if (anchor) return `${page.slice(0, anchor.to)} · ${words}${page.slice(anchor.to)}`
  if (first) return `${page.slice(0, first.from)}${words} · ${page.slice(first.from)}`
  const lines = page.split('\n')
  const title = piecesOf(page).find(({ role }) => role === 'title')
  lines.splice(title ? title.line + 1 : 0, 0, ...(title ? ['', words, ''] : [words, '']))
  return tidied(lines, page)
}
