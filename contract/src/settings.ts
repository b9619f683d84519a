import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What the browser needs to know of this instance before anyone signs in. Nothing secret. */
export const PublicSettings = z.object({
  partner: z.object({
    id: z.string(),
    name: z.string(),
    /** Whether people can sign in on the partner's own page, and with its password in the form here. */
    redirect: z.boolean(),
    password: z.boolean(),
  }),
  weeklyLimit: z.int(),
  passwordMinLength: z.int(),
  /** Whether a forgotten password is helped with by mail; otherwise an admin makes a link. */
  sendsMail: z.boolean(),
  /** The external tag service that route changes are reported to; null: none. */
  analyticsId: z.nullable(z.string()),
})
export type PublicSettings = z.infer<typeof PublicSettings>
export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  access: 'public',
  summary: 'What the sign-in screen needs to know of this instance',
  answer: PublicSettings,
})
