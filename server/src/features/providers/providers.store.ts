import type { ModelPrice, ProviderLimit, ProviderName } from '@rolewright/contract/providers'
import { and, asc, desc, eq, sql, sum } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { assistants, defaultModel, modelPrices, providerLimits, providers, tokenUse } from '../../db/schema.ts'
import type { TokenCount } from '../../generation/metered.ts'

export type StoredProvider = typeof providers.$inferSelect

export const listProviders = (db: Database): Promise<StoredProvider[]> => db.select().from(providers)

export async function findProvider(db: Database, name: ProviderName): Promise<StoredProvider | null> {
  const [found] = await db.select().from(providers).where(eq(providers.name, name))
  return found ?? null
}

export async function saveProvider(db: Database, provider: StoredProvider): Promise<void> {
  const { name, ...said } = provider
  await db.insert(providers).values(provider).onConflictDoUpdate({ target: providers.name, set: said })
}

/** @returns false where it was not set */
export async function deleteProvider(db: Database, name: ProviderName): Promise<boolean> {
  return (await db.delete(providers).where(eq(providers.name, name)).returning({ name: providers.name })).length > 0
}

/** Reads differently after every change. */
export async function stampOfProviders(db: Database): Promise<string> {
  const [row] = await db
    .select({
      stamp: sql<string>`coalesce(string_agg(${providers.name} || ${providers.changedAt}::text, ' ' order by ${providers.name}), '')`,
    })
    .from(providers)
  return row!.stamp
}

export const listLimits = (db: Database) => db.select().from(providerLimits)

export async function saveLimit(
  db: Database,
  name: ProviderName,
  { monthlyTokens, fallback }: ProviderLimit,
): Promise<void> {
  if (monthlyTokens === null) {
    await db.delete(providerLimits).where(eq(providerLimits.name, name))
    return
  }
  const limit = { tokens: monthlyTokens, fallback }
  await db
    .insert(providerLimits)
    .values({ name, ...limit })
    .onConflictDoUpdate({ target: providerLimits.name, set: limit })
}

/** Adds up, whoever else does at the same time. */
export async function addTokens(db: Database, month: string, count: TokenCount): Promise<void> {
  const { inputTokens, outputTokens } = count
  await db
    .insert(tokenUse)
    .values({ month, requests: 1, ...count })
    .onConflictDoUpdate({
      target: [tokenUse.month, tokenUse.model, tokenUse.assistantId],
      set: {
        requests: sql`${tokenUse.requests} + 1`,
        inputTokens: sql`${tokenUse.inputTokens} + ${inputTokens}`,
        outputTokens: sql`${tokenUse.outputTokens} + ${outputTokens}`,
      },
    })
}

const provider = sql<string>`split_part(${tokenUse.model}, ':', 1)`

/** The tokens of a month, in and out, of each provider. */
export async function sumTokens(db: Database, month: string): Promise<Map<string, number>> {
  const rows = await db
    .select({
      provider,
      tokens: sql<number>`${sum(tokenUse.inputTokens)} + ${sum(tokenUse.outputTokens)}`.mapWith(Number),
    })
    .from(tokenUse)
    .where(eq(tokenUse.month, month))
    .groupBy(provider)
  return new Map(rows.map(({ provider, tokens }) => [provider, tokens]))
}

export async function sumTokensOf(db: Database, name: string, month: string): Promise<number> {
  const [row] = await db
    .select({
      tokens: sql<number>`coalesce(${sum(tokenUse.inputTokens)} + ${sum(tokenUse.outputTokens)}, 0)`.mapWith(Number),
    })
    .from(tokenUse)
    .where(and(eq(tokenUse.month, month), eq(provider, name)))
  return row!.tokens
}

export async function listMonths(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ month: tokenUse.month }).from(tokenUse).orderBy(desc(tokenUse.month))
  return rows.map(({ month }) => month)
}

export const listUses = (db: Database, month: string) =>
  db
    .select({
      model: tokenUse.model,
      assistantId: tokenUse.assistantId,
      assistantName: assistants.name,
      requests: tokenUse.requests,
      inputTokens: tokenUse.inputTokens,
      outputTokens: tokenUse.outputTokens,
      price: modelPrices,
    })
    .from(tokenUse)
    .leftJoin(assistants, eq(assistants.id, tokenUse.assistantId))
    .leftJoin(modelPrices, eq(modelPrices.model, tokenUse.model))
    .where(eq(tokenUse.month, month))
    .orderBy(desc(sql`${tokenUse.inputTokens} + ${tokenUse.outputTokens}`))

export const listPrices = (db: Database): Promise<ModelPrice[]> =>
  db.select().from(modelPrices).orderBy(asc(modelPrices.model))

export async function savePrice(db: Database, price: ModelPrice): Promise<void> {
  const { model, ...said } = price
  await db
    .insert(modelPrices)
    .values(price)
    .onConflictDoUpdate({ target: modelPrices.model, set: { ...said } })
}

export async function saveDefaultModel(db: Database, model: string): Promise<void> {
  await db.insert(defaultModel).values({ model }).onConflictDoUpdate({ target: defaultModel.only, set: { model } })
}
