import type { Context } from '../../context.ts'
import { companyOf } from '../../generation/prompts/company.ts'
import { nameOfAssistant } from '../assistants/assistants.service.ts'
import { findAccount } from '../auth/auth.service.ts'
import { getJobDescription } from '../job-descriptions/job-descriptions.service.ts'
import { houseStyleOf } from '../learning/house-style.service.ts'
import { lookedAt, type Told } from './claims.service.ts'
import type { Settlement } from './completion.service.ts'
import { getMessage, listBriefs, listComments } from './conversations.store.ts'
import type { Generation } from './generations.store.ts'

/** What another process knew of a text when it wrote it, from what is stored. */
export async function settlementOf(context: Context, generation: Generation): Promise<Settlement> {
  const { db } = context
  const { userId, assistantId } = generation
  const user = (await findAccount(context, userId))!
  const rules = assistantId ? (await houseStyleOf(db, assistantId, user)).rules : []
  return {
    generation,
    user,
    assistantName: assistantId && (await nameOfAssistant(db, assistantId)),
    request: { ...(await toldIn(context, generation)), company: companyOf(user), rules },
  }
}

async function toldIn({ db }: Context, generation: Generation): Promise<Told> {
  const { userId, conversationId, answersMessageId, improvesId } = generation
  const answered = await getMessage(db, answersMessageId)
  if (!improvesId)
    return {
      brief: answered.content,
      facts: answered.facts,
      earlier: await listBriefs(db, conversationId, answersMessageId),
    }
  const { prompt, facts } = await getJobDescription(db, userId, improvesId)
  const comments = [...(await listComments(db, improvesId)), ...(generation.wish ? [generation.wish] : [])]
  return {
    brief: prompt,
    facts,
    looked: lookedAt(answered.claims),
    improve: { previous: answered.content, comments },
  }
}
