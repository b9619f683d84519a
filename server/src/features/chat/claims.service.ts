import type { SignedIn } from '@rolewright/contract/auth'
import type { Claim } from '@rolewright/contract/chat'
import type { JobDescription } from '@rolewright/contract/job-descriptions'
import type { Claim as Found } from '@rolewright/craft/compare/claims'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { apart } from '../../generation/craft/apart.ts'
import type { Grounds } from '../../generation/craft/thread.ts'
import { companyOf } from '../../generation/prompts/company.ts'
import { type DescriptionRequest, writeRequest } from '../../generation/prompts/job-description.ts'
import { nameOfAssistant } from '../assistants/assistants.service.ts'
import { findAccount } from '../auth/auth.service.ts'
import type { Generation } from '../generations/generations.service.ts'
import { getJobDescription } from '../job-descriptions/job-descriptions.service.ts'
import { houseStyleOf } from '../learning/house-style.service.ts'
import { getMessage, listBriefs, listComments } from './conversations.store.ts'

/** What people said that a description may rest on. */
export type Told = Pick<DescriptionRequest, 'brief' | 'facts' | 'earlier' | 'company' | 'improve' | 'rules'> & {
  /** Of the version that it is made from: what somebody said, what somebody let stand, and what is typical of the role. */
  looked?: { grounded: string[]; kept: string[]; typical: string[] }
}

/** The brief with all that was said about it, and the company with the lines that it always adds. */
function groundsOf({ brief, facts = [], earlier = [], company, improve, rules = [], looked }: Told): Grounds {
  const said = [
    brief,
    ...facts.map((fact) => fact.text),
    ...earlier,
    ...(improve?.comments ?? []),
    ...(looked?.grounded ?? []),
  ].join('\n\n')
  const always = rules.flatMap((rule) => (rule.kind === 'closing' || rule.kind === 'line' ? rule.text : []))
  const known = Object.entries({ ...company, always: always.join('\n') }).filter((fact): fact is [string, string] =>
    Boolean(fact[1]),
  )
  return { said, company: Object.fromEntries(known), typical: looked?.typical ?? [] }
}

const asStored = ({ span, source, ...claim }: Found, { brief, looked }: Told): Claim => ({
  from: span[0],
  to: span[1],
  text: claim.text,
  kind: claim.kind,
  ground: claim.ground,
  source: source && source[1] <= brief.length ? { from: source[0], to: source[1] } : null,
  kept: looked?.kept.includes(claim.text) ?? false,
})

/** What a description says, each with its ground, or none. */
export const claimsOf = async (text: string, told: Told): Promise<Claim[]> =>
  (await apart('claims', text, groundsOf(told))).map((claim) => asStored(claim, told))

/** The same, and what of the brief stands beside the page, and what became of what was asked for. */
export async function besideOf(text: string, told: Told) {
  const { claims, ...beside } = await apart('beside', text, writeRequest(told), groundsOf(told))
  return { ...beside, claims: claims.map((claim) => asStored(claim, told)) }
}

type Described = Pick<JobDescription, 'id' | 'prompt' | 'facts'>

/** What is known of a version of a description when another is made from it by hand. */
export const toldOf = async (
  db: Database,
  user: SignedIn,
  record: Described & Pick<JobDescription, 'assistantId'>,
  version: { id: string; conversationId: string; claims: Claim[] },
): Promise<Told> => ({
  ...(await toldToImprove(db, record, { content: '', claims: version.claims })),
  earlier: await listBriefs(db, version.conversationId, version.id),
  company: companyOf(user),
  rules: await rulesOf(db, record.assistantId, user),
})

/** What a model is told to improve a version of a description. */
export async function toldToImprove(
  db: Database,
  { id, prompt: brief, facts }: Described,
  { content: previous, claims }: { content: string; claims: Claim[] },
  wish?: string | null,
) {
  const comments = [...(await listComments(db, id)), ...(wish ? [wish] : [])]
  return { brief, facts, looked: lookedAt(claims), improve: { previous, comments } }
}

const rulesOf = async (db: Database, assistantId: string | null, user: SignedIn) =>
  assistantId ? (await houseStyleOf(db, assistantId, user)).rules : []

/** What is known of the claims of a version, for those of the next. */
const lookedAt = (claims: readonly Claim[]): NonNullable<Told['looked']> => ({
  grounded: claims.filter(({ ground }) => ground === 'brief').map(({ text }) => text),
  kept: claims.filter(({ kept }) => kept).map(({ text }) => text),
  typical: claims.filter(({ kind }) => kind === 'typical').map(({ text }) => text),
})

/** What has to be known of a text to make a description of it, whoever wrote it. */
export interface Known {
  user: SignedIn
  assistantName: string | null
  told: Told
}

/** What another process knew of a text when it wrote it, from what is stored. */
export async function recall(context: Context, generation: Generation): Promise<Known> {
  const { db } = context
  const { userId, assistantId, conversationId, answersMessageId, improvesId, wish } = generation
  const user = (await findAccount(context, userId))!
  const answered = await getMessage(db, answersMessageId)
  const said = improvesId
    ? await toldToImprove(db, await getJobDescription(db, userId, improvesId), answered, wish)
    : {
        brief: answered.content,
        facts: answered.facts,
        earlier: await listBriefs(db, conversationId, answersMessageId),
      }
  const assistantName = assistantId && (await nameOfAssistant(db, assistantId))
  const rules = await rulesOf(db, assistantId, user)
  return { user, assistantName, told: { ...said, company: companyOf(user), rules } }
}
