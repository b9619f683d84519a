/** The sections of a text, known by what they are for, so that those of two texts can be told to be the same. */
import { kindOfHeading } from '../headings.ts'
import type { Language } from '../sheet/sheet.ts'
import { keyOf, type Line } from './lines.ts'

export interface Part {
  /** What it is for, or its name where that is nothing known. */
  id: string
  name: string
  /** Without its heading. */
  lines: Line[]
}

/** By what a heading announces; two for the same are told apart by their names. */
export const idOf = (name: string, language: Language): string => kindOfHeading(name, language) ?? keyOf(name)

export function partsOf(lines: readonly Line[], language: Language): Part[] {
  const parts: Part[] = []
  for (const line of lines) {
    if (line.kind === 'heading') {
      const id = idOf(line.text, language)
      parts.push({ id: parts.some((part) => part.id === id) ? keyOf(line.text) : id, name: line.text, lines: [] })
    } else parts.at(-1)?.lines.push(line)
  }
  return parts
}

/** A section that goes by another name keeps its id. */
export function sameParts(before: Part[], after: Part[], renamed: readonly { from: string; to: string }[]) {
  const named = (name: string) => before.find((part) => keyOf(part.name) === keyOf(name))
  const same = after.map((part): Part => {
    const move = renamed.find(({ to }) => keyOf(to) === keyOf(part.name))
    const own = named(part.name) ?? (move && named(move.from))
    return own ? { ...part, id: own.id } : part
  })
  return { before, after: same }
}
