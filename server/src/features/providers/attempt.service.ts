import type { LanguageModelV4Prompt } from '@ai-sdk/provider'
import type { AttemptStep, ProviderAttempt, ProviderName } from '@rolewright/contract/providers'
import { ask } from '../../generation/ask.ts'
import { ProviderFailure } from '../../generation/failures.ts'
import { ListFailure, listModels } from '../../generation/model-list.ts'
import { type Access, createProvider, type Provider } from '../../generation/providers.ts'
import { ForbiddenAddress } from '../../generation/reach.ts'
import { AppError } from '../../http/errors.ts'

const PATIENCE = { first: 20_000, between: 10_000, total: 30_000 }
const QUESTION = 'Write one short sentence that welcomes a new colleague.'
const PROMPT: LanguageModelV4Prompt = [{ role: 'user', content: [{ type: 'text', text: QUESTION }] }]
const SENTENCE_LENGTH = 300

const step = (name: AttemptStep['step'], result: AttemptStep['result'], says: string): AttemptStep => ({
  step: name,
  result,
  says,
})
const SKIPPED = 'Not tried, because an earlier step failed.'

/** Asks a provider for its models and a sentence, and says step by step what came of it. No key is in what it says. */
export async function tryAccess(
  name: ProviderName,
  access: Access,
  wanted: string | undefined,
  signal: AbortSignal,
): Promise<ProviderAttempt> {
  const provider = await createProvider(name, access)
  const listed = await listOf(provider)
  const failed = listed.steps.some(({ result }) => result === 'failed')
  const model = wanted?.replace(`${name}:`, '') || listed.models[0]
  const sentence = failed
    ? step('sentence', 'skipped', SKIPPED)
    : model
      ? await writeSentence(provider, model, signal)
      : step('sentence', 'skipped', 'No model is known to ask. Name one, and try again.')
  return { steps: [...listed.steps, sentence], models: listed.models.map((found) => `${name}:${found}`) }
}

async function listOf(provider: Provider): Promise<{ steps: AttemptStep[]; models: string[] }> {
  try {
    const models = await listModels(provider.list)
    const many = models.length === 1 ? '1 model' : `${models.length} models`
    return {
      models,
      steps: [
        step('address', 'good', 'It answers.'),
        step('key', 'good', 'It is accepted.'),
        step('models', models.length > 0 ? 'good' : 'warning', `It offers ${many}.`),
      ],
    }
  } catch (error) {
    return { models: [], steps: stepsOf(error) }
  }
}

function stepsOf(error: unknown): AttemptStep[] {
  const status = error instanceof ListFailure ? error.status : null
  const { message } = error as Error
  if (status === null || error instanceof ForbiddenAddress)
    return [step('address', 'failed', message), step('key', 'skipped', SKIPPED), step('models', 'skipped', SKIPPED)]
  if (status >= 300 && status < 400)
    return [
      step('address', 'failed', `It leads elsewhere (${status}), where it is not followed. Please enter that address.`),
      step('key', 'skipped', SKIPPED),
      step('models', 'skipped', SKIPPED),
    ]
  const answers = step('address', 'good', 'It answers.')
  if (status === 401 || status === 403)
    return [answers, step('key', 'failed', `It was refused (${status}).`), step('models', 'skipped', SKIPPED)]
  // Some services write without listing what they have.
  return [answers, step('key', 'good', 'It was not refused.'), step('models', 'warning', message)]
}

async function writeSentence(provider: Provider, name: string, signal: AbortSignal): Promise<AttemptStep> {
  const model = provider.model(name)
  if (!model) return step('sentence', 'failed', `There is no model ${name}.`)
  let text = ''
  try {
    const hear = (part: string) => {
      text += part
    }
    await ask(model, { prompt: PROMPT, maxOutputTokens: 1000 }, signal, hear, PATIENCE)
    return step('sentence', 'good', `${name} wrote: ${text.slice(0, SENTENCE_LENGTH)}`)
  } catch (error) {
    const reason = error instanceof ProviderFailure ? error.reason : error instanceof AppError ? error.message : ''
    return step('sentence', 'failed', `${name} wrote nothing. ${reason}`.trim())
  }
}
