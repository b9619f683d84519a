/** The labelled briefs, as texts with the place of each stretch. */
import { readdirSync, readFileSync } from 'node:fs'
import { LABELS, type Label } from '../src/brief/sort/labels.ts'

export interface Stretch {
  label: Label
  /** UTF-16 offsets into the text of the brief; to is exclusive. */
  from: number
  to: number
}
export interface Sample {
  id: string
  /** Titles a careful writer would print; the first is the best. */
  titles: string[]
  text: string
  stretches: Stretch[]
}

const isLabel = (word: string | undefined): word is Label => (LABELS as readonly string[]).includes(word ?? '')

/** A line a stretch, joined with a space; `¶` breaks the line, `~` at the end glues. Throws on a line it can't read. */
export function parseSamples(file: string): Sample[] {
  const samples: Sample[] = []
  let glued = true
  for (const [index, line] of file.split('\n').entries()) {
    if (line.trim() === '') continue
    if (line.startsWith('# ')) {
      const [id, ...titles] = line
        .slice(2)
        .split(/[|;]/)
        .map((part) => part.trim())
      samples.push({ id: id!, titles: titles.filter(Boolean), text: '', stretches: [] })
      glued = true
      continue
    }
    const [label, typed] = line.split('\t')
    const sample = samples.at(-1)
    if (!isLabel(label) || !typed || !sample) throw new Error(`Line ${index + 1} is no stretch: ${line}`)
    const text = typed.replace(/~$/, '').replaceAll('¶', '\n')
    const from = sample.text.length + (glued || /^\s/.test(text) ? 0 : 1)
    sample.text = `${sample.text.padEnd(from)}${text}`
    sample.stretches.push({ label, from, to: sample.text.length })
    glued = typed.endsWith('~') || typed.endsWith('¶')
  }
  return samples
}

export function readCorpus(folder: URL): Sample[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => parseSamples(readFileSync(new URL(name, folder), 'utf8')))
}
