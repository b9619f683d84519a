import * as z from 'zod'
import { forbiddenIn } from './reach.ts'

export interface ModelList {
  url: string
  headers: Record<string, string>
  fetch: typeof fetch
}
export const noKey = {}

/** How long a provider may take to say what it offers. */
const PATIENCE_MS = 5_000

/** OpenAI, Anthropic and those like them answer `data`; Google answers `models`. */
const Listed = z.union([
  z.object({ data: z.array(z.object({ id: z.string() })) }),
  z.object({
    models: z.array(z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).optional() })),
  }),
])

/** Why there is no list; the status where the provider answered at all. */
export class ListFailure extends Error {
  readonly status: number | null

  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/**
 * The names of the models that a provider offers, in the alphabet.
 * @throws Error in words that carry no key
 */
export async function listModels(list: ModelList | string[]): Promise<string[]> {
  if (Array.isArray(list)) return list
  const { url, headers, fetch } = list
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) }).catch((cause: unknown) => {
    throw forbiddenIn(cause) ?? new ListFailure('The provider does not answer.', null, { cause })
  })
  if (!response.ok) throw new ListFailure(`The provider answers ${response.status}.`, response.status)
  const listed = Listed.safeParse(await response.json().catch(() => null))
  if (!listed.success) throw new ListFailure('The provider answers something that is no list of models.', 200)
  const names =
    'data' in listed.data
      ? listed.data.data.map(({ id }) => id)
      : listed.data.models
          .filter(({ supportedGenerationMethods: methods }) => !methods || methods.includes('generateContent'))
          .map(({ name }) => name.replace(/^models\//, ''))
  return names.sort()
}
