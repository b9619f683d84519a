import * as z from 'zod/mini'
import { COMMENT_MAX_LENGTH, COMMENTER_MAX_LENGTH, LINK_DAYS } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './paging.ts'
import { optionalName, saidText } from './text-fields.ts'

/** The most links that one description has at once. */
export const LINKS_MAX = 20
/** The most comments that one description takes. */
export const COMMENTS_MAX = 100

/** By it anybody reads one version of a description, until it expires or is withdrawn. */
export const PageLink = z.object({
  id: z.uuid(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type PageLink = z.infer<typeof PageLink>

/** The address is the page /shared with the token behind #; it is not shown again. */
export const NewPageLink = z.extend(PageLink, { token: z.string() })
export type NewPageLink = z.infer<typeof NewPageLink>

export const listPageLinks = endpoint({
  method: 'GET',
  path: '/api/job-descriptions/{id}/links',
  access: 'user',
  summary: 'The links to a description that still work, newest first',
  params: IdParams,
  answer: z.array(PageLink),
})
export const PageLinkDraft = z.object({
  version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  days: z.union(
    LINK_DAYS.map((days) => z.literal(days)),
    'Please choose for how long',
  ),
})
export type PageLinkDraft = z.infer<typeof PageLinkDraft>
export const makePageLink = endpoint({
  method: 'POST',
  path: '/api/job-descriptions/{id}/links',
  access: 'user',
  summary: 'Make a read-only link to one version of a description',
  params: IdParams,
  body: PageLinkDraft,
  answer: NewPageLink,
  status: 201,
})
export const withdrawPageLink = endpoint({
  method: 'DELETE',
  path: '/api/links/{id}',
  access: 'user',
  summary: 'Withdraw a link: it works no more',
  params: IdParams,
  status: 204,
})

const token = z.string().check(z.maxLength(200))
/** What a link shows: the page and its date, and nothing else. */
export const SharedPage = z.object({
  content: z.string(),
  writtenAt: z.iso.datetime(),
})
export type SharedPage = z.infer<typeof SharedPage>
export const openPageLink = endpoint({
  method: 'POST',
  path: '/api/shared-page',
  access: 'public',
  summary: 'The page that a link leads to',
  body: z.object({ token }),
  answer: SharedPage,
})
export const PageCommentDraft = z.object({
  token,
  name: z._default(optionalName(COMMENTER_MAX_LENGTH), ''),
  text: saidText('Please say what should change', COMMENT_MAX_LENGTH),
})
export type PageCommentDraft = z.infer<typeof PageCommentDraft>
export const leavePageComment = endpoint({
  method: 'POST',
  path: '/api/shared-page/comments',
  access: 'public',
  summary: 'Leave a comment on the page that a link leads to, without an account; its owner sees it',
  body: PageCommentDraft,
  status: 204,
})

export const COMMENT_STATES = ['open', 'sent', 'dismissed'] as const
/** What a colleague wishes of a page. */
export const PageComment = z.object({
  id: z.uuid(),
  version: z.int(),
  /** As they call themselves; empty where they did not say. */
  name: z.string(),
  text: z.string(),
  /** Whether it was sent as an improvement, or dismissed. */
  state: z.enum(COMMENT_STATES),
  createdAt: z.iso.datetime(),
})
export type PageComment = z.infer<typeof PageComment>
export const listPageComments = endpoint({
  method: 'GET',
  path: '/api/job-descriptions/{id}/comments',
  access: 'user',
  summary: 'What colleagues said of a description by its links, oldest first',
  params: IdParams,
  answer: z.array(PageComment),
})
export const PageCommentDecision = z.object({ state: z.enum(COMMENT_STATES) })
export const decidePageComment = endpoint({
  method: 'PUT',
  path: '/api/comments/{id}',
  access: 'user',
  summary: 'Say what became of a comment',
  params: IdParams,
  body: PageCommentDecision,
  answer: PageComment,
})
