import { type Block, type JobDocument, plainText, type Run } from '@rolewright/craft/document'

/** What a block says, piece by piece: a paragraph, items, cells. */
export const piecesOf = (block: Block): Run[][] => {
  if (block.kind === 'paragraph') return [block.runs]
  return block.kind === 'table' ? block.rows.flat() : block.items
}

/** All that a document says, part by part, without its marks. */
export const wordsOf = ({ title, facts, sections }: JobDocument): string[] =>
  [
    title,
    ...facts,
    ...sections.flatMap(({ heading, blocks }) => [
      heading ?? '',
      ...blocks.flatMap((block) => piecesOf(block).map(plainText)),
    ]),
  ].filter((part) => part !== '')
