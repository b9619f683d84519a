import type { FastifyReply, FastifyRequest } from 'fastify'
import pino, { type DestinationStream, type LevelWithSilent, type Logger } from 'pino'
import { describeError } from './describe-error.ts'

/**
 * The one log, as JSON lines. Whatever is handed to it, of errors only what `describeError` keeps is written, under any key
 * and in any message; of requests the method, the path without its query and the sender.
 */
export function createLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    serializers: { req: describeRequest, res: describeReply },
    formatters: {
      log: (details) => Object.fromEntries(Object.entries(details).map(([key, value]) => [key, describe(key, value)])),
    },
    hooks: {
      logMethod(given, write) {
        write.apply(this, withoutMessagesOfErrors(given) as typeof given)
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** What went wrong; some libraries give that as an object that is no Error. */
const FAULT = /^(err|error|cause|reason)$/
const isFault = (key: string, value: unknown) =>
  value instanceof Error || (FAULT.test(key) && typeof value === 'object' && value !== null)

const describe = (key: string, value: unknown) => (isFault(key, value) ? describeError(value) : value)

/** What an error says would otherwise become the line's own message. */
function withoutMessagesOfErrors([details, message, ...rest]: unknown[]): unknown[] {
  const errors = (details instanceof Error ? [details] : Object.values(Object(details))).filter(
    (value) => value instanceof Error,
  )
  if (errors.length === 0) return [details, message, ...rest]
  const quotes = typeof message !== 'string' || errors.some((error) => error.message && message.includes(error.message))
  return [details instanceof Error ? { err: details } : details, quotes ? 'failed' : message, ...rest]
}

const describeRequest = ({ method, url, ip }: FastifyRequest) => ({ method, path: url?.split('?')[0], ip })
const describeReply = ({ statusCode }: FastifyReply) => ({ statusCode })
