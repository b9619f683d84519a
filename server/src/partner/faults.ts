import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { maskKeys } from '../log/mask.ts'

/** The visitor's part of a sign-in was not right: cancelled, forged, replayed, too old, or a wrong password. */
export class PartnerRefusal extends Error {
  readonly reason: 'cancelled' | 'stale' | 'wrong'

  constructor(reason: 'cancelled' | 'stale' | 'wrong', message: string) {
    super(message)
    this.reason = reason
  }
}

/** The partner could not do its part. The message names the cause for admins and the log, and holds no secret. */
export class PartnerUnavailable extends Error {
  /** Nothing came back at all: asking again at once would only make people wait. */
  readonly silent: boolean
  /** Whether it is our secret or token that it did not take. */
  readonly refusedKey: boolean

  constructor(message: string, silent = false, refusedKey = false) {
    super(message)
    this.silent = silent
    this.refusedKey = refusedKey
  }
}

const NETWORK: Record<string, string> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself, which nobody vouches for',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate comes from an authority that is not trusted here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate can not be traced to an authority that is trusted here',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate can not be traced to an authority that is trusted here',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name of its host could not be looked up',
  ETIMEDOUT: 'the connection timed out',
  UND_ERR_CONNECT_TIMEOUT: 'the connection timed out',
  UND_ERR_SOCKET: 'the connection was cut',
}

/** What `fetch` failed of, in plain words; null where the failure is none of the network. */
export function explainNetwork(error: unknown): string | null {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'it did not answer in time'
  if (!(error instanceof TypeError) || !/fetch failed|terminated/.test(error.message)) return null
  const code = codeOf(error.cause)
  return NETWORK[code] ?? `it could not be reached${code ? ` (${code})` : ''}`
}

const codeOf = (cause: unknown): string => {
  const { code, errors } = (cause ?? {}) as { code?: string; errors?: unknown[] }
  return code ?? (errors?.length ? codeOf(errors[0]) : '')
}

const CLIENT: Record<string, string> = {
  OAUTH_TIMEOUT: 'it did not answer in time',
  OAUTH_RESPONSE_IS_NOT_JSON: 'it answered something that is not JSON',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'it answered with an unexpected status',
  OAUTH_PARSE_ERROR: 'it answered something that can not be read',
  OAUTH_KEY_SELECTION_FAILED: 'none of its published keys is the one that signed the token',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'the token has expired or is not valid yet: are both clocks right?',
  OAUTH_MISSING_SERVER_METADATA: 'its discovery document misses an address that is needed',
}

/**
 * What a failure of openid-client means, in words for admins. Tokens, secrets and passwords are in its causes, so
 * that nothing of them is told but names of claims and the public values compared.
 * @param sent what the provider was given in confidence, and may quote
 */
export function explainFault(error: unknown, sent: readonly string[] = []): PartnerUnavailable | PartnerRefusal {
  if (error instanceof PartnerUnavailable || error instanceof PartnerRefusal) return error
  const fault = readFault(error)
  return fault instanceof PartnerUnavailable ? withoutSecrets(fault, sent) : fault
}

export const withoutSecrets = ({ message, silent, refusedKey }: PartnerUnavailable, secrets: readonly string[]) =>
  new PartnerUnavailable(maskKeys(message, secrets), silent, refusedKey)

function readFault(error: unknown): PartnerUnavailable | PartnerRefusal {
  const network = explainNetwork(error)
  if (network) return new PartnerUnavailable(network, true)
  if (error instanceof AuthorizationResponseError) return refusalOf(error.error)
  if (error instanceof ResponseBodyError) return answerOf(error)
  if (error instanceof ClientError) {
    const compared = comparisonOf(error)
    const words =
      compared ??
      CLIENT[error.code ?? ''] ??
      explainNetwork(error.cause) ??
      `its answer is not right: ${messageOf(error)}`
    return new PartnerUnavailable(words, error.code === 'OAUTH_TIMEOUT')
  }
  return new PartnerUnavailable('something in its answer could not be handled')
}

const refusalOf = (code: string) =>
  code === 'access_denied'
    ? new PartnerRefusal('cancelled', 'access was denied')
    : new PartnerRefusal('stale', `the provider sent people back with ${plain(code)}`)

function answerOf({ error, error_description: description, status }: ResponseBodyError) {
  if (error === 'invalid_grant') return new PartnerRefusal('wrong', 'invalid_grant')
  const said = description ? ` (${plain(description)})` : ''
  if (error === 'invalid_client')
    return new PartnerUnavailable(`it does not accept PARTNER_CLIENT_ID and PARTNER_CLIENT_SECRET${said}`, false, true)
  if (error === 'unauthorized_client' || error === 'unsupported_grant_type')
    return new PartnerUnavailable(`it does not allow this client that way of signing in: ${error}${said}`)
  return new PartnerUnavailable(`it answered ${status} ${plain(error)}${said}`)
}

/** "aud is x and should be y", for the claims whose values are public. */
function comparisonOf(error: ClientError): string | null {
  const cause = error.cause as { cause?: Comparison } & Comparison
  const { claim, attribute, claims, body, expected } = cause?.cause ?? cause ?? {}
  const name = claim ?? attribute
  if (!name) return null
  const found = claims?.[name] ?? body?.[name]
  if (name === 'aud') return `the token is for another audience: ${plain(found)} in place of ${plain(expected)}`
  if (name === 'iss' || name === 'issuer')
    return `it calls itself ${plain(found)}, and PARTNER_ISSUER says ${plain(expected)}`
  return `the claim ${plain(name)} of the token is not what it has to be`
}

interface Comparison {
  claim?: string
  attribute?: string
  claims?: Record<string, unknown>
  body?: Record<string, unknown>
  expected?: unknown
}

const messageOf = (error: ClientError) => plain(error.cause instanceof Error ? error.cause.message : error.message)

/** One line, at most 200 characters, without anything that looks like a token. */
const plain = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'))
    .replace(/[\w-]{20,}\.[\w-]{20,}\.[\w-]*/g, '…')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, 200)
