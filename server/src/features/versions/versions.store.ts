import type { Message, Origin } from '@rolewright/contract/chat'
import type { TextDraft, TextDraftRequest } from '@rolewright/contract/versions'
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { messages, textDrafts } from '../../db/schema.ts'

/** A message that is a version of a description. */
export type VersionRow = typeof messages.$inferSelect & { version: number; origin: Origin }

const isVersionOf = (jobDescriptionId: string) =>
  and(eq(messages.jobDescriptionId, jobDescriptionId), isNotNull(messages.version))

/** Newest first; one more than `limit`, where there are more. */
export async function listVersions(
  db: Database,
  jobDescriptionId: string,
  { limit, before }: { limit: number; before?: string },
): Promise<VersionRow[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        isVersionOf(jobDescriptionId),
        before
          ? lt(
              messages.version,
              sql`(select ${messages.version} from ${messages} where ${messages.id} = ${before}
                and ${messages.jobDescriptionId} = ${jobDescriptionId})`,
            )
          : undefined,
      ),
    )
    .orderBy(desc(messages.version))
    .limit(limit + 1)
  return rows as VersionRow[]
}

export async function findVersion(db: Database, jobDescriptionId: string, number: number): Promise<VersionRow | null> {
  const [found] = await db
    .select()
    .from(messages)
    .where(and(isVersionOf(jobDescriptionId), eq(messages.version, number)))
  return (found as VersionRow | undefined) ?? null
}

export type NewVersion = Pick<VersionRow, 'version' | 'origin' | 'content' | 'writer' | 'createdAt'> &
  Pick<Message, 'basedOn' | 'claims' | 'notes' | 'questions'> &
  Partial<Pick<Message, 'comment' | 'wishes' | 'changes'>>

/** @param latest the version whose place in the conversation it takes */
export async function insertVersion(tx: Database, latest: VersionRow, made: NewVersion): Promise<VersionRow> {
  const [inserted] = await tx
    .insert(messages)
    .values({
      ...made,
      conversationId: latest.conversationId,
      role: 'assistant',
      isJobDescription: true,
      jobDescriptionId: latest.jobDescriptionId,
      place: latest.place ?? latest.arrival,
    })
    .returning()
  return inserted as VersionRow
}

/** Marks claims of a version as looked at, whatever else is marked meanwhile. */
export async function changeClaims(
  tx: Database,
  id: string,
  change: (claims: Message['claims']) => Message['claims'],
): Promise<VersionRow> {
  const [held] = await tx.select().from(messages).where(eq(messages.id, id)).for('update')
  const [updated] = await tx
    .update(messages)
    .set({ claims: change(held!.claims) })
    .where(eq(messages.id, id))
    .returning()
  return updated as VersionRow
}

type DraftRow = typeof textDrafts.$inferSelect
const draftAnswer = ({ content, basedOn, revision, savedAt }: DraftRow): TextDraft => ({
  content,
  basedOn,
  revision,
  savedAt: savedAt.toISOString(),
})

export async function findDraft(db: Database, jobDescriptionId: string): Promise<TextDraft | null> {
  const [found] = await db.select().from(textDrafts).where(eq(textDrafts.jobDescriptionId, jobDescriptionId))
  return found ? draftAnswer(found) : null
}

/** Null where the draft is not in the state any more that this one goes on from. */
export async function saveDraft(
  db: Database,
  jobDescriptionId: string,
  { content, basedOn, revision }: TextDraftRequest,
  savedAt: Date,
): Promise<TextDraft | null> {
  const [saved] = revision
    ? await db
        .update(textDrafts)
        .set({ content, basedOn, savedAt, revision: sql`gen_random_uuid()` })
        .where(and(eq(textDrafts.jobDescriptionId, jobDescriptionId), eq(textDrafts.revision, revision)))
        .returning()
    : await db
        .insert(textDrafts)
        .values({ jobDescriptionId, content, basedOn, savedAt })
        .onConflictDoNothing()
        .returning()
  return saved ? draftAnswer(saved) : null
}

/** Nothing happens where it was typed on since that state. */
export async function deleteDraft(db: Database, jobDescriptionId: string, revision: string): Promise<void> {
  await db
    .delete(textDrafts)
    .where(and(eq(textDrafts.jobDescriptionId, jobDescriptionId), eq(textDrafts.revision, revision)))
}
