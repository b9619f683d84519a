import type { JobDescription } from '@rolewright/contract/job-descriptions'
import type { Database } from '../../db/client.ts'
import { notFound } from '../../http/errors.ts'
import {
  addVersion,
  findJobDescription,
  insertJobDescription,
  type JobDescriptionRow,
} from './job-descriptions.store.ts'

const TITLE_MAX_LENGTH = 120

/** The description's own heading; without one, its first line. */
function titleOf(text: string): string {
  const heading = /^#\s+(.+)$/m.exec(text)?.[1] ?? text.split('\n', 1)[0] ?? ''
  return heading.replace(/[*_`#]/g, '').trim().slice(0, TITLE_MAX_LENGTH)
}

export type NewDescription = Pick<
  JobDescriptionRow,
  'userId' | 'conversationId' | 'assistantId' | 'assistantName' | 'prompt' | 'response' | 'createdAt'
>

/** Puts a finished description into the history. */
export const recordDescription = (tx: Database, description: NewDescription): Promise<JobDescriptionRow> =>
  insertJobDescription(tx, { ...description, title: titleOf(description.response) })

/** The record shows the new text from now on; the earlier ones stay reachable. */
export const recordVersion = (tx: Database, id: string, response: string): Promise<JobDescriptionRow> =>
  addVersion(tx, id, { response, title: titleOf(response) })

/** @throws AppError not_found also where it is somebody else's */
export async function getJobDescription(db: Database, userId: string, id: string): Promise<JobDescription> {
  const found = await findJobDescription(db, userId, id)
  if (!found) throw notFound('That job description')
  return found
}
