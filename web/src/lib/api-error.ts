import { texts } from '../texts/values.ts'

/**
 * Any answer that is not OK. The message is the status, a colon, a space and the body, or the status text where the
 * body is empty; what people read is `sentence`.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The server's sentence for a person; null when it sent none. */
  readonly sentence: string | null
  readonly code: string | null
  /** For each wrong field, what is wrong with it. */
  readonly fields: Record<string, string>

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    const parsed = parseErrorAnswer(body)
    this.sentence = typeof parsed.error === 'string' ? parsed.error : null
    this.code = typeof parsed.code === 'string' ? parsed.code : null
    this.fields = parsed.fields !== null && typeof parsed.fields === 'object' ? { ...parsed.fields } : {}
  }
}

function parseErrorAnswer(body: string): { error?: unknown; code?: unknown; fields?: object | null } {
  try {
    const parsed: unknown = JSON.parse(body)
    return parsed !== null && typeof parsed === 'object' ? parsed : {}
  } catch {
    return {}
  }
}

/** What to tell a person about a failure: the server's sentence, that the network is gone, or `otherwise`. */
export function sentenceOf(error: unknown, otherwise: string = texts.somethingWentWrong): string {
  if (error instanceof ApiError) return error.sentence ?? otherwise
  // fetch rejects with a TypeError when no answer came at all.
  if (error instanceof TypeError) return navigator.onLine ? texts.serverUnreachable : texts.offline
  return otherwise
}
