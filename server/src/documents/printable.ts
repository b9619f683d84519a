import type { Block, JobDocument, Run } from '@rolewright/craft/document'

/**
 * Text without what no format has a place for: control characters, halves of characters, and signs that would override the
 * direction of the letters beside them.
 */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\v\f\r\u0085\u2028\u2029]/g, ' ')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\ufeff\ufff9-\ufffb\ufdd0-\ufdef\ufffe\uffff]/g, '')

export const printableDocument = ({ title, facts, sections }: JobDocument): JobDocument => ({
  title: printable(title),
  facts: facts.map(printable),
  sections: sections.map(({ heading, level, blocks }) => ({
    heading: heading === null ? null : printable(heading),
    level,
    blocks: blocks.map(printableBlock),
  })),
})

const printableBlock = (block: Block): Block =>
  block.kind === 'paragraph'
    ? { ...block, runs: printableRuns(block.runs) }
    : block.kind === 'table'
      ? { ...block, rows: block.rows.map((row) => row.map(printableRuns)) }
      : { ...block, items: block.items.map(printableRuns) }

const printableRuns = (runs: Run[]): Run[] => runs.map((run) => ({ ...run, text: printable(run.text) }))
