import type { Line, Word } from './lines.ts'

/** Neighbouring words of a line that gave way to others; one side may be empty. */
export interface WordChange {
  removed: string
  added: string
  removedWords: string[]
  addedWords: string[]
}

interface Run {
  a: [from: number, to: number]
  b: [from: number, to: number]
}

/** The words that two lines have in common, in order, and what stands between them. Time grows with their product. */
export function compareWords(before: Line, after: Line): { kept: number; changes: WordChange[] } {
  const { kept, runs } = differences(before.words, after.words)
  const changes = runs.map(({ a, b }) => ({
    removed: slice(before, a),
    added: slice(after, b),
    removedWords: before.words.slice(...a).map(({ key }) => key),
    addedWords: after.words.slice(...b).map(({ key }) => key),
  }))
  return { kept, changes }
}

const slice = ({ text, words }: Line, [from, to]: [number, number]) =>
  from === to ? '' : text.slice(words[from]!.from, words[to - 1]!.to)

function differences(a: readonly Word[], b: readonly Word[]): { kept: number; runs: Run[] } {
  const width = b.length + 1
  const common = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] =
        a[i]!.key === b[j]!.key
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!)
  const runs: Run[] = []
  let [i, j] = [0, 0]
  let [fromA, fromB] = [0, 0]
  const end = () => {
    if (i > fromA || j > fromB) runs.push({ a: [fromA, i], b: [fromB, j] })
  }
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i]!.key === b[j]!.key) {
      end()
      i++
      j++
      ;[fromA, fromB] = [i, j]
    } else if (j >= b.length || (i < a.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)) i++
    else j++
  }
  end()
  return { kept: common[0]!, runs }
}
