import { TITLE_MAX_LENGTH } from '@rolewright/contract/constants'
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
} from './job-descriptions.store.ts'

const UNTITLED = 'Job Description'

/** What a description is called until somebody says otherwise. */
export const titleFor = (text: string) => cut(inSight(parseDocument(text).title), TITLE_MAX_LENGTH).trim() || UNTITLED

export type NewDescription = Pick<
  JobDescriptionRow,
  | 'id'
  | 'userId'
  | 'conversationId'
  | 'assistantId'
  | 'assistantName'
  | 'title'
  | 'place'
  | 'prompt'
  | 'facts'
  | 'response'
  | 'createdAt'
>

type VersionText = Pick<JobDescriptionRow, 'response' | 'place'>

/** Puts a finished description into the history, as its version 1. */
export const recordDescription = (tx: Database, description: NewDescription): Promise<void> =>
  insertJobDescription(tx, description)

/** The record shows the new text from now on; the earlier ones stay reachable. */
export async function recordVersion(tx: Database, id: string, text: VersionText): Promise<JobDescriptionRow> {
  return (await addVersion(tx, id, { ...text, title: titleFor(text.response) }))!
}

/** As `recordVersion`, where `latest` is the latest still, or null for any; null where it is not. */
export const recordNextVersion = (
  tx: Database,
  id: string,
  text: VersionText,
  latest: number | null,
): Promise<JobDescriptionRow | null> => addVersion(tx, id, { ...text, title: titleFor(text.response) }, latest)

/** @throws AppError not_found also where it is somebody else's */
export async function getJobDescription(db: Database, userId: string, id: string): Promise<JobDescription> {
  const found = await findJobDescription(db, userId, id)
  if (!found) throw notFound('That job description')
  return found
}
