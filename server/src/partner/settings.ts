import * as z from 'zod'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Passwords and tokens travel there. */
const secureAddress = z
  .url({ protocol: /^https?$/, error: 'must be a web address such as https://id.example.com' })
  .refine(
    (address) => address.startsWith('https:') || LOOPBACK.test(new URL(address).hostname),
    'must start with https:// unless it is on this machine',
  )

const words = (list: string) => list.split(/[\s,;]+/).filter(Boolean)

/** The settings of the partner organisation, a part of all settings. */
export const partnerSettings = {
  PARTNER_ID: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug: lower-case letters, digits and hyphens')
    .refine((slug) => slug !== 'local', 'can\'t be "local", which names accounts of this instance')
    .default('partner'),
  PARTNER_NAME: z.string().min(1).default('Partner'),
  PARTNER_ISSUER: secureAddress.optional(),
  PARTNER_FORMER_ISSUERS: z.string().transform(words).default([]),
  PARTNER_CLIENT_ID: z.string().optional(),
  PARTNER_CLIENT_SECRET: z.string().optional(),
  PARTNER_PASSWORD_GRANT: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .default(false),
  PARTNER_SCOPES: z
    .string()
    .refine((scopes) => words(scopes).includes('openid'), 'must contain openid')
    .transform((scopes) => words(scopes).join(' '))
    .default('openid profile email'),
  PARTNER_AUTHORIZE_PARAMS: z
    .string()
    .transform((query) => Object.fromEntries(new URLSearchParams(query)))
    .default({}),
  PARTNER_REQUIRED_CLAIM: z
    .string()
    .regex(/^[^=\s]+=.+$/, 'must read claim=value, such as hd=example.com')
    .transform((pair) => ({ claim: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1) }))
    .optional(),
  PARTNER_EMAIL_DOMAINS: z
    .string()
    .transform((list) => words(list.toLowerCase()))
    .default([]),
  PARTNER_TRUST_EMAIL: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .default(false),
  PARTNER_REFUSAL_MS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number of milliseconds')
    .transform(Number)
    .default(700),
  PARTNER_SCIM_URL: secureAddress.optional(),
  PARTNER_SCIM_TOKEN: z.string().optional(),
  PARTNER_DIRECTORY_LINK: z
    .string()
    .regex(/^(id|externalId|userName)=[^=\s]+$/, 'must read id=claim, externalId=claim or userName=claim')
    .transform((pair) => {
      const [attribute, claim] = pair.split('=') as ['id' | 'externalId' | 'userName', string]
      return { attribute, claim }
    })
    .default({ attribute: 'externalId', claim: 'sub' }),
}
const Read = z.object(partnerSettings)
export type PartnerSettings = z.output<typeof Read>

const TOGETHER = [
  ['PARTNER_ISSUER', 'PARTNER_CLIENT_ID', 'PARTNER_CLIENT_SECRET'],
  ['PARTNER_SCIM_URL', 'PARTNER_SCIM_TOKEN'],
] as const

/** What is missing beside what is given: half a connection is a mistake, none is fine. */
export function findMissingPartnerSettings(settings: PartnerSettings): string[] {
  return TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => !settings[name])
    const given = names.filter((name) => settings[name])
    return given.length === 0 ? [] : missing.map((name) => `${name} must be given too, beside ${given.join(' and ')}`)
  })
}
