import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Alongside } from '../../server/src/db/prepared.ts'
import { sessionStatement } from '../../server/src/features/auth/users.store.ts'
import { conversationsAlongside } from '../../server/src/features/chat/conversation-lists.store.ts'
import { countedAlongside } from '../../server/src/features/usage/usage.store.ts'
import type { Bare } from './bare.ts'

const BRIEF =
  'Senior backend developer (Go), Leeds or remote in the UK, £65-80k + 10% bonus, 5+ years, Kafka, Postgres, Kubernetes; nice to have Terraform. Reports to Ada Byrne, Head of Platform, team of 6, on call 1 week in 6.'

export interface Ready {
  id: string
  token: string
}

/** Somebody with three conversations and their texts. */
export async function readyPerson(url: string, email: string): Promise<Ready> {
  const post = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { token: string; user: { id: string; personalizedAssistantId: string } }
  }
  const made = { email, password: 'a long enough secret', firstName: 'Ada', lastName: 'Byrne' }
  const { token, user } = await post('/api/auth/register', made)
  for (const n of [1, 2, 3])
    await post('/api/chat', { message: `${BRIEF} ${n}`, assistantId: user.personalizedAssistantId }, token)
  return { id: user.id, token }
}

/** What is called, and what the product finds along with the session for it. */
const asked = (): Record<string, Alongside<unknown> | undefined> => ({
  '/api/auth/me': undefined,
  '/api/usage': countedAlongside.with({ assistantId: null, since: new Date(Date.now() - 3 * 86_400_000) }),
  '/api/conversations': conversationsAlongside.with({ before: null, limit: 100 }),
})
export const CALLS = Object.keys(asked())

/** What the product asks of the database for each of these calls of that person. */
export function statementsOf(token: string): Bare['statements'] {
  const session = { tokenHash: createHash('sha256').update(token).digest('hex'), now: new Date() }
  return Object.fromEntries(
    Object.entries(asked()).map(([path, also]) => [path, sessionStatement(also).query({ ...also?.given, ...session })]),
  )
}

/** Runs a statement, and answers its rows. */
export type Run = (statement: SQL) => Promise<{ rows: Record<string, unknown>[] }>

/** Entries of histories, written by nobody: a thousand different titles, and a page of some hundred words each. */
export async function fillHistories(run: Run, histories: { id: string; many: number }[]): Promise<void> {
  // An index is made in a tenth of the time that keeping it takes.
  const { rows } = await run(sql`select indexdef from pg_indexes where indexname = 'job_descriptions_words'`)
  await run(sql`drop index job_descriptions_words`)
  for (const { id, many } of histories)
    await run(sql`insert into job_descriptions (user_id, title, prompt, response, created_at)
      select ${id}::uuid, 'Clerk ' || n % 1000, 'We look for a clerk, ' || md5(n::text),
        '# Clerk' || repeat(E'\\n\\n- You keep the books and answer the phone.', 6) || md5(n::text), now() - interval '30 days'
      from generate_series(1, ${many}::int) n`)
  await run(sql.raw(String(rows[0]!.indexdef)))
  await run(sql`analyze`)
}
