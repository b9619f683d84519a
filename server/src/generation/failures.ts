import { APICallError } from '@ai-sdk/provider'
import { AppError } from '../http/errors.ts'
import { maskKeys, maskKnown } from '../log/mask.ts'
import type { Question } from './ask.ts'

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
  /** Whether it is our key that it did not take. */
  readonly refusedKey: boolean
  /** Seconds after which to ask once more; null: asking again is of no use. */
  readonly retryIn: number | null

  /** @param sent what the provider may quote: the key, and what it was asked */
  constructor(cause: unknown, sent: { key?: string; question?: Question } = {}) {
    const status = APICallError.isInstance(cause) ? cause.statusCode : undefined
    const retryAfter = APICallError.isInstance(cause) ? retryAfterOf(cause) : undefined
    const wait = retryAfter ?? USUAL_WAIT_S
    if (status === 429) super('busy', BUSY, { cause, retryAfter: Math.max(wait, 60) })
    else if (status !== undefined && status < 500)
      super('misconfigured', 'This assistant does not work at the moment. Please ask your administrator to look.', {
        cause,
      })
    else super('unavailable', BUSY, { cause, retryAfter: Math.max(wait, 60) })
    this.refusedKey = status === 401 || status === 403
    this.retryIn = this.code !== 'misconfigured' && wait <= LONGEST_WAIT_S ? wait : null
    this.reason = reasonOf(cause, status, sent)
  }
}

function retryAfterOf({ responseHeaders = {} }: APICallError): number | undefined {
  const value = responseHeaders['retry-after']
  if (!value) return undefined
  const seconds = Number(value)
  return Number.isFinite(seconds) ? seconds : Math.max(0, (Date.parse(value) - Date.now()) / 1000)
}

const REASON_MAX_LENGTH = 500

type Sent = { key?: string; question?: Question }

function reasonOf(cause: unknown, status: number | undefined, { key, question }: Sent): string {
  const { message } = Object(cause) as { message?: unknown }
  const said = typeof message === 'string' ? message : 'it does not say why'
  const reason = maskKnown(`${status ?? 'No answer'}: ${said}`, question ? linesOf(question) : [])
  return maskKeys(reason, [key]).slice(0, REASON_MAX_LENGTH)
}

/** What people wrote is theirs alone, admins included: every line of it, and as JSON would quote it. */
const linesOf = ({ prompt }: Question): string[] =>
  prompt
    .flatMap(({ content }) => (typeof content === 'string' ? content : content.map((part) => textOf(part))))
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => [line, JSON.stringify(line).slice(1, -1)])
    .sort((a, b) => b.length - a.length)

const textOf = (part: object) => ('text' in part && typeof part.text === 'string' ? part.text : '')
