import type { SignedIn } from '@rolewright/contract/auth'
import type { Claim, ClaimDecision, Message } from '@rolewright/contract/chat'
import type { Beside } from '@rolewright/craft/beside-page'
import { dropClaim } from '@rolewright/craft/compare/drop-claim'
import type { Context } from '../../context.ts'
import { apart } from '../../generation/craft/apart.ts'
import { companyOf } from '../../generation/prompts/company.ts'
import { type DescriptionRequest, writeRequest } from '../../generation/prompts/job-description.ts'
import { AppError } from '../../http/errors.ts'
import { recordEdit } from '../job-descriptions/job-descriptions.service.ts'
import { houseStyleOf } from '../learning/house-style.service.ts'
import { getDescription } from './chat.service.ts'
import { listBriefs, listComments, lockMessage, setClaims } from './conversations.store.ts'

/** What people said that a description may rest on. */
export type Told = Pick<DescriptionRequest, 'brief' | 'facts' | 'earlier' | 'company' | 'improve' | 'rules'>

/**
 * What a description says, each with its ground: the brief with all that was said about it, the company with the lines that it
 * always adds, or none.
 * @param typical lines that are known to be told by nobody
 */
export async function claimsOf(text: string, told: Told, typical: readonly string[]): Promise<Claim[]> {
  const { brief, facts = [], earlier = [], company, improve, rules = [] } = told
  const said = [brief, ...facts.map((fact) => fact.text), ...earlier, ...(improve?.comments ?? [])].join('\n\n')
  const always = rules.flatMap((rule) => (rule.kind === 'closing' || rule.kind === 'line' ? rule.text : []))
  const known = Object.entries({ ...company, always: always.join('\n') }).filter((fact): fact is [string, string] =>
    Boolean(fact[1]),
  )
  const found = await apart('claims', text, said, Object.fromEntries(known), typical)
  return found.map(({ span, source, ...claim }) => ({
    from: span[0],
    to: span[1],
    text: claim.text,
    kind: claim.kind,
    ground: claim.ground,
    source: source && source[1] <= brief.length ? { from: source[0], to: source[1] } : null,
    kept: false,
  }))
}

/** What of the brief stands beside a page, which lines nobody told, and what became of what was asked for. */
export const besideOf = (text: string, told: Told): Promise<Beside> => apart('beside', text, writeRequest(told))

/**
 * Lets a claim stand, or rewrites the description without it; what it was before is kept.
 * @throws AppError not_found; changed_meanwhile where the claim is not there any more
 */
export async function decideClaim(
  { db }: Context,
  user: SignedIn,
  messageId: string,
  { decision, ...which }: ClaimDecision,
): Promise<Message> {
  const { message: seen, record } = await getDescription(db, user.id, messageId)
  if (decision === 'keep')
    return db.transaction(async (tx) => {
      const { claims } = await lockMessage(tx, messageId)
      const claim = findClaim(claims, which)
      return setClaims(tx, messageId, {
        claims: claims.map((one) => (one === claim ? { ...one, kept: true } : one)),
      })
    })
  const claim = findClaim(seen.claims, which)
  const span = [claim.from, claim.to] as const
  const rewritten = dropClaim(seen.content, { ...claim, span, textLength: seen.content.length, source: undefined })
  const told = {
    brief: record.prompt,
    facts: record.facts,
    earlier: await listBriefs(db, seen.conversationId, messageId),
    company: companyOf(user),
    improve: { previous: '', comments: await listComments(db, record.id) },
    rules: record.assistantId ? (await houseStyleOf(db, record.assistantId, user)).rules : [],
  }
  // Before anything is locked: the craft may have much to do for others.
  const typical = seen.claims.filter(({ kind }) => kind === 'typical').map((one) => one.text)
  const claimsNow = await claimsOf(rewritten, told, typical)
  return db.transaction(async (tx) => {
    const { content, claims, earlier, version } = await lockMessage(tx, messageId)
    if (content !== seen.content) throw changedMeanwhile()
    await recordEdit(tx, record.id, version!, rewritten)
    return setClaims(tx, messageId, {
      content: rewritten,
      claims: claimsNow.map((one) => ({
        ...one,
        kept: claims.some((old) => old.kept && old.text === one.text),
      })),
      earlier: [...earlier, { content, claims }],
    })
  })
}

const changedMeanwhile = () =>
  new AppError('changed_meanwhile', 'This description has changed meanwhile. Please look at it again.')

function findClaim(claims: Claim[], which: Omit<ClaimDecision, 'decision'>): Claim {
  const claim = claims.find((one) => isSame(one, which))
  if (!claim) throw changedMeanwhile()
  return claim
}

/** @throws AppError not_found; invalid_request where nothing was dropped */
export function undoDrop({ db }: Context, user: SignedIn, messageId: string): Promise<Message> {
  return db.transaction(async (tx) => {
    const { message: found, record } = await getDescription(tx, user.id, messageId)
    const { earlier, version } = await lockMessage(tx, found.id)
    const before = earlier.at(-1)
    if (!before) throw new AppError('invalid_request', 'There is nothing to put back.')
    await recordEdit(tx, record.id, version!, before.content)
    return setClaims(tx, messageId, { ...before, earlier: earlier.slice(0, -1) })
  })
}

const isSame = (claim: Claim, { from, to, text }: Omit<ClaimDecision, 'decision'>) =>
  claim.from === from && claim.to === to && claim.text.normalize('NFC') === text.normalize('NFC')
