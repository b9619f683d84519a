import type { LanguageModelV4 } from '@ai-sdk/provider'
import { besideTransaction } from '../../db/nested-use.ts'
import { ask } from '../../generation/ask.ts'
import { LiveText } from '../../generation/live-text.ts'
import { type DescriptionRequest, describeRole, secretsOf } from '../../generation/prompts/job-description.ts'
import { LeakGuard } from '../../generation/prompts/leak-guard.ts'

/** A text that comes, and what ends it. */
export interface Writing {
  text: LiveText
  /** Resolves once the text is whole. */
  finished: Promise<void>
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
  const guard = new LeakGuard(secretsOf(request))
  const text = new LiveText()
  const finished = besideTransaction(async () => {
    await ask(model, question, controller.signal, (part) => text.append(guard.pass(part)))
    text.append(guard.rest())
  })
  // Whoever waits for it hears how it failed.
  finished.catch(() => {})
  return { text, finished, controller, model }
}
