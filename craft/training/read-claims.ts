/** Descriptions with their briefs, in which what the brief does not ground stands between ⟦ and ⟧. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Span } from '../src/brief/facts.ts'

export interface Annotated {
  id: string
  brief: string
  /** Without the marks. */
  text: string
  invented: Span[]
}

/** "=== id", the brief, "---", the description. */
export function parseAnnotated(file: string): Annotated[] {
  return file
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [id = '', ...lines] = block.split('\n')
      const [brief, written] = lines.join('\n').split(/\n---\n/)
      if (brief === undefined || written === undefined) throw new Error(`${id} has no brief or no description`)
      const invented = [...written.matchAll(/⟦([^⟧]*)⟧/g)].map(({ index, 1: words }, before): Span => {
        const from = index - 2 * before
        return [from, from + words!.length]
      })
      return { id, brief, text: written.replace(/[⟦⟧]/g, ''), invented }
    })
}

export function readAnnotated(folder: URL): Annotated[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => parseAnnotated(readFileSync(new URL(name, folder), 'utf8')))
}
