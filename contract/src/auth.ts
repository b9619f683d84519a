import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nameText, optionalName } from './text-fields.ts'

export const INDUSTRIES = [
  'technology',
  'healthcare',
  'finance',
  'education',
  'retail',
  'manufacturing',
  'consulting',
  'other',
] as const
export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-1000', '1000+'] as const

/** The longest password that is hashed, in characters; the shortest is the setting PASSWORD_MIN_LENGTH. */
export const PASSWORD_MAX_LENGTH = 128

const required = 'Please fill in all required fields'
const name = nameText(required, 100)
const profileText = (longest: number) => z.optional(z.nullable(optionalName(longest)))
export const Email = z
  .string(required)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, required),
    z.maxLength(254, 'At most 254 characters'),
    z.email('Please enter a valid e-mail address'),
  )

const WEBSITE =
  /^(https?:\/\/)?([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(\p{L}{2,}|xn--[a-z\d-]+)\.?(:\d{1,5})?([/?#]\S*)?$/iu
const isWebsite = (said: string | null | undefined) => !said || WEBSITE.test(said)

export const NewPassword = z
  .string(required)
  .check(z.minLength(1, required), z.maxLength(PASSWORD_MAX_LENGTH, `At most ${PASSWORD_MAX_LENGTH} characters`))

/** What people say of themselves. Optional fields may be left out, null or empty: all three mean that nothing was said. */
export const Profile = z.object({
  firstName: name,
  lastName: name,
  company: profileText(200),
  companyWebsite: profileText(300).check(z.refine(isWebsite, 'Please enter a web address such as www.example.com')),
  industry: z.optional(z.nullable(z.enum([...INDUSTRIES, ''], 'Please choose one of the industries listed'))),
  jobTitle: profileText(200),
  companySize: z.optional(z.nullable(z.enum([...COMPANY_SIZES, ''], 'Please choose one of the sizes listed'))),
})
export type Profile = z.infer<typeof Profile>

export const Registration = z.extend(Profile, { email: Email, password: NewPassword })
export type Registration = z.infer<typeof Registration>

export const Credentials = z.object({
  email: z.string(required).check(z.trim(), z.toLowerCase(), z.minLength(1, required), z.maxLength(254)),
  password: z.string(required).check(z.minLength(1, required), z.maxLength(1000)),
})
export type Credentials = z.infer<typeof Credentials>

export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  username: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  company: z.nullable(z.string()),
  companyWebsite: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
  companySize: z.nullable(z.string()),
  /** 'local', or the partner's identifier. */
  source: z.string(),
  personalizedAssistantId: z.nullable(z.uuid()),
})
export type User = z.infer<typeof User>

/** A user as the server knows who asks. */
export interface SignedIn extends User {
  isAdmin: boolean
  /** The company that an admin confirmed; what they say of themselves is in `company`. */
  companyId: string | null
  /** In place of the general one; null: that one. */
  weeklyLimit: number | null
}

export const AuthAnswer = z.object({ success: z.literal(true), token: z.string(), user: User })
export type AuthAnswer = z.infer<typeof AuthAnswer>

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  summary: 'Create an account and sign in',
  body: Registration,
  answer: AuthAnswer,
})
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  summary: 'Sign in',
  body: Credentials,
  answer: AuthAnswer,
})
export const getMe = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  access: 'user',
  summary: 'The person the token belongs to',
  answer: User,
})
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'user',
  summary: 'Revoke the token',
  answer: z.object({ success: z.literal(true) }),
})
/** Whether or not there is such an account, and as fast: no content. */
export const askPasswordLink = endpoint({
  method: 'POST',
  path: '/api/auth/password-link',
  access: 'public',
  summary: 'Have a link for a new password sent to the address of a local account, where this server sends mail',
  body: z.object({ email: Email }),
  status: 204,
})
export const LinkPassword = z.object({ token: z.string().check(z.maxLength(200)), password: NewPassword })
export type LinkPassword = z.infer<typeof LinkPassword>
export const setPasswordByLink = endpoint({
  method: 'POST',
  path: '/api/auth/new-password',
  access: 'public',
  summary: 'Set a new password with the token of a link, which works once, and sign in',
  body: LinkPassword,
  answer: AuthAnswer,
})

export const IsAdmin = z.object({ isAdmin: z.boolean() })
export type IsAdmin = z.infer<typeof IsAdmin>
export const isAdmin = endpoint({
  method: 'GET',
  path: '/api/user/is-admin',
  access: 'user',
  summary: 'Whether the signed-in person is an admin',
  answer: IsAdmin,
})
