import { type JobDocument, parseDocument, plainText } from '@rolewright/craft/document'
import { readDocument } from '../documents/read/read.ts'
import { piecesOf } from '../documents/words.ts'

export const DESCRIPTION = parseDocument(
  '# Ärztin für Größe & Maß\n\nBerlin · Hybrid · 75,000–90,000 €\n\nYou will work with people, every day and with care for each of them.\n\n## What you will do\n\n- Lead the night shift\n- Coach three colleagues\n\n## What we offer\n\n- 30 days of holiday\n',
)
/** Every text of it, in order. */
export const words = ({ title, facts, sections }: JobDocument) =>
  [
    title,
    ...facts,
    ...sections.flatMap(({ heading, blocks }) => [
      heading,
      ...blocks.flatMap((block) => piecesOf(block).map(plainText)),
    ]),
  ].filter(Boolean)
export const headings = ({ title, sections }: JobDocument) => [
  title,
  ...sections.flatMap(({ heading }) => heading ?? []),
]

/** A file as it is read: its format, and its text taken apart as a description is. */
export const asRead = async (bytes: Uint8Array) => {
  const { format, text } = await readDocument(bytes)
  return { format, document: parseDocument(text) }
}
