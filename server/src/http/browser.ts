import { parse } from 'bowser'
import type { FastifyRequest } from 'fastify'

/** More than any browser says of itself. */
const LONGEST = 400

/** What a request comes from, in words for its owner, such as "Firefox on Windows"; null where it does not say. */
export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const said = headers['user-agent']?.slice(0, LONGEST)
  if (!said) return null
  const { browser, os } = parse(said)
  return [browser.name, os.name].filter(Boolean).join(' on ') || null
}
