import { and, asc, count, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { assistants, companies, finalDocuments, jobDescriptions, messages, users } from '../../db/schema.ts'

/** The newest descriptions that tell most about the house style of today; more would only take longer to compare. */
const SOURCES_MAX = 200
/** In characters: what lies behind is no job description any more. */
const TEXT_MAX_LENGTH = 40_000

/** Also one that is out of service. */
export async function findPupil(db: Database, assistantId: string) {
  const [found] = await db
    .select({ name: assistants.name, instructions: assistants.instructions })
    .from(assistants)
    .where(eq(assistants.id, assistantId))
  return found ?? null
}

export type Source = Awaited<ReturnType<typeof listSources>>[number]

const person = {
  id: users.id,
  company: users.company,
  companyId: users.companyId,
  companyName: companies.name,
  firstName: users.firstName,
  lastName: users.lastName,
}
const inUse = and(eq(finalDocuments.jobDescriptionId, jobDescriptions.id), eq(finalDocuments.inUse, true))
const final = sql<string>`left(${finalDocuments.text}, ${TEXT_MAX_LENGTH})`
const comments = sql<string[]>`array(
  select ${messages.feedbackComment} from ${messages}
  where ${messages.jobDescriptionId} = ${jobDescriptions.id} and ${messages.feedbackComment} is not null
  order by ${messages.arrival}
)`

/** The descriptions of an assistant that got a final document or a comment, newest first. */
export const listSources = (db: Database, assistantId: string) =>
  db
    .select({
      id: jobDescriptions.id,
      title: jobDescriptions.title,
      response: jobDescriptions.response,
      feedback: jobDescriptions.feedback,
      comments,
      generated: finalDocuments.generated,
      final: sql<string | null>`${final}`,
      attachedAt: finalDocuments.createdAt,
      person,
    })
    .from(jobDescriptions)
    .innerJoin(users, eq(users.id, jobDescriptions.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(finalDocuments, inUse)
    .where(
      and(
        eq(jobDescriptions.assistantId, assistantId),
        or(isNotNull(finalDocuments.id), isNotNull(jobDescriptions.feedback), sql`cardinality(${comments}) > 0`),
      ),
    )
    .orderBy(desc(jobDescriptions.arrival))
    .limit(SOURCES_MAX)

/** Whose final documents in use an assistant has, and how many of each. */
export const countFinals = (db: Database, assistantId: string) =>
  db
    .select({ person, finals: count() })
    .from(finalDocuments)
    .innerJoin(jobDescriptions, inUse)
    .innerJoin(users, eq(users.id, jobDescriptions.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(jobDescriptions.assistantId, assistantId))
    .groupBy(users.id, companies.id)

/** Every brief of an assistant with what was made of it, and by whom, oldest first. */
export const listPairs = (db: Database, assistantId: string) =>
  db
    .select({
      brief: jobDescriptions.prompt,
      final,
      person: {
        ...person,
        companyWebsite: users.companyWebsite,
        industry: users.industry,
        companySize: users.companySize,
      },
    })
    .from(finalDocuments)
    .innerJoin(jobDescriptions, inUse)
    .innerJoin(users, eq(users.id, jobDescriptions.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(jobDescriptions.assistantId, assistantId))
    .orderBy(asc(finalDocuments.arrival))
