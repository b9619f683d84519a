import { type Block, type JobDocument, plainText, type Run } from '@rolewright/craft/document'

/** Plain text for mail and forms: headings stand alone, bullets begin with a dash, cells stand side by side. */
export function writeText({ title, facts, sections }: JobDocument): Buffer {
  const parts = [
    title,
    facts.join(' · '),
    ...sections.flatMap(({ heading, blocks }) => [heading?.toUpperCase(), ...blocks.map(writeBlock)]),
  ]
  return Buffer.from(`${parts.filter(Boolean).join('\n\n')}\n`)
}

function writeBlock(block: Block): string {
  if (block.kind === 'paragraph') return linesOf(block.runs).join('\n')
  if (block.kind === 'table') return block.rows.map((row) => row.map(plainText).join('\t')).join('\n')
  const numbers = numberItems(block.levels ?? block.items.map(() => 0))
  return block.items
    .map((runs, index) => {
      const indent = '   '.repeat(block.levels?.[index] ?? 0)
      const mark = `${indent}${block.kind === 'bullets' ? '-' : `${numbers[index]}.`} `
      return mark + linesOf(runs).join(`\n${' '.repeat(mark.length)}`)
    })
    .join('\n')
}

const linesOf = (runs: readonly Run[]): string[] =>
  runs
    .map(({ text }) => text)
    .join('')
    .split('\n')

/** The number of each item among its neighbours of the same level. */
export function numberItems(levels: readonly number[]): number[] {
  const counts: number[] = []
  return levels.map((level) => {
    counts.length = level + 1
    counts[level] = (counts[level] ?? 0) + 1
    return counts[level]
  })
}
