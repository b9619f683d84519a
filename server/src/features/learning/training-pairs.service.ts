import { withoutPeople } from '@rolewright/craft/text/people'
import type { Context } from '../../context.ts'
import { apart } from '../../generation/craft/apart.ts'
import { companyOf } from '../../generation/prompts/company.ts'
import { describeRole } from '../../generation/prompts/job-description.ts'
import { notFound } from '../../http/errors.ts'
import { audienceOf } from './audience.ts'
import { findPupil, insertExport, listPairs } from './sources.store.ts'

/** In characters: as far as a text is read for names. */
const READ_MAX_LENGTH = 8000

export interface PairsWanted {
  /** Whose alone; everybody's where absent. */
  audience?: string | undefined
  /** Names, phone numbers and e-mail addresses stay in the texts. */
  withPeople: boolean
  /** Who takes them: it is written down. */
  by: string
}

/**
 * Each brief with the final document that came of it, as a conversation that begins with what a model is sent for such a
 * brief: one JSON object per line, the format in which OpenAI takes examples for fine-tuning a chat model.
 * https://platform.openai.com/docs/guides/supervised-fine-tuning
 * @throws AppError not_found
 */
export async function trainingPairs(
  { db, now, log }: Context,
  assistantId: string,
  { audience, withPeople, by }: PairsWanted,
): Promise<{ name: string; lines: string }> {
  const assistant = await findPupil(db, assistantId)
  if (!assistant) throw notFound('That assistant')
  const { name, instructions } = assistant
  const pairs = (await listPairs(db, assistantId)).filter(
    ({ person }) => audience === undefined || audienceOf(person).company === audience,
  )
  const whose = audience !== undefined && pairs[0] ? `${name}, ${audienceOf(pairs[0].person).name}` : name
  const known = new Set(pairs.map(({ person }) => `${person.firstName} ${person.lastName}`.trim()))
  const lines: string[] = []
  for (const { brief, final, person } of pairs) {
    const names = withPeople ? [] : [...known, ...(await namesIn(brief)), ...(await namesIn(final))]
    const said = (text: string) => (withPeople ? text : withoutPeople(text, names))
    const asked = messagesOf(describeRole({ brief: said(brief), company: companyOf(person), instructions }))
    lines.push(`${JSON.stringify({ messages: [...asked, { role: 'assistant', content: said(final) }] })}\n`)
  }
  const made = { assistantId, audience: audience ?? null, pairs: pairs.length, withPeople }
  await insertExport(db, { ...made, exportedBy: by, exportedAt: now() })
  log.info({ ...made, userId: by }, 'training pairs were exported')
  return { name: whose, lines: lines.join('') }
}

/** Whom a text names to write to or to call. */
async function namesIn(text: string): Promise<string[]> {
  const { entries } = await apart('read', text.slice(0, READ_MAX_LENGTH), [])
  return entries.flatMap(({ kind, value }) =>
    kind === 'contact' && value && 'name' in value && value.name ? [value.name] : [],
  )
}

const messagesOf = ({ prompt }: ReturnType<typeof describeRole>) =>
  prompt.map(({ role, content }) => ({ role, content: typeof content === 'string' ? content : textOf(content) }))

const textOf = (parts: readonly { type: string; text?: string }[]) => parts.map(({ text }) => text ?? '').join('')
