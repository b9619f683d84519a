import { APICallError } from '@ai-sdk/provider'
import { AppError } from '../http/errors.ts'
import { maskKeys, maskKnown } from '../log/mask.ts'
import type { Question } from './question.ts'
import { forbiddenIn } from './reach.ts'

/** The longest wait, in seconds, that a provider may ask for and still be asked a second time. */
const LONGEST_WAIT_S = 5
const USUAL_WAIT_S = 1

/** What is told to whoever asks where the provider does not say when to come back. */
const BACK_AFTER_S = 60
const LONGEST_TOLD_S = 86_400

/** A text that ended before its end; whoever keeps what there is of it says so. */
export class Unfinished extends AppError {}

export const tooSlow = () => new AppError('timeout', 'The assistant did not answer in time.')
export const brokenOff = (cause?: unknown) =>
  new Unfinished('interrupted', 'The assistant broke off before it had finished.', { cause })
export const refused = () =>
  new AppError('refused', 'The assistant declined to write this. Please put the role in other words.')
export const tooLong = () => new Unfinished('interrupted', 'The assistant wrote more than fits and was cut off.')

export const MISCONFIGURED = 'This assistant does not work at the moment. Please ask your administrator to look.'
const busy = (seconds: number) => `The assistant is busy. Please try again in ${inWords(seconds)}.`

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return 'a minute'
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** Refusals that pass: of the moment and not of what was asked. */
const PASSING = [408, 409, 425, 429]

/** Why a model did not begin to write, in words for the person; `reason`, the provider's own words, is for admins. */
export class ProviderFailure extends AppError {
  readonly reason: string
  /** Whether it is our key that it did not take. */
  readonly refusedKey: boolean
  /** Seconds after which to ask once more; null: asking again is of no use. */
  readonly retryIn: number | null

  /** @param sent what the provider may quote: the key, and what it was asked */
  constructor(cause: unknown, sent: { key?: string; question?: Question } = {}) {
    const call = APICallError.isInstance(cause) ? cause : undefined
    const status = call?.statusCode
    const said = call && retryAfterOf(call)
    const retryAfter = Math.min(Math.max(said ?? BACK_AFTER_S, 1), LONGEST_TOLD_S)
    const wait = said ?? USUAL_WAIT_S
    if (status === 429) super('busy', busy(retryAfter), { cause, retryAfter })
    else if (isPassing(cause)) super('unavailable', busy(retryAfter), { cause, retryAfter })
    else super('misconfigured', MISCONFIGURED, { cause })
    this.refusedKey = status === 401 || status === 403
    this.retryIn = this.code !== 'misconfigured' && wait <= LONGEST_WAIT_S ? wait : null
    this.reason = reasonOf(cause, status, sent)
  }
}

/** Whether the same question may be answered a moment later. */
function isPassing(cause: unknown): boolean {
  if (forbiddenIn(cause)) return false
  if (!APICallError.isInstance(cause)) return true
  const { statusCode } = cause
  // An answer that says it is good and can't be read was spoiled on its way; so was a refusal that can't.
  if (statusCode === undefined || statusCode >= 500 || statusCode < 300) return true
  return PASSING.includes(statusCode) || cause.cause instanceof TypeError
}

function retryAfterOf({ responseHeaders = {} }: APICallError): number | undefined {
  const value = responseHeaders['retry-after']
  if (!value) return undefined
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
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
