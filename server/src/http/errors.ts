import { ERROR_STATUS, type ErrorAnswer, type ErrorCode } from '@rolewright/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type DatabaseTrouble, findTrouble } from '../db/trouble.ts'

export interface ErrorDetails {
  /** For each wrong field of the request, what is wrong with it. */
  fields?: Record<string, string>
  /** Seconds after which trying again makes sense; sent as Retry-After. */
  retryAfter?: number
  cause?: unknown
}

/** A failure that the caller may read: a code, from which the status follows, and one sentence for a person. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, sentence: string, details: ErrorDetails = {}) {
    super(sentence, { cause: details.cause })
    this.code = code
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }

  toJSON(): ErrorAnswer {
    return { error: this.message, code: this.code, ...(this.fields && { fields: this.fields }) }
  }
}

export const notFound = (what: string) => new AppError('not_found', `${what} was not found.`)

/** What Fastify itself refuses, in our words. */
const REFUSED: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'That is more text than we can take at once.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Please send the request as JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_request', 'The request has no body.'],
  FST_ERR_BAD_URL: ['invalid_request', 'That is no address that can be read.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'There is nothing at this address.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_request', 'The request is not valid JSON.'],
}

/** Seconds after which a database that was away may be back. */
export const BACK_AFTER_S = 10
const TROUBLE: Record<DatabaseTrouble['code'], string> = {
  database_away: 'The database is not available right now. Please try again in a minute.',
  database_full: 'There is no room left where this server keeps its data. Please tell its administrator.',
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const trouble = findTrouble(error)
  if (trouble) return new AppError('unavailable', TROUBLE[trouble.code], { cause: error, retryAfter: BACK_AFTER_S })
  const { code, statusCode } = error as FastifyError
  const known = REFUSED[code]
  if (known) return new AppError(...known, { cause: error })
  if (statusCode && statusCode >= 400 && statusCode < 500)
    return new AppError('invalid_request', 'The request could not be read.', { cause: error })
  return new AppError('internal', 'Something went wrong on our side. Please try again.', { cause: error })
}

/** Answers a failure in the one shape that all failures have, and logs what was our fault. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, also: object = {}) {
  const known = toAppError(error)
  if (known.status >= 500) request.log.error({ code: known.code, err: known.cause ?? known }, 'a call failed')
  if (known.retryAfter !== undefined) reply.header('retry-after', Math.ceil(known.retryAfter))
  return reply.code(known.status).send({ ...also, ...known.toJSON() })
}
