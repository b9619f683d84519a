import type { SignedIn } from '@rolewright/contract/auth'
import type { Claim, ClaimDecision } from '@rolewright/contract/chat'
import type { JobDescription } from '@rolewright/contract/job-descriptions'
import type { TextDraft, TextDraftRequest, TextRequest } from '@rolewright/contract/versions'
import { changesBetween } from '@rolewright/craft/compare/changes'
import { dropClaim } from '@rolewright/craft/compare/drop-claim'
import type { Context } from '../../context.ts'
import { apart } from '../../generation/craft/apart.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { getDescription } from '../chat/chat.service.ts'
import { claimsOf, toldOf } from '../chat/claims.service.ts'
import { getJobDescription, recordNextVersion } from '../job-descriptions/job-descriptions.service.ts'
import {
  changeClaims,
  deleteDraft,
  findVersion,
  insertVersion,
  type NewVersion,
  saveDraft,
  type VersionRow,
} from './versions.store.ts'

const changedMeanwhile = () =>
  new AppError('changed_meanwhile', 'This description has changed meanwhile. Please look at it again.')

/** @throws AppError not_found also where the description is somebody else's */
export async function getVersion({ db }: Context, user: SignedIn, id: string, number: number): Promise<VersionRow> {
  await getJobDescription(db, user.id, id)
  const found = await findVersion(db, id, number)
  if (!found) throw notFound('That version')
  return found
}

/**
 * An edited text becomes the latest version; the same text as the latest is that version.
 * @throws AppError not_found; changed_meanwhile where there is a newer version, unless both are to be kept
 */
export async function putText(
  context: Context,
  user: SignedIn,
  id: string,
  { content, basedOn, keepBoth = false, draft, undone }: TextRequest,
): Promise<VersionRow> {
  const { db } = context
  const record = await getJobDescription(db, user.id, id)
  const base = await findVersion(db, id, basedOn)
  if (!base) throw notFound('That version')
  if (basedOn !== record.versions && !keepBoth) throw changedMeanwhile()
  const text = content.replace(/\r\n?/g, '\n').trim()
  if (text === base.content.trim() && basedOn === record.versions) {
    if (draft) await deleteDraft(db, id, draft)
    return base
  }
  const looked = await lookAt(context, user, record, base, text)
  const answered = undone ? withoutUndone(base, undone) : {}
  const made = { ...looked, ...answered, content: text, origin: 'edited', basedOn, writer: base.writer } as const
  return addVersion(context, id, made, { latest: keepBoth ? null : basedOn, draft })
}

/** What was asked for and what came of it, without what was taken back. */
function withoutUndone({ wishes, changes, comment }: VersionRow, undone: number[]) {
  const left = changes.flatMap((_, at) => (undone.includes(at) ? [] : at))
  return {
    comment,
    changes: left.map((at) => changes[at]!),
    wishes: wishes
      .map((wish) => ({ wish, kept: wish.changes.filter((at) => left.includes(at)) }))
      .filter(({ wish, kept }) => kept.length > 0 || wish.changes.length === 0)
      .map(({ wish, kept }) => ({ ...wish, changes: kept.map((at) => left.indexOf(at)) })),
  }
}

/** @throws AppError not_found; invalid_request where it is the latest already; changed_meanwhile */
export async function restoreVersion(
  context: Context,
  user: SignedIn,
  id: string,
  number: number,
): Promise<VersionRow> {
  const { versions } = await getJobDescription(context.db, user.id, id)
  const { content, writer, claims, notes, questions } = await getVersion(context, user, id, number)
  if (number === versions) throw new AppError('invalid_request', 'This is the latest version already.')
  const made = { content, writer, claims, notes, questions, origin: 'restored', basedOn: number } as const
  return addVersion(context, id, made, { latest: versions })
}

/**
 * Lets claims stand, or makes a version without them.
 * @throws AppError not_found; changed_meanwhile where one is not there any more, or the version is not the latest
 */
export async function decideClaims(
  context: Context,
  user: SignedIn,
  messageId: string,
  { decision, claims: chosen }: ClaimDecision,
): Promise<VersionRow> {
  const { db } = context
  const { message, record } = await getDescription(db, user.id, messageId)
  if (decision === 'keep')
    return db.transaction((tx) =>
      changeClaims(tx, messageId, (claims) => {
        const kept = chosen.map((which) => findClaim(claims, which))
        return claims.map((one) => (kept.includes(one) ? { ...one, kept: true } : one))
      }),
    )
  if (message.version !== record.versions) throw changedMeanwhile()
  const base = message as VersionRow
  const dropped = chosen.map((which) => findClaim(base.claims, which))
  const text = without(base.content, dropped)
  const looked = await lookAt(context, user, record, base, text)
  const made = { ...looked, content: text, origin: 'edited', basedOn: base.version, writer: base.writer } as const
  return addVersion(context, record.id, made, { latest: base.version })
}

/** From the end to the beginning, so that the places of those before stay right. */
const without = (content: string, claims: Claim[]): string =>
  claims
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, kind, ground, text: words }) => {
      const span = [from, to] as const
      return dropClaim(text, { text: words, kind, ground, span, textLength: text.length, source: undefined })
    }, content)

function findClaim(claims: Claim[], { from, to, text }: ClaimDecision['claims'][number]): Claim {
  const claim = claims.find(
    (one) => one.from === from && one.to === to && one.text.normalize('NFC') === text.normalize('NFC'),
  )
  if (!claim) throw changedMeanwhile()
  return claim
}

/** What somebody types on the page, they say: it needs no other ground. What was looked at before stays so. */
async function lookAt(
  { db }: Context,
  user: SignedIn,
  record: Pick<JobDescription, 'id' | 'prompt' | 'facts' | 'assistantId'>,
  base: VersionRow,
  text: string,
): Promise<Pick<NewVersion, 'claims' | 'notes' | 'questions'>> {
  const told = await toldOf(db, user, record, base)
  const typed = changesBetween(base.content, text).flatMap(({ after }) => after ?? [])
  const looked = { ...told.looked!, grounded: [...told.looked!.grounded, ...typed] }
  const [claims, { questions }] = await Promise.all([claimsOf(text, { ...told, looked }), apart('page', text)])
  return { claims, notes: base.notes.filter((note) => !text.includes(note.text)), questions }
}

type Made = Omit<NewVersion, 'version' | 'createdAt'>

/** @param when `latest`: the version that has to be the latest still, null for any; `draft`: what ends with it */
async function addVersion(
  { db, now }: Context,
  id: string,
  made: Made,
  { latest, draft }: { latest: number | null; draft?: string },
): Promise<VersionRow> {
  const { place } = await apart('page', made.content)
  return db.transaction(async (tx) => {
    const record = await recordNextVersion(tx, id, { response: made.content, place }, latest)
    if (!record) throw changedMeanwhile()
    const before = await findVersion(tx, id, record.versions - 1)
    const version = await insertVersion(tx, before!, { ...made, version: record.versions, createdAt: now() })
    if (draft) await deleteDraft(tx, id, draft)
    return version
  })
}

/** @throws AppError not_found; changed_meanwhile where it was typed on elsewhere since that state */
export async function putDraft(
  { db, now }: Context,
  user: SignedIn,
  id: string,
  draft: TextDraftRequest,
): Promise<TextDraft> {
  await getJobDescription(db, user.id, id)
  const saved = await saveDraft(db, id, draft, now())
  if (!saved) throw new AppError('changed_meanwhile', 'This page is being edited in another place, too.')
  return saved
}
