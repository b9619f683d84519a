import * as z from 'zod/mini'
import { AdminUser, ExternalUser } from './admin.ts'
import { AuthAnswer } from './auth.ts'
import { endpoint } from './endpoint.ts'

/** Where the provider sends people back to; it has to be registered there. */
export const CALLBACK_PATH = '/api/auth/partner/callback'
/** The page that ends a sign-in: it asks for what came of it. The token itself is never in an address. */
export const RETURN_PATH = '/login?partner'

export const startPartnerSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/partner',
  access: 'public',
  summary: "Go to the partner's sign-in page",
  status: 302,
})
export const returnFromPartner = endpoint({
  method: 'GET',
  path: CALLBACK_PATH,
  access: 'public',
  summary: "Come back from the partner's sign-in page",
  status: 302,
})
export const collectPartnerSignIn = endpoint({
  method: 'POST',
  path: '/api/auth/partner/token',
  access: 'public',
  summary: 'What came of a sign-in at the partner, once, for the browser that began it',
  answer: AuthAnswer,
})

const passwordNeeded = 'Please enter the password of this account'
export const LinkRequest = z.object({
  password: z.string(passwordNeeded).check(z.minLength(1, passwordNeeded), z.maxLength(1000)),
})
export type LinkRequest = z.infer<typeof LinkRequest>
export const LinkStart = z.object({ address: z.url() })
export type LinkStart = z.infer<typeof LinkStart>
export const linkPartner = endpoint({
  method: 'POST',
  path: '/api/auth/partner/link',
  access: 'user',
  summary: 'Begin to make a local account one of the partner; the answer says where to go on',
  body: LinkRequest,
  answer: LinkStart,
})

/**
 * `inactive`: deactivated in the directory. `local-account`: somebody registered here with that e-mail address. `unreadable`:
 * what the directory says of them makes no sense.
 */
export const EXTERNAL_STATES = ['new', 'imported', 'local-account', 'inactive', 'no-email', 'unreadable'] as const
export const ListedExternalUser = z.extend(ExternalUser, { state: z.enum(EXTERNAL_STATES) })
export type ListedExternalUser = z.infer<typeof ListedExternalUser>

/** The directory decides on the order; the next page's address is in the `Link` header. */
export const ExternalUsersQuery = z.object({
  limit: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(100)), 100),
  /** 1 is the first person. */
  start: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1)), 1),
  /** What the page before was known by, as its `Link` header has it: a page that comes again is the end. */
  seen: z.optional(z.string().check(z.maxLength(50))),
  /** Words found in names and addresses, in any case. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
})
export type ExternalUsersQuery = z.infer<typeof ExternalUsersQuery>

/** The partner's identifier, a setting, is a part of the address. How many people there are is in `X-Total-Count`. */
export const listExternalUsers = (partnerId: string) =>
  endpoint({
    method: 'GET',
    path: `/api/admin/${partnerId}-users`,
    access: 'admin',
    summary: "People in the partner's directory, and who of them is here",
    query: ExternalUsersQuery,
    answer: z.array(ListedExternalUser),
  })

/** The external user stands under a key that carries the partner's identifier. */
export const importUser = (partnerId: string) =>
  endpoint({
    method: 'POST',
    path: '/api/admin/import-user',
    access: 'admin',
    summary: "Make an account for a person of the partner's directory",
    body: z.object({ [`${partnerId}User`]: ExternalUser }),
    answer: AdminUser,
    status: 201,
  })

/** The last time that a part of the partner was asked for something. Error null: it answered. */
export const PartnerContact = z.object({
  at: z.iso.datetime(),
  goodAt: z.nullable(z.iso.datetime()),
  error: z.nullable(z.string()),
})
export type PartnerContact = z.infer<typeof PartnerContact>
const PartnerPart = z.object({ configured: z.boolean(), contact: z.nullable(PartnerContact) })
export const PartnerStatus = z.object({ signIn: PartnerPart, directory: PartnerPart })
export type PartnerStatus = z.infer<typeof PartnerStatus>
export const getPartnerStatus = endpoint({
  method: 'GET',
  path: '/api/admin/partner',
  access: 'admin',
  summary: 'Which parts of the partner are connected, and how the last contact went',
  answer: PartnerStatus,
})

export const CONNECTION_STEPS = ['discovery', 'keys', 'client', 'ways', 'claims', 'directory'] as const
export const ConnectionStep = z.object({
  step: z.enum(CONNECTION_STEPS),
  /** skipped: it can't be told, because it is not configured or an earlier step failed. */
  result: z.enum(['good', 'warning', 'failed', 'skipped']),
  /** In plain words, for the admin. */
  says: z.string(),
})
export type ConnectionStep = z.infer<typeof ConnectionStep>
export const testPartner = endpoint({
  method: 'POST',
  path: '/api/admin/partner/test',
  access: 'admin',
  summary: 'Try the connection to the partner, step by step',
  answer: z.array(ConnectionStep),
})
