import { createHash, randomBytes } from 'node:crypto'
import {
  COMMENTS_MAX,
  LINKS_MAX,
  type NewPageLink,
  type PageComment,
  type PageCommentDraft,
  type PageLink,
  type PageLinkDraft,
  type SharedPage,
} from '@rolewright/contract/links'
import type { Context } from '../../context.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { getJobDescription } from '../job-descriptions/job-descriptions.service.ts'
import {
  type CommentRow,
  countComments,
  deleteExpired,
  deleteLink,
  findShared,
  hasVersion,
  holdDescription,
  insertComment,
  insertLink,
  type LinkRow,
  listComments,
  listLinks,
  setState,
} from './links.store.ts'

const DAY_MS = 24 * 3_600_000

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const spent = () =>
  new AppError('link_spent', 'This link does not work any more. Please ask whoever sent it for another.')

const linkAnswer = ({ id, version, createdAt, expiresAt }: LinkRow): PageLink => ({
  id,
  version,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
})
const commentAnswer = ({ id, version, name, text, state, createdAt }: CommentRow): PageComment => ({
  id,
  version,
  name,
  text,
  state,
  createdAt: createdAt.toISOString(),
})

/** @throws AppError not_found */
export async function linksOf({ db, now }: Context, userId: string, id: string): Promise<PageLink[]> {
  await getJobDescription(db, userId, id)
  return (await listLinks(db, id, now())).map(linkAnswer)
}

/** The token is nowhere but in the answer. @throws AppError not_found; invalid_request where there are too many */
export const makeLink = (
  { db, now }: Context,
  userId: string,
  id: string,
  { version, days }: PageLinkDraft,
): Promise<NewPageLink> =>
  db.transaction(async (tx) => {
    await getJobDescription(tx, userId, id)
    await holdDescription(tx, id)
    if (!(await hasVersion(tx, id, version))) throw notFound('That version')
    const createdAt = now()
    if ((await listLinks(tx, id, createdAt)).length >= LINKS_MAX)
      throw new AppError('invalid_request', `There are ${LINKS_MAX} links to it already. Please withdraw one first.`)
    const token = randomBytes(32).toString('base64url')
    const stored = await insertLink(tx, {
      tokenHash: hash(token),
      jobDescriptionId: id,
      version,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
    })
    return { ...linkAnswer(stored), token }
  })

/** @throws AppError not_found */
export async function withdrawLink({ db }: Context, userId: string, id: string): Promise<void> {
  if (!(await deleteLink(db, userId, id))) throw notFound('That link')
}

/** @throws AppError link_spent */
export async function openLink({ db, now }: Context, token: string): Promise<SharedPage> {
  const found = await findShared(db, hash(token), now())
  if (!found) throw spent()
  return { content: found.content, writtenAt: found.writtenAt.toISOString() }
}

/** @throws AppError link_spent; refused where the page holds as many as it takes */
export const leaveComment = ({ db, now }: Context, { token, name, text }: PageCommentDraft): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await findShared(tx, hash(token), now())
    if (!found) throw spent()
    const { jobDescriptionId, version } = found
    await holdDescription(tx, jobDescriptionId)
    if ((await countComments(tx, jobDescriptionId)) >= COMMENTS_MAX)
      throw new AppError('refused', 'This page has as many comments as it can hold. Please tell whoever sent the link.')
    await insertComment(tx, { jobDescriptionId, version, name, text, createdAt: now() })
  })

/** @throws AppError not_found */
export async function commentsOf({ db }: Context, userId: string, id: string): Promise<PageComment[]> {
  await getJobDescription(db, userId, id)
  return (await listComments(db, id)).map(commentAnswer)
}

/** @throws AppError not_found */
export async function decideComment(
  { db }: Context,
  userId: string,
  id: string,
  state: PageComment['state'],
): Promise<PageComment> {
  const decided = await setState(db, userId, id, state)
  if (!decided) throw notFound('That comment')
  return commentAnswer(decided)
}

export const sweepLinks = ({ db, now }: Context): Promise<void> => deleteExpired(db, now())
