import type { SignedIn } from '@rolewright/contract/auth'
import type { ModelTrial } from '@rolewright/contract/providers'
import type { Context } from '../../context.ts'
import { ask } from '../../generation/ask.ts'
import { ProviderFailure } from '../../generation/failures.ts'
import { LiveText } from '../../generation/live-text.ts'
import { companyOf } from '../../generation/prompts/company.ts'
import { describeRole } from '../../generation/prompts/job-description.ts'
import { AppError, notFound, toAppError } from '../../http/errors.ts'
import type { ServerSentEvent } from '../../http/sse.ts'
import { instructionsOf } from '../assistants/assistants.service.ts'

/** @throws AppError not_found for the assistant; invalid_request where the model can't be had */
export async function beginTrial(
  context: Context,
  user: SignedIn,
  { model: name, assistantId, brief }: ModelTrial,
): Promise<AsyncGenerator<ServerSentEvent>> {
  const model = context.models.find(name)
  if (!model) {
    const sentence = `The provider of ${name} is not set.`
    throw new AppError('invalid_request', sentence, { fields: { model: sentence } })
  }
  const instructions = assistantId ? await instructionsOf(context.db, assistantId) : ''
  if (instructions === null) throw notFound('That assistant')
  const question = describeRole({ brief, instructions, company: companyOf(user), rules: [], examples: [] })
  async function* events(): AsyncGenerator<ServerSentEvent> {
    const left = new AbortController()
    const live = new LiveText()
    const finished = ask(model!, question, left.signal, (part) => live.append(part)).finally(() => live.end())
    // It is waited for at the end of the text.
    finished.catch(() => {})
    try {
      for (let at = 0, text = await live.after(at); text; text = await live.after(at)) {
        at += text.length
        yield { event: 'delta', data: { text } }
      }
      await finished
      yield { event: 'done', data: { text: live.text } }
    } catch (error) {
      yield { event: 'error', data: failureOf(error) }
    } finally {
      // Whoever stops reading stops the writing.
      left.abort(new AppError('stopped', 'You stopped the trial.'))
    }
  }
  return events()
}

/** Admins get to read what the provider said; it is for them to mend. */
function failureOf(error: unknown) {
  const failure = toAppError(error)
  const known = failure.toJSON()
  return error instanceof ProviderFailure ? { ...known, error: `${known.error} (${error.reason})` } : known
}
