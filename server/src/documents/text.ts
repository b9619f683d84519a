import { type Block, type JobDocument, plainText } from '@rolewright/craft/document'

/** Plain text for mail and forms: headings stand alone, bullets begin with a dash. */
export function writeText({ title, facts, sections }: JobDocument): Buffer {
  const parts = [
    title,
    facts.join(' · '),
    ...sections.flatMap(({ heading, blocks }) => [heading?.toUpperCase(), ...blocks.map(writeBlock)]),
  ]
  return Buffer.from(`${parts.filter(Boolean).join('\n\n')}\n`)
}

const writeBlock = (block: Block) =>
  block.kind === 'paragraph'
    ? plainText(block.runs)
    : block.items
        .map((runs, index) => `${block.kind === 'bullets' ? '-' : `${index + 1}.`} ${plainText(runs)}`)
        .join('\n')
