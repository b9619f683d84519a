import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, readConfig, SETTING_NAMES } from './config.ts'

const read = (env: Record<string, string>) => readConfig(env, '/srv/rolewright')

test('everything has a default', () => {
  expect(read({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: '/srv/rolewright/data',
    WEEKLY_LIMIT: 3,
    DEFAULT_MODEL: undefined,
    LOGIN_RATE_LIMIT: true,
    PARTNER_ID: 'partner',
    PARTNER_NAME: 'Partner',
  })
})

test('empty values count as left out', () => {
  expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined })
})

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['192.168.1.5', false],
])('the first user on %s is an admin: %s', (HOST, expected) => {
  expect(read({ HOST }).FIRST_USER_IS_ADMIN).toBe(expected)
  expect(read({ HOST, FIRST_USER_IS_ADMIN: 'off' }).FIRST_USER_IS_ADMIN).toBe(false)
  expect(read({ HOST, FIRST_USER_IS_ADMIN: 'on' }).FIRST_USER_IS_ADMIN).toBe(true)
})

test('admin e-mails are a list, in lower case', () => {
  expect(read({ ADMIN_EMAILS: 'A@x.com, b@x.com;c@x.com' }).ADMIN_EMAILS).toEqual(['a@x.com', 'b@x.com', 'c@x.com'])
})

test('every mistake is named at once, each in a line of its own', () => {
  const wrong = {
    PORT: '70000',
    DATABASE_URL: 'mysql://db',
    PUBLIC_URL: 'jobs',
    ADMIN_EMAILS: 'nobody',
    FIRST_USER_IS_ADMIN: 'yes',
    WEEKLY_LIMIT: '-1',
    DEFAULT_MODEL: 'gpt',
    SECRET_KEY: 'short',
    LOG_LEVEL: 'loud',
    PARTNER_ID: 'local',
    PARTNER_ISSUER: 'http://id.example.com',
    PARTNER_SCOPES: 'email',
    PARTNER_REQUIRED_CLAIM: 'hd',
    PARTNER_DIRECTORY_LINK: 'mail=email',
  }
  let message = ''
  try {
    read(wrong)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    message = (error as Error).message
  }
  for (const name of Object.keys(wrong)) expect(message.match(new RegExp(`^  ${name} `, 'gm')), name).toHaveLength(1)
  expect(message).toContain('LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent')
})

test.each([
  [{ PARTNER_ISSUER: 'https://id.example.com' }, ['PARTNER_CLIENT_ID', 'PARTNER_CLIENT_SECRET']],
  [{ PARTNER_CLIENT_ID: 'x', PARTNER_CLIENT_SECRET: 'y' }, ['PARTNER_ISSUER']],
  [{ PARTNER_SCIM_URL: 'https://id.example.com/scim' }, ['PARTNER_SCIM_TOKEN']],
])('half a partner is a mistake: beside %j, %j is missing', (given, missing) => {
  for (const name of missing) expect(() => read(given)).toThrow(`  ${name} must be given too`)
})

test("the partner's settings are read as what they mean", () => {
  const given = {
    PARTNER_ISSUER: 'http://127.0.0.1:9000',
    PARTNER_CLIENT_ID: 'x',
    PARTNER_CLIENT_SECRET: 'y',
    PARTNER_AUTHORIZE_PARAMS: 'prompt=consent&hd=example.com',
    PARTNER_REQUIRED_CLAIM: 'groups=hr=1',
    PARTNER_EMAIL_DOMAINS: 'Example.com, example.org',
    PARTNER_DIRECTORY_LINK: 'id=oid',
  }
  expect(read(given)).toMatchObject({
    PARTNER_PASSWORD_GRANT: false,
    PARTNER_AUTHORIZE_PARAMS: { prompt: 'consent', hd: 'example.com' },
    PARTNER_REQUIRED_CLAIM: { claim: 'groups', value: 'hr=1' },
    PARTNER_EMAIL_DOMAINS: ['example.com', 'example.org'],
    PARTNER_DIRECTORY_LINK: { attribute: 'id', claim: 'oid' },
  })
})

test('.env.example names every setting, and no other', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect([...new Set(named)].sort()).toEqual([...SETTING_NAMES].sort())
})
