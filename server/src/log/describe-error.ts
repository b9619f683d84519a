/** What the log keeps of an error. Never its message: libraries quote there what they were given, and so what people wrote. */
export interface ErrorRecord {
  type: string
  /** Codes, numbers and names of tables: words of ours or of a standard. */
  [fact: string]: unknown
  stack?: string
  cause?: ErrorRecord
}

/** Of every library that we use, those properties of errors that name the fault and quote nobody. */
const FACTS = [
  'code',
  'errno',
  'errcode',
  'syscall',
  'address',
  'port',
  'status',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'signal',
  'silent',
] as const
/** Single words: a sentence in such a place is somebody else's. */
const WORD = /^[\w.:-]{1,80}$/
const FRAME = /^ {4}at .*(?::\d+:\d+|<anonymous>|native)\)?$/
const FRAMES_MAX = 20
const CAUSES_MAX = 5

/** Type, codes, status, and where it happened; of its causes, too. */
export function describeError(error: unknown, depth = 0): ErrorRecord {
  if (typeof error !== 'object' || error === null) return { type: error === null ? 'null' : typeof error }
  const { name, cause, errors } = error as Partial<AggregateError>
  const type = wordOf(error.constructor?.name) ?? 'Error'
  const below = cause ?? (Array.isArray(errors) ? errors[0] : undefined)
  return {
    type,
    ...(wordOf(name) && name !== type && name !== 'Error' && { name }),
    ...factsOf(error),
    ...(error instanceof Error && { stack: framesOf(error) }),
    ...(typeof below === 'object' &&
      below !== null &&
      depth < CAUSES_MAX && { cause: describeError(below, depth + 1) }),
  }
}

const factsOf = (error: object) =>
  Object.fromEntries(
    FACTS.map((fact) => [fact, (error as Record<string, unknown>)[fact]]).filter(
      ([, value]) => typeof value === 'number' || typeof value === 'boolean' || wordOf(value),
    ),
  )

const wordOf = (value: unknown) => (typeof value === 'string' && WORD.test(value) ? value : undefined)

/** The stack without the message that it begins with; none where the two do not match, since the rest may be text. */
function framesOf({ stack = '', message }: Error): string | undefined {
  const at = stack.indexOf(message)
  if (at < 0) return undefined
  const frames = stack
    .slice(at + message.length)
    .split('\n')
    .filter((line) => FRAME.test(line))
  return frames.slice(0, FRAMES_MAX).join('\n')
}
