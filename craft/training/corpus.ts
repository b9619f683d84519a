/** The labelled briefs; `corpora/README.md` tells their format. */
import { readdirSync, readFileSync } from 'node:fs'
import { LABELS, type Label } from '../src/label/labels.ts'
import { LANGUAGES, type Language } from '../src/sheet/sheet.ts'

export interface LabelledBrief {
  id: string
  /** The file's name without its ending. */
  file: string
  titles: string[]
  text: string
  /** Offsets in `text`. */
  stretches: { label: Label; from: number; to: number; isGone?: true }[]
}

const FOLDER = new URL('../../corpora/', import.meta.url)

/** All briefs of `corpora/<folder>`, by the names of their files. */
export function readCorpus(folder: 'taught' | 'held-out'): LabelledBrief[] {
  const names = readdirSync(new URL(`${folder}/`, FOLDER)).filter((name) => name.endsWith('.txt'))
  return names
    .sort()
    .flatMap((name) => readBriefs(readFileSync(new URL(`${folder}/${name}`, FOLDER), 'utf8'), name.slice(0, -4)))
}

/** @throws Error that tells the line which is no labelled stretch */
export function readBriefs(written: string, file: string): LabelledBrief[] {
  const briefs: LabelledBrief[] = []
  let isGlued = true
  for (const [index, line] of written.split('\n').entries()) {
    if (line.trim() === '') continue
    if (line.startsWith('# ')) {
      const [id, ...titles] = line.slice(2).split(/[|;]/)
      briefs.push({
        id: id!.trim(),
        file,
        titles: titles.map((title) => title.trim()).filter(Boolean),
        text: '',
        stretches: [],
      })
      isGlued = true
      continue
    }
    const [written, typed = ''] = line.split('\t')
    const label = (written === 'gone' ? 'filler' : written) as Label
    const brief = briefs.at(-1)
    if (!brief || !LABELS.includes(label) || typed === '') throw new Error(`${file}, line ${index + 1}: ${line}`)
    const text = typed.replace(/~$/, '').replaceAll('¶', '\n')
    const from = brief.text.length + (isGlued || /^\s/.test(text) ? 0 : 1)
    brief.text = brief.text.padEnd(from) + text
    brief.stretches.push({ label, from, to: brief.text.length, ...(written === 'gone' && { isGone: true }) })
    isGlued = typed.endsWith('~') || typed.endsWith('¶')
  }
  return briefs
}

/** By its number, "n-de-014" or "de1-014". */
export const languageOf = ({ id }: LabelledBrief): Language =>
  LANGUAGES.find((language) => new RegExp(`(?:^|-)${language}(?:\\d*-)`).test(id)) ?? 'en'
