/**
 * How many calls a second does the product answer, beside a bare Fastify that asks the same pool the same prepared statement;
 * and what does a long history of one person cost that person and everybody else?
 * Asked for: who am I 0.6 of the bound, usage and three conversations 0.5; a search without a hit in 100,000 entries at most
 * 3 times as long as in 10, pages 1.3, figures that do not grow, and nobody else waits 50 ms. On PostgreSQL and embedded.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/src/db/client.ts'
import { startPostgres } from '../server/src/testing/postgres.ts'
import type { Bare } from './calls/bare.ts'
import { CALLS, fillHistories, type Ready, readyPerson, statementsOf } from './calls/history.ts'
import type { Load, Served } from './calls/load.ts'
import { type Child, startOwn } from './generation/child.ts'
import { median, print } from './generation/figures.ts'
import { startProduct } from './generation/product.ts'

const ROUNDS = 3
const ROUND_MS = 1500
const CONNECTIONS = 10
/** Of somebody who works while somebody else searches. */
const BESIDE_MS = 3000
const FEW = 10
/** Of somebody who has a page of 100 to send. */
const PAGE = 100
const MANY = 100_000
/** What making an index of so many may take, in ms. */
const FILL_MS = 600_000

const postgres = await startPostgres({ fsync: true })
const [load, other] = await Promise.all([startOwn('../calls/load.ts'), startOwn('../calls/load.ts')])

function ask(by: typeof load, url: string, token?: string, more: Partial<Load> = {}): Promise<Served> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  by.process.send({ url, headers, connections: CONNECTIONS, forMs: ROUND_MS, ...more } satisfies Load)
  return new Promise((resolve) => by.process.once('message', (served) => resolve(served as Served)))
}

/** Ours and the bound in turns; the first turn warms both up. */
async function besideBound(ours: string, bound: string, token: string) {
  const turns: [number, number][] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const theirs = await ask(load, bound)
    turns.push([(await ask(load, ours, token)).perSecond, theirs.perSecond])
  }
  const measured = turns.slice(1)
  return [
    median(measured.map(([own]) => own)).toFixed(0),
    median(measured.map(([, bound]) => bound)).toFixed(0),
    median(measured.map(([own, bound]) => own / bound)).toFixed(2),
  ]
}

const alone = { connections: 1, forMs: 1000 }

/** A bare server that finds the same for somebody whom the PostgreSQL server knows. */
function startBound(token: string): Promise<Child> {
  const bare = { url: postgres.url, statements: statementsOf(token) } satisfies Bare
  return startOwn('../calls/bare.ts', [JSON.stringify(bare)])
}

async function measureCalls({ url }: Child, token: string, bound: Child): Promise<void> {
  const figures: [string, ...string[]][] = []
  for (const path of CALLS) figures.push([path, ...(await besideBound(url + path, bound.url + path, token))])
  print([[`answers a second, ${CONNECTIONS} connections`, 'ours', 'bound', 'ratio'], ...figures])
}

interface People {
  bystander: Ready
  few: Ready
  page: Ready
  many: Ready
}
const readyPeople = async (url: string): Promise<People> => ({
  bystander: await readyPerson(url, 'calls@example.com'),
  few: await readyPerson(url, 'few@example.com'),
  page: await readyPerson(url, 'page@example.com'),
  many: await readyPerson(url, 'many@example.com'),
})

/** Behind the product's back, which does not run meanwhile where the database is its own. */
async function fill({ few, page, many }: People, where: { url: string } | { folder: string }): Promise<void> {
  const { db, close } = await openDatabase({ ...where, statementLimit: FILL_MS })
  await fillHistories(
    (statement) => db.execute(statement),
    [
      { ...few, many: FEW },
      { ...page, many: PAGE },
      { ...many, many: MANY },
    ],
  )
  await close()
}

/** One person with a long history beside one with a short one, and somebody who looks at neither. */
async function measureHistory({ url }: Child, { bystander, few, page, many }: People): Promise<void> {
  const figures: [string, ...string[]][] = []
  for (const [name, path, bound] of [
    ['search without a hit', '/api/job-descriptions?q=zookeeper', few],
    ['search of two letters without a hit', '/api/job-descriptions?q=zz', few],
    ['page of 20', '/api/job-descriptions?limit=20', few],
    ['page of 100', '/api/job-descriptions?limit=100', few],
    [`the same, beside ${PAGE}`, '/api/job-descriptions?limit=100', page],
    ['figures', '/api/dashboard-stats', few],
  ] as const) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let round = 0; round < 3; round++) {
      times.few.push((await ask(load, url + path, bound.token, alone)).median)
      times.many.push((await ask(load, url + path, many.token, alone)).median)
    }
    const [short, long] = [median(times.few), median(times.many)]
    figures.push([name, short.toFixed(1), long.toFixed(1), (long / short).toFixed(1)])
  }
  print([['milliseconds, one caller', `of ${FEW}`, `of ${MANY}`, 'ratio'], ...figures])

  const me = `${url}/api/auth/me`
  const before = await ask(other, me, bystander.token, { connections: 1, forMs: BESIDE_MS })
  const searching = ask(load, `${url}/api/job-descriptions?q=zz`, many.token, { connections: 2, forMs: BESIDE_MS })
  const during = await ask(other, me, bystander.token, { connections: 1, forMs: BESIDE_MS })
  await searching
  console.log(
    `somebody else: ${before.median.toFixed(1)} ms, while it is searched ${during.median.toFixed(1)} ms, at the longest ${during.longest.toFixed(0)} ms`,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'rolewright-bench-'))
const start = (where: Parameters<typeof startProduct>[1]) => startProduct('http://127.0.0.1:9', where)
try {
  console.log('\nOn PostgreSQL')
  const product = await start({ databaseUrl: postgres.url })
  const people = await readyPeople(product.url)
  const bound = await startBound(people.bystander.token)
  await measureCalls(product, people.bystander.token, bound)
  console.log('\nOn the embedded database, beside the same bound')
  let embedded = await start({ folder })
  const others = await readyPeople(embedded.url)
  await measureCalls(embedded, others.bystander.token, bound)
  await embedded.stop()
  await bound.stop()

  console.log('\nWith long histories, on PostgreSQL')
  await fill(people, { url: postgres.url })
  await measureHistory(product, people)
  await product.stop()
  console.log('\nOn the embedded database')
  await fill(others, { folder })
  embedded = await start({ folder })
  await measureHistory(embedded, others)
  await embedded.stop()
} finally {
  await load.stop()
  await other.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
