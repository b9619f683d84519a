import * as z from 'zod/mini'
import { NewPassword, Profile, User } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { IdParams } from './paging.ts'

/** Somebody's account, for themselves alone. */
export const Account = z.object({
  user: User,
  createdAt: z.iso.datetime(),
  /** Whether the password is kept here; otherwise the partner checks it. */
  hasPassword: z.boolean(),
  /** Name, e-mail and username are the partner's to say. */
  isPartners: z.boolean(),
  /** The company that an admin confirmed; what they say themselves is in `user`. */
  confirmedCompany: z.nullable(z.string()),
  /** What assistants are told of the employer, a sentence each. */
  told: z.array(z.string()),
  /** The personalised assistant: whether it follows what is said here, or an admin has written it anew. */
  assistant: z.nullable(z.object({ name: z.string(), followsProfile: z.boolean() })),
})
export type Account = z.infer<typeof Account>
export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  access: 'user',
  summary: 'The account of the signed-in person, and what assistants make of it',
  answer: Account,
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/account/profile',
  access: 'user',
  summary: 'Change what one says of oneself; the personalised assistant follows',
  body: Profile,
  answer: Account,
})

const required = 'Please fill in all required fields'
export const PasswordChange = z.object({
  current: z.string(required).check(z.minLength(1, required), z.maxLength(1000)),
  password: NewPassword,
})
export type PasswordChange = z.infer<typeof PasswordChange>
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/account/password',
  access: 'user',
  summary: 'Change the password; every other session ends',
  body: PasswordChange,
  status: 204,
})

/** Where somebody is signed in. `seenAt` is at most a few minutes behind. */
export const Session = z.object({
  id: z.uuid(),
  /** Null where the browser did not say. */
  device: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'user',
  summary: 'Where the signed-in person is signed in, the latest seen first',
  answer: z.array(Session),
})
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  access: 'user',
  summary: 'Sign out somewhere',
  params: IdParams,
  status: 204,
})
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'user',
  summary: 'Sign out everywhere but here',
  status: 204,
})

export const downloadData = endpoint({
  method: 'GET',
  path: '/api/account/data',
  access: 'user',
  summary: 'Everything of the signed-in person as one zip: JSON, and the final documents as they were uploaded',
  file: 'application/zip',
})

/** What becomes of what, before an account is deleted. */
export const DeletionPreview = z.object({
  conversations: z.int(),
  descriptions: z.int(),
  documents: z.int(),
  /** Names of assistants that colleagues use, which stay as the company's. */
  staying: z.array(z.string()),
  /** Why the account can not be deleted at the moment; null: it can. */
  obstacle: z.nullable(z.string()),
})
export type DeletionPreview = z.infer<typeof DeletionPreview>
export const previewDeletion = endpoint({
  method: 'GET',
  path: '/api/account/deletion',
  access: 'user',
  summary: 'What would go and what would stay, were the account deleted',
  answer: DeletionPreview,
})
/** The password; or, where none is kept here, the e-mail address of the account. */
export const Deletion = z.object({
  password: z.optional(z.string().check(z.maxLength(1000))),
  email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254))),
})
export type Deletion = z.infer<typeof Deletion>
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  access: 'user',
  summary: 'Delete the account with all that is its own; every session ends at once',
  body: Deletion,
  status: 204,
})
