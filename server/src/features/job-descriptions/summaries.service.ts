import type { HistoryQuery, JobDescriptionSummary } from '@rolewright/contract/job-descriptions'
import { cut } from '@rolewright/contract/text'
import { type Block, parseDocument, plainText } from '@rolewright/craft/document'
import type { Database } from '../../db/client.ts'
import { type Beginning, listBeginnings } from './job-descriptions.store.ts'

/** Two lines of a wide card, which has most briefs whole, and the lines that the page beside it has room for. */
const OPENING_LENGTH = 240
const EXCERPT_LENGTH = 200

/** One more than `limit`, where there are more. */
export const listSummaries = async (
  db: Database,
  userId: string,
  query: HistoryQuery,
): Promise<JobDescriptionSummary[]> => (await listBeginnings(db, userId, query)).map(summarise)

const summarise = ({ prompt, response, ...shown }: Beginning): JobDescriptionSummary => ({
  ...shown,
  opening: shorten(prompt, OPENING_LENGTH),
  excerpt: shorten(linesOf(response).join('\n'), EXCERPT_LENGTH),
})

const shorten = (text: string, length: number) => (text.length > length ? `${cut(text, length - 1).trimEnd()}…` : text)

function linesOf(markdown: string): string[] {
  const { facts, sections } = parseDocument(markdown)
  return [facts.join(' · '), ...sections.flatMap(({ blocks }) => blocks.map(inOneLine))].filter(Boolean)
}

const inOneLine = (block: Block): string => {
  if (block.kind === 'paragraph') return plainText(block.runs)
  const parts = block.kind === 'table' ? block.rows.flat() : block.items
  return parts.map(plainText).join(' ')
}
