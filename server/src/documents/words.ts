import { type JobDocument, plainText } from '@rolewright/craft/document'

/** All that a document says, part by part, without its marks. */
export const wordsOf = ({ title, facts, sections }: JobDocument): string[] =>
  [
    title,
    ...facts,
    ...sections.flatMap(({ heading, blocks }) => [
      heading ?? '',
      ...blocks.flatMap((block) => (block.kind === 'paragraph' ? [plainText(block.runs)] : block.items.map(plainText))),
    ]),
  ].filter((part) => part !== '')
