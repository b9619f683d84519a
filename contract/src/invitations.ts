import * as z from 'zod/mini'
import { ROLES } from './admin.ts'
import { AuthAnswer, Email, NewPassword, Profile } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { IdParams, PageQuery } from './paging.ts'

export const InvitationDraft = z.object({
  email: Email,
  role: z._default(z.enum(ROLES), 'user'),
  /** Beside the personalised one, which everybody gets. */
  assistantIds: z._default(z.array(z.uuid()).check(z.maxLength(100)), []),
})
export type InvitationDraft = z.infer<typeof InvitationDraft>

export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(ROLES),
  assistantIds: z.array(z.uuid()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Invitation = z.infer<typeof Invitation>
export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  access: 'admin',
  summary: 'Invitations that nobody has accepted yet, newest first',
  query: PageQuery,
  answer: z.array(Invitation),
})
/** The address is the page /invitation with the token behind #; it is not shown again. */
export const NewInvitation = z.extend(Invitation, {
  token: z.string(),
  /** Whether it was sent to them; otherwise the admin hands the link over. */
  isMailed: z.boolean(),
})
export type NewInvitation = z.infer<typeof NewInvitation>
export const invite = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  access: 'admin',
  summary: 'Invite somebody, in place of an earlier invitation of theirs',
  body: InvitationDraft,
  answer: NewInvitation,
  status: 201,
})
export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/invitations/{id}',
  access: 'admin',
  summary: 'Withdraw an invitation',
  params: IdParams,
  status: 204,
})

const token = z.string().check(z.maxLength(200))
export const openInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/invitation',
  access: 'public',
  summary: 'Whom an invitation is for',
  body: z.object({ token }),
  answer: z.object({ email: z.string() }),
})
export const Acceptance = z.extend(Profile, { token, password: NewPassword })
export type Acceptance = z.infer<typeof Acceptance>
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/invitation/acceptance',
  access: 'public',
  summary: 'Make the account that an invitation is for, and sign in',
  body: Acceptance,
  answer: AuthAnswer,
})
