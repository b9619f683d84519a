import type { Context } from '../../context.ts'
import { companyOf } from '../../generation/prompts/company.ts'
import { describeRole } from '../../generation/prompts/job-description.ts'
import { notFound } from '../../http/errors.ts'
import { audienceOf } from './audience.ts'
import { findPupil, listPairs } from './sources.store.ts'

/**
 * Each brief with the final document that came of it, as a conversation that begins with what a model is sent for such a
 * brief: one JSON object per line, the format in which OpenAI takes examples for fine-tuning a chat model.
 * https://platform.openai.com/docs/guides/supervised-fine-tuning
 * @param audience whose alone
 * @throws AppError not_found
 */
export async function trainingPairs(
  { db }: Context,
  assistantId: string,
  audience: string | undefined,
): Promise<{ name: string; lines: string }> {
  const assistant = await findPupil(db, assistantId)
  if (!assistant) throw notFound('That assistant')
  const { name, instructions } = assistant
  const pairs = (await listPairs(db, assistantId)).filter(
    ({ person }) => audience === undefined || audienceOf(person).company === audience,
  )
  const whose = audience !== undefined && pairs[0] ? `${name}, ${audienceOf(pairs[0].person).name}` : name
  const lines = pairs.map(({ brief, final, person }) => {
    const asked = messagesOf(describeRole({ brief, company: companyOf(person), instructions }))
    return `${JSON.stringify({ messages: [...asked, { role: 'assistant', content: final }] })}\n`
  })
  return { name: whose, lines: lines.join('') }
}

const messagesOf = ({ prompt }: ReturnType<typeof describeRole>) =>
  prompt.map(({ role, content }) => ({ role, content: typeof content === 'string' ? content : textOf(content) }))

const textOf = (parts: readonly { type: string; text?: string }[]) => parts.map(({ text }) => text ?? '').join('')
