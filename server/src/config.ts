import { isAbsolute, resolve } from 'node:path'
import * as z from 'zod'
import { findMissingMailSettings, mailSettings } from './mail/settings.ts'
import { findMissingPartnerSettings, partnerSettings } from './partner/settings.ts'
import { findMissingStorageSettings, storageSettings } from './storage/settings.ts'

const flag = z.enum(['on', 'off']).transform((value) => value === 'on')
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`)
const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address such as https://jobs.example.com' })
const emailList = z
  .string()
  .transform((list) =>
    list
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((email) => email.toLowerCase()),
  )
  .refine((emails) => emails.every((email) => email.includes('@')), 'must be e-mail addresses, separated by commas')

/** Every setting, all optional. `.env.example` explains them; a test holds the two together. */
const Settings = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, 'must start with postgres:// or be left out')
    .optional(),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: z.string().optional(),
  ADMIN_EMAILS: emailList.default([]),
  FIRST_USER_IS_ADMIN: flag.optional(),
  WEEKLY_LIMIT: wholeNumber(0, 1_000_000).default(3),
  DEFAULT_MODEL: z
    .string()
    .regex(/^[a-z]+:.+$/, 'must read provider:name, such as builtin:writer')
    .optional(),
  SECRET_KEY: z.string().min(32, 'must have 32 characters or more').optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: webAddress.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_BASE_URL: webAddress.optional(),
  COMPATIBLE_BASE_URL: webAddress.optional(),
  COMPATIBLE_API_KEY: z.string().optional(),
  MAX_GENERATIONS: wholeNumber(1, 100_000).default(100),
  PASSWORD_MIN_LENGTH: wholeNumber(1, 128).default(8),
  LOGIN_RATE_LIMIT: flag.default(true),
  REGISTRATIONS_PER_NETWORK: wholeNumber(1, 1_000_000).default(20),
  MAX_OPEN_UPLOADS: wholeNumber(1, 1_000_000).default(50),
  ...mailSettings,
  ...partnerSettings,
  ...storageSettings,
  ANALYTICS_ID: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})
export type Settings = z.output<typeof Settings>
export const SETTING_NAMES = Object.keys(Settings.shape)

export interface Config extends Omit<Settings, 'FIRST_USER_IS_ADMIN'> {
  /** Absolute. */
  DATA_DIR: string
  FIRST_USER_IS_ADMIN: boolean
}

/** Thrown at start; its message has one line for each setting that is wrong. */
export class ConfigError extends Error {}

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/

/**
 * Reads the settings from an environment. Empty values count as left out.
 * @param folder what a relative DATA_DIR is relative to
 * @throws ConfigError naming every mistake at once
 */
export function readConfig(env: Record<string, string | undefined>, folder: string): Config {
  const given = Object.fromEntries(SETTING_NAMES.map((name) => [name, env[name]?.trim() || undefined]))
  const read = Settings.safeParse(given)
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `${issue.path.join('.')} ${explain(issue.message)}`)
    throw wrongSettings(lines)
  }
  const settings = read.data
  const missing = [
    ...findMissingPartnerSettings(settings),
    ...findMissingStorageSettings(settings),
    ...findMissingMailSettings(settings),
  ]
  if (missing.length > 0) throw wrongSettings(missing)
  return {
    ...settings,
    DATA_DIR: isAbsolute(settings.DATA_DIR) ? settings.DATA_DIR : resolve(folder, settings.DATA_DIR),
    FIRST_USER_IS_ADMIN: settings.FIRST_USER_IS_ADMIN ?? LOOPBACK.test(settings.HOST),
  }
}

const wrongSettings = (lines: string[]) => new ConfigError(`Some settings are not right:\n  ${lines.join('\n  ')}`)

/** Zod's own messages for a wrong choice, put in the words of the others. */
const explain = (message: string) =>
  message.startsWith('Invalid option: expected one of ')
    ? `must be one of ${message.slice(32).replaceAll('"', '').replaceAll('|', ', ')}`
    : message
