import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { DescriptionRequest } from '../../generation/prompts/job-description.ts'
import type { Told } from './claims.service.ts'
import type { Settlement } from './completion.service.ts'
import type { Generation } from './generations.store.ts'

/** A text that a model was asked for. */
export interface Writing {
  parts: AsyncIterable<string>
  controller: AbortController
  model: LanguageModelV4
}

/** A generation that is stored, and what is being written for it. */
export interface Task extends Settlement {
  model: string
  request: DescriptionRequest & Told
  writing: Writing
}

/** A new generation, or the one that an earlier request under the same key began. */
export type Accepted = { task: Task } | { repeated: Generation }

/** What an accepted request needs of those who write. */
export interface Desk {
  /** Makes sure that there is room for another generation; comes before anything of one is stored. */
  admit(): void
  /** Asks the model at once: it thinks while the generation is stored. Nothing comes of it where that fails. */
  ask(model: LanguageModelV4, request: DescriptionRequest): Writing
}
