import type { TemplateDraft } from '@rolewright/contract/templates'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { briefTemplates, companies } from '../../db/schema.ts'

export type TemplateRow = typeof briefTemplates.$inferSelect

export const listTemplates = (db: Database, companyId: string): Promise<TemplateRow[]> =>
  db.select().from(briefTemplates).where(eq(briefTemplates.companyId, companyId)).orderBy(asc(briefTemplates.name))

/** From here to the end of the transaction, nobody else adds one. @returns whether there is such a company */
export async function holdCompany(tx: Database, id: string): Promise<boolean> {
  const held = await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for('no key update')
  return held.length > 0
}

/** Null where the company has one of this name. */
export async function insertTemplate(
  tx: Database,
  companyId: string,
  draft: TemplateDraft,
): Promise<TemplateRow | null> {
  const [inserted] = await tx
    .insert(briefTemplates)
    .values({ companyId, ...draft })
    .onConflictDoNothing()
    .returning()
  return inserted ?? null
}

export async function findTemplate(db: Database, id: string): Promise<TemplateRow | null> {
  const [found] = await db.select().from(briefTemplates).where(eq(briefTemplates.id, id))
  return found ?? null
}

/** @returns whether there was one */
export async function setTemplate(db: Database, id: string, draft: TemplateDraft): Promise<boolean> {
  const changed = await db
    .update(briefTemplates)
    .set(draft)
    .where(eq(briefTemplates.id, id))
    .returning({ id: briefTemplates.id })
  return changed.length > 0
}

/** @returns whether there was one */
export async function deleteTemplate(db: Database, id: string): Promise<boolean> {
  const deleted = await db.delete(briefTemplates).where(eq(briefTemplates.id, id)).returning({ id: briefTemplates.id })
  return deleted.length > 0
}
