import * as z from 'zod'
import { PrivateAddress } from '../http/outgoing.ts'

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

/**
 * The names of the models that a provider offers, in the alphabet.
 * @throws Error in words that carry no key
 */
export async function listModels(list: ModelList | string[]): Promise<string[]> {
  if (Array.isArray(list)) return list
  const { url, headers, fetch } = list
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) }).catch((cause: unknown) => {
    if (cause instanceof PrivateAddress) throw cause
    throw new Error('The provider does not answer.', { cause })
  })
  if (!response.ok) throw new Error(`The provider answers ${response.status}.`)
  const listed = Listed.safeParse(await response.json().catch(() => null))
  if (!listed.success) throw new Error('The provider answers something that is no list of models.')
  const names =
    'data' in listed.data
      ? listed.data.data.map(({ id }) => id)
      : listed.data.models
          .filter(({ supportedGenerationMethods: methods }) => !methods || methods.includes('generateContent'))
          .map(({ name }) => name.replace(/^models\//, ''))
  return names.sort()
}
