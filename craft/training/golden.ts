/**
 * Golden pages: sixty briefs of corpora/taught with the pages that they get, so that a diff shows what a change does to what
 * people read. `node craft/training/golden.ts` writes them anew; a test holds the pages to them.
 */
import { writeFileSync } from 'node:fs'
import { type Description, writeDescription } from '../src/write-description.ts'
import { readCorpus } from './corpus.ts'

const COUNT = 60
export const GOLDEN = new URL('../golden.md', import.meta.url)

/** Spread evenly over the briefs that tell what a careful editor prints. */
function chosen() {
  const briefs = readCorpus('taught').filter(({ file }) => file.startsWith('n-'))
  const step = briefs.length / COUNT
  return Array.from({ length: COUNT }, (_, at) => briefs[Math.floor(at * step)]!)
}

export function golden(): string {
  return chosen()
    .map(({ id, text }) => {
      const written = writeDescription({ brief: text })
      const { text: page, notes } =
        'question' in written ? { text: written.question, notes: [] } : (written as Description)
      const beside = notes.map(({ why, text: words }) => `> ${why}: ${words}`).join('\n')
      return `<!-- ${id} -->\n\n${page}\n${beside === '' ? '' : `\n${beside}\n`}`
    })
    .join('\n')
}

if (import.meta.main) writeFileSync(GOLDEN, golden())
