import type { JobDescription } from '@rolewright/contract/job-descriptions'
import { cut, inSight } from '@rolewright/contract/text'
import { parseDocument } from '@rolewright/craft/document'
import type { Database } from '../../db/client.ts'
import { notFound } from '../../http/errors.ts'
import {
  addVersion,
  findJobDescription,
  insertJobDescription,
  type JobDescriptionRow,
  setResponse,
} from './job-descriptions.store.ts'

const TITLE_MAX_LENGTH = 120
const UNTITLED = 'Job Description'

const titleFor = (text: string) => cut(inSight(parseDocument(text).title), TITLE_MAX_LENGTH).trim() || UNTITLED

export type NewDescription = Pick<
  JobDescriptionRow,
  'userId' | 'conversationId' | 'assistantId' | 'assistantName' | 'prompt' | 'facts' | 'response' | 'createdAt'
>

/** Puts a finished description into the history. */
export const recordDescription = (tx: Database, description: NewDescription): Promise<JobDescriptionRow> =>
  insertJobDescription(tx, { ...description, title: titleFor(description.response) })

/** The record shows the new text from now on; the earlier ones stay reachable. */
export const recordVersion = (tx: Database, id: string, response: string): Promise<JobDescriptionRow> =>
  addVersion(tx, id, { response, title: titleFor(response) })

/** @throws AppError not_found also where it is somebody else's */
export async function getJobDescription(db: Database, userId: string, id: string): Promise<JobDescription> {
  const found = await findJobDescription(db, userId, id)
  if (!found) throw notFound('That job description')
  return found
}

/** A version was edited; where it is the latest, the record shows it so. */
export const recordEdit = setResponse
