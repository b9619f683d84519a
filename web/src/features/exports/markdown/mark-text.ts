import type { ReactNode } from 'react'
import type { Place } from './render.ts'

/** A stretch of the source, and what is put around its words on the page. */
export interface Mark extends Place {
  wrap: (words: ReactNode, isFirst: boolean) => ReactNode
}

export interface Part<Marked extends Place> {
  text: string
  /** Those that it lies in, as they were given. */
  marks: Marked[]
}

const ENTITY = /&(?:#\d+|#x[\da-f]+|\w+);/iy

/**
 * Cuts a text of the page at the edges of the marks that reach into it.
 * @param source what the text was read from, with escapes and entities as they were written
 * @param start the offset of that source in the whole text, which is what marks count from
 */
export function splitByMarks<Marked extends Place>(
  text: string,
  source: string,
  start: number,
  marks: Marked[],
): Part<Marked>[] {
  const offsets = text === source ? null : alignOffsets(text, source)
  const marksAt = (index: number) => {
    const offset = start + (offsets ? offsets[index]! : index)
    return marks.filter(({ from, to }) => from <= offset && offset < to)
  }
  const parts: Part<Marked>[] = []
  for (let index = 0; index < text.length; index++) {
    const here = marksAt(index)
    const last = parts.at(-1)
    if (last && last.marks.length === here.length && here.every((mark, at) => mark === last.marks[at]))
      last.text += text[index]
    else parts.push({ text: text[index]!, marks: here })
  }
  return parts
}

/** For each unit of a text its offset in the source; what the text does not have, such as backslashes, is passed over. */
export function alignOffsets(text: string, source: string): number[] {
  const offsets: number[] = []
  let at = 0
  while (offsets.length < text.length) {
    const index = offsets.length
    ENTITY.lastIndex = at
    const entity = ENTITY.exec(source)?.[0]
    if (entity && !text.startsWith(entity, index)) {
      offsets.push(at)
      at += entity.length
      continue
    }
    const found = source.indexOf(text[index]!, at)
    offsets.push(found < 0 ? at : found)
    if (found >= 0) at = found + 1
  }
  return offsets
}
