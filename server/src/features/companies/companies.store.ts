import type { Company, CompanyDraft, Letterhead } from '@rolewright/contract/companies'
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { companies, companyDomains, companyLetterheads, houseRules, users } from '../../db/schema.ts'

// Written out, because a statement on one table leaves the tables' names away, and so takes one id for another.
const company = {
  id: companies.id,
  name: companies.name,
  emailDomains: sql<string[]>`array(
    select own.domain from ${companyDomains} own where own.company_id = companies.id order by 1
  )`,
  members: sql<number>`(select count(*) from ${users} member where member.company_id = companies.id)::int`,
}

export const listCompanies = (db: Database): Promise<Company[]> =>
  db
    .select(company)
    .from(companies)
    .orderBy(asc(sql`lower(${companies.name})`))

export async function findCompany(db: Database, id: string): Promise<Company | null> {
  const [found] = await db.select(company).from(companies).where(eq(companies.id, id))
  return found ?? null
}

/** @returns its id; null where there is one of this name */
export async function insertCompany(db: Database, name: string, createdAt: Date): Promise<string | null> {
  const [inserted] = await db
    .insert(companies)
    .values({ name, createdAt })
    .onConflictDoNothing()
    .returning({ id: companies.id })
  return inserted?.id ?? null
}

/** @returns false where another one has this name */
export async function renameCompany(db: Database, id: string, name: string): Promise<boolean> {
  const [other] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.name, name), ne(companies.id, id)))
  if (other) return false
  await db.update(companies).set({ name }).where(eq(companies.id, id))
  return true
}

/** @returns whether there was one */
export async function deleteCompany(db: Database, id: string): Promise<boolean> {
  return (await db.delete(companies).where(eq(companies.id, id)).returning({ id: companies.id })).length > 0
}

/** @returns false where another company has one of them */
export async function setDomains(
  tx: Database,
  companyId: string,
  { emailDomains }: Pick<CompanyDraft, 'emailDomains'>,
): Promise<boolean> {
  const domains = [...new Set(emailDomains)]
  await tx.delete(companyDomains).where(eq(companyDomains.companyId, companyId))
  if (domains.length === 0) return true
  const set = await tx
    .insert(companyDomains)
    .values(domains.map((domain) => ({ domain, companyId })))
    .onConflictDoNothing()
    .returning({ domain: companyDomains.domain })
  return set.length === domains.length
}

/** People of the partner who belong to no company yet: their addresses are proven, those of others are not. */
export async function addByDomain(tx: Database, companyId: string): Promise<void> {
  const domains = tx
    .select({ domain: companyDomains.domain })
    .from(companyDomains)
    .where(eq(companyDomains.companyId, companyId))
  await tx
    .update(users)
    .set({ companyId })
    .where(
      and(
        ne(users.source, 'local'),
        isNull(users.companyId),
        inArray(sql`split_part(${users.email}, '@', 2)`, domains),
      ),
    )
}

/** @returns how many of them there are */
export async function setCompany(db: Database, userIds: string[], companyId: string | null): Promise<number> {
  const set = await db.update(users).set({ companyId }).where(inArray(users.id, userIds)).returning({ id: users.id })
  return set.length
}

/** Rules that were accepted for everybody who called themselves so, from the time when a name was enough. */
export async function adoptRulesOfName(tx: Database, companyId: string, name: string): Promise<void> {
  await tx
    .update(houseRules)
    .set({ company: `company ${companyId}`, audience: name })
    .where(eq(houseRules.company, `company ${name.toLowerCase().replace(/\s+/g, ' ')}`))
}

export async function findLetterhead(db: Database, companyId: string): Promise<Letterhead | null> {
  const { lines, logo } = companyLetterheads
  const [found] = await db
    .select({ lines, logo })
    .from(companyLetterheads)
    .where(eq(companyLetterheads.companyId, companyId))
  return found ?? null
}

export async function putLetterhead(db: Database, letterhead: typeof companyLetterheads.$inferInsert): Promise<void> {
  const { companyId: _, ...set } = letterhead
  await db
    .insert(companyLetterheads)
    .values(letterhead)
    .onConflictDoUpdate({ target: companyLetterheads.companyId, set })
}
