import * as z from 'zod/mini'

/** Every code a failing call can carry, with its HTTP status. */
export const ERROR_STATUS = {
  invalid_request: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  sign_in_cancelled: 401,
  sign_in_expired: 401,
  claims_missing: 403,
  deactivated: 403,
  forbidden: 403,
  not_linked: 403,
  wrong_password: 403,
  not_found: 404,
  request_timeout: 408,
  email_taken: 409,
  already_exists: 409,
  improvement_limit: 409,
  changed_meanwhile: 409,
  last_admin: 409,
  kept_elsewhere: 409,
  stopped: 409,
  link_spent: 410,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  refused: 422,
  unclear: 422,
  quota_exceeded: 429,
  too_many_attempts: 429,
  too_many_uploads: 429,
  busy: 429,
  tokens_spent: 429,
  headers_too_large: 431,
  internal: 500,
  misconfigured: 502,
  interrupted: 502,
  unavailable: 503,
  timeout: 504,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** The body of every failing call: one sentence for a person, one word for a machine. */
export const ErrorAnswer = z.object({
  error: z.string(),
  code: z.string(),
  /** For each wrong field of the request, what is wrong with it. */
  fields: z.optional(z.record(z.string(), z.string())),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
