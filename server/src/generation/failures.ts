import { APICallError } from '@ai-sdk/provider'
import { AppError } from '../http/errors.ts'

/** The longest wait, in seconds, that a provider may ask for and still be asked a second time. */
const LONGEST_WAIT_S = 5
const USUAL_WAIT_S = 1

const BUSY = 'The assistant is busy. Please try again in a minute.'

export const tooSlow = () => new AppError('timeout', 'The assistant did not answer in time.')
export const brokenOff = (cause?: unknown) =>
  new AppError('interrupted', 'The assistant broke off before it had finished. What was written so far is kept.', {
    cause,
  })
export const refused = () =>
  new AppError('refused', 'The assistant declined to write this. Please put the role in other words.')
export const tooLong = () =>
  new AppError('interrupted', 'The assistant wrote more than fits and was cut off. What was written so far is kept.')

/** Why a model did not begin to write, in words for the person; `reason`, the provider's own words, is for admins. */
export class ProviderFailure extends AppError {
  readonly reason: string
  /** Seconds after which to ask once more; null: asking again is of no use. */
  readonly retryIn: number | null

  constructor(cause: unknown) {
    const status = APICallError.isInstance(cause) ? cause.statusCode : undefined
    const retryAfter = APICallError.isInstance(cause) ? retryAfterOf(cause) : undefined
    const wait = retryAfter ?? USUAL_WAIT_S
    if (status === 429) super('busy', BUSY, { cause, retryAfter: Math.max(wait, 60) })
    else if (status !== undefined && status < 500)
      super('misconfigured', 'This assistant does not work at the moment. Please ask your administrator to look.', {
        cause,
      })
    else super('unavailable', BUSY, { cause, retryAfter: Math.max(wait, 60) })
    this.retryIn = this.code !== 'misconfigured' && wait <= LONGEST_WAIT_S ? wait : null
    this.reason = reasonOf(cause, status)
  }
}

function retryAfterOf({ responseHeaders = {} }: APICallError): number | undefined {
  const value = responseHeaders['retry-after']
  if (!value) return undefined
  const seconds = Number(value)
  return Number.isFinite(seconds) ? seconds : Math.max(0, (Date.parse(value) - Date.now()) / 1000)
}

/** What looks like a key, also half of one, as providers like to quote it. */
const KEY = /\b(?:sk|pk|key|AIza)[-_A-Za-z0-9*.]{6,}|\bBearer\s+\S+/g
const REASON_MAX_LENGTH = 500

function reasonOf(cause: unknown, status: number | undefined): string {
  const said = cause instanceof Error ? cause.message : String(cause)
  const text = `${status ?? 'No answer'}: ${said}`.replace(KEY, '…')
  return text.slice(0, REASON_MAX_LENGTH)
}
