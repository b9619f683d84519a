import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import {
  assistants,
  companies,
  finalDocuments,
  jobDescriptions,
  messages,
  pairExports,
  users,
} from '../../db/schema.ts'

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
const isCurrent = and(eq(finalDocuments.jobDescriptionId, jobDescriptions.id), eq(finalDocuments.inUse, true))
const writtenBy = (assistantId: string) =>
  and(eq(jobDescriptions.assistantId, assistantId), isNull(jobDescriptions.deletionId))
/** What is learned from. */
const inUse = and(isCurrent, eq(finalDocuments.leftOut, false))
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
        writtenBy(assistantId),
        or(isNotNull(finalDocuments.id), isNotNull(jobDescriptions.feedback), sql`cardinality(${comments}) > 0`),
      ),
    )
    .orderBy(desc(jobDescriptions.arrival))
    .limit(SOURCES_MAX)

/** For whom an assistant has written, and how many final documents in use each of them has. */
export const countFinals = (db: Database, assistantId: string) =>
  db
    .select({ person, finals: count(finalDocuments.id) })
    .from(jobDescriptions)
    .innerJoin(users, eq(users.id, jobDescriptions.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(finalDocuments, inUse)
    .where(writtenBy(assistantId))
    .groupBy(users.id, companies.id)

export type Described = Awaited<ReturnType<typeof listDescriptions>>[number]

/** What an assistant wrote, newest first. */
export const listDescriptions = (db: Database, assistantId: string) =>
  db
    .select({
      title: jobDescriptions.title,
      text: sql<string>`left(coalesce(${finalDocuments.generated}, ${jobDescriptions.response}), ${TEXT_MAX_LENGTH})`,
      person,
    })
    .from(jobDescriptions)
    .innerJoin(users, eq(users.id, jobDescriptions.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(finalDocuments, inUse)
    .where(writtenBy(assistantId))
    .orderBy(desc(jobDescriptions.arrival))
    .limit(SOURCES_MAX)

/** The final documents of an assistant, those left out included, newest first. */
export const listExampleDocuments = (db: Database, assistantId: string) =>
  db
    .select({
      id: finalDocuments.id,
      jobDescriptionId: jobDescriptions.id,
      title: jobDescriptions.title,
      filename: finalDocuments.filename,
      leftOut: finalDocuments.leftOut,
      at: finalDocuments.createdAt,
      person,
    })
    .from(finalDocuments)
    .innerJoin(jobDescriptions, isCurrent)
    .innerJoin(users, eq(users.id, jobDescriptions.userId))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(writtenBy(assistantId))
    .orderBy(desc(finalDocuments.arrival))
    .limit(SOURCES_MAX)

/** @returns whether the assistant has such a document */
export async function setLeftOut(db: Database, assistantId: string, id: string, leftOut: boolean): Promise<boolean> {
  const own = db.select({ id: jobDescriptions.id }).from(jobDescriptions).where(writtenBy(assistantId))
  const set = await db
    .update(finalDocuments)
    .set({ leftOut })
    .where(and(eq(finalDocuments.id, id), inArray(finalDocuments.jobDescriptionId, own)))
    .returning({ id: finalDocuments.id })
  return set.length > 0
}

const EXPORTS_MAX = 20

export const listExports = (db: Database, assistantId: string) =>
  db
    .select({ made: pairExports, by: { email: users.email, firstName: users.firstName, lastName: users.lastName } })
    .from(pairExports)
    .leftJoin(users, eq(users.id, pairExports.exportedBy))
    .where(eq(pairExports.assistantId, assistantId))
    .orderBy(desc(pairExports.arrival))
    .limit(EXPORTS_MAX)

export const insertExport = (db: Database, made: typeof pairExports.$inferInsert) => db.insert(pairExports).values(made)

/** What each company is called now. */
export const listCompanyNames = (db: Database) => db.select({ id: companies.id, name: companies.name }).from(companies)

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
    .where(writtenBy(assistantId))
    .orderBy(asc(finalDocuments.arrival))
