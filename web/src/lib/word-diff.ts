export interface Piece {
  kind: 'same' | 'added' | 'removed' | 'gap'
  text: string
}

/** A word with the white space behind it; white space at the start of a text is a word too. */
const WORD = /^\s+|\S+\s*/g
const wordsOf = (text: string): string[] => text.match(WORD) ?? []
const isSame = (a: string | undefined, b: string | undefined) => a?.trim() === b?.trim()

/**
 * What one text has to lose and to gain, word by word, to become the other: the longest common run of words stays.
 * Time and memory grow with the product of the changed parts' lengths, which is fine for a few thousand words.
 */
export function diffWords(before: string, after: string): Piece[] {
  const a = wordsOf(before)
  const b = wordsOf(after)
  let start = 0
  while (start < a.length && start < b.length && isSame(a[start], b[start])) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && isSame(a.at(-1 - end), b.at(-1 - end))) end++
  const middle = diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return joinPieces([
    { kind: 'same', text: b.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: b.slice(b.length - end).join('') },
  ])
}

function diffMiddle(a: string[], b: string[]): Piece[] {
  const width = b.length + 1
  // At [i, j]: how many words the rests from a[i] and b[j] on have in common.
  const common = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i * width + j] = isSame(a[i], b[j])
        ? common[(i + 1) * width + j + 1]! + 1
        : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
    }
  }
  const pieces: Piece[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && isSame(a[i], b[j])) {
      pieces.push({ kind: 'same', text: b[j++]! })
      i++
    } else if (j >= b.length || (i < a.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)) {
      pieces.push({ kind: 'removed', text: a[i++]! })
    } else {
      pieces.push({ kind: 'added', text: b[j++]! })
    }
  }
  return pieces
}

function joinPieces(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (!piece.text) continue
    if (last?.kind === piece.kind) last.text += piece.text
    else joined.push({ ...piece })
  }
  return joined
}

/** How many unchanged words stay on each side of a change. */
const CONTEXT = 12

/** Leaves out what is unchanged and far from any change. */
export const nearChanges = (pieces: Piece[]): Piece[] =>
  pieces.flatMap((piece, at) => {
    const words = wordsOf(piece.text)
    const before = at > 0 ? CONTEXT : 0
    const after = at < pieces.length - 1 ? CONTEXT : 0
    if (piece.kind !== 'same' || words.length <= before + after) return [piece]
    return [
      { kind: 'same', text: words.slice(0, before).join('') } as const,
      { kind: 'gap', text: '…' } as const,
      { kind: 'same', text: words.slice(words.length - after).join('') } as const,
    ].filter(({ text }) => text)
  })
