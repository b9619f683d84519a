import type { LanguageModelV4 } from '@ai-sdk/provider'
import { besideTransaction } from '../../db/nested-use.ts'
import { ask } from '../../generation/ask.ts'
import { type DescriptionRequest, describeRole, secretsOf } from '../../generation/prompts/job-description.ts'
import { withhold } from '../../generation/prompts/leak-guard.ts'

/** A text that comes, and what ends it. */
export interface Writing {
  parts: AsyncIterable<string> | Iterable<string>
  controller: AbortController
  /** Left out where nobody writes it any more. */
  model?: LanguageModelV4
}

export interface Asking {
  controller: AbortController
  /** Whether somebody sees it being written. */
  watched: boolean
}

/** Asks a model at once: it thinks while the generation is stored. */
export function askModel(
  model: LanguageModelV4,
  request: DescriptionRequest,
  { controller, watched }: Asking,
): Writing {
  const question = describeRole(request, watched)
  const parts = besideTransaction(() => begun(withhold(secretsOf(request), ask(model, question, controller.signal))))
  return { parts, controller, model }
}

/** The same, but its first step is taken now and not when somebody asks for it. */
function begun<Part>(parts: AsyncGenerator<Part>): AsyncIterable<Part> {
  const first = parts.next()
  // Whoever asks for it hears how it failed.
  first.catch(() => {})
  async function* all() {
    for (let next = await first; !next.done; next = await parts.next()) yield next.value
  }
  return all()
}
