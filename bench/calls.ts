/**
 * How many calls a second does the product answer, beside a bare Fastify that asks the same pool the same prepared statement;
 * and what does a long history of one person cost that person and everybody else?
 * Asked for: who am I 0.6 of the bound, usage and three conversations 0.5; a search without a hit in 100,000 entries at most
 * 3 times as long as in 10, pages 1.3, figures that do not grow, and nobody else waits 50 ms. On PostgreSQL and embedded.
 */
import { startPostgres } from '../server/src/testing/postgres.ts'
import type { Bare } from './calls/bare.ts'
import { fillHistory, readyPerson, statementsOf } from './calls/history.ts'
import type { Load, Served } from './calls/load.ts'
import { startOwn } from './generation/child.ts'
import { median, print } from './generation/figures.ts'
import { startProduct } from './generation/product.ts'

const ROUNDS = 3
const ROUND_MS = 1500
const CONNECTIONS = 10
/** Of somebody who works while somebody else searches. */
const BESIDE_MS = 3000
const FEW = 10
const MANY = 100_000

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

async function measure(where: string, databaseUrl?: string): Promise<void> {
  const product = await startProduct('http://127.0.0.1:9', databaseUrl)
  const person = await readyPerson(product.url, 'calls@example.com')
  const statements = await statementsOf(person.token)
  const asBare = (url: string) => JSON.stringify({ url, statements } satisfies Bare)
  const bare = await startOwn('../calls/bare.ts', [asBare(databaseUrl ?? postgres.url)])
  console.log(`\n${where}: answers a second, ${CONNECTIONS} connections, beside the bound on PostgreSQL`)
  const rows = Object.keys(statements)
  const figures: [string, ...string[]][] = []
  for (const path of rows)
    figures.push([path, ...(await besideBound(product.url + path, bare.url + path, person.token))])
  print([['', 'ours', 'bound', 'ratio'], ...figures])
  await bare.stop()

  if (databaseUrl) await measureHistory(product.url, person.token, databaseUrl)
  await product.stop()
}

/** One person with a long history beside one with a short one, and somebody who looks at neither. */
async function measureHistory(url: string, bystander: string, databaseUrl: string): Promise<void> {
  const [few, many] = [await readyPerson(url, 'few@example.com'), await readyPerson(url, 'many@example.com')]
  await fillHistory(databaseUrl, few.id, FEW)
  await fillHistory(databaseUrl, many.id, MANY)
  console.log(`\nmilliseconds for one with ${FEW} and one with ${MANY} entries, one caller`)
  const figures: [string, ...string[]][] = []
  for (const [name, path] of [
    ['search without a hit', '/api/job-descriptions?q=zookeeper'],
    ['search of two letters without a hit', '/api/job-descriptions?q=zz'],
    ['page of 20', '/api/job-descriptions?limit=20'],
    ['page of 100', '/api/job-descriptions?limit=100'],
    ['figures', '/api/dashboard-stats'],
  ] as const) {
    const times = { few: [] as number[], many: [] as number[] }
    for (let round = 0; round < 3; round++) {
      times.few.push((await ask(load, url + path, few.token, alone)).median)
      times.many.push((await ask(load, url + path, many.token, alone)).median)
    }
    const [short, long] = [median(times.few), median(times.many)]
    figures.push([name, short.toFixed(1), long.toFixed(1), (long / short).toFixed(1)])
  }
  print([['', 'few', 'many', 'ratio'], ...figures])

  const me = `${url}/api/auth/me`
  const before = await ask(other, me, bystander, { connections: 1, forMs: BESIDE_MS })
  const searching = ask(load, `${url}/api/job-descriptions?q=zz`, many.token, { connections: 2, forMs: BESIDE_MS })
  const during = await ask(other, me, bystander, { connections: 1, forMs: BESIDE_MS })
  await searching
  console.log(
    `somebody else: ${before.median.toFixed(1)} ms, while it is searched ${during.median.toFixed(1)} ms, at the longest ${during.longest.toFixed(0)} ms`,
  )
}

try {
  await measure('PostgreSQL', postgres.url)
  await measure('Embedded')
} finally {
  await load.stop()
  await other.stop()
  await postgres.stop()
}
