/**
 * How long does one description of the built-in writer take, as JSON and as a stream, and how many a second come of 50 callers?
 * Asked for: under 60 ms as JSON, a second at most as a stream, 150 a second; afterwards the memory of before within a tenth.
 * `--postgres`: on a PostgreSQL server instead of the embedded database; `--many`: until 3,000 are written.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../server/src/testing/postgres.ts'
import { cpuOf, memoryOf } from './generation/child.ts'
import { median, ms, print } from './generation/figures.ts'
import { startProduct } from './generation/product.ts'

const BRIEF =
  'Senior backend developer (Go), Leeds or remote in the UK, £65-80k + 10% bonus, 5+ years, Kafka, Postgres, Kubernetes; nice to have Terraform. Reports to Ada Byrne, Head of Platform, team of 6, on call 1 week in 6.'
const WARM_UP = 30
const ROUNDS = 20
const CALLERS = 50
const MANY = process.argv.includes('--many') ? 3000 : 300
/** Longer than a thread of the craft is kept for nobody. */
const SETTLE_MS = 150_000

const postgres = process.argv.includes('--postgres') ? await startPostgres({ fsync: true }) : null
const product = await startProduct('http://127.0.0.1:9', { databaseUrl: postgres?.url })
const way = await product.wayToBuiltin()
let count = 0

async function write(accept = 'application/json'): Promise<number> {
  const { headers, body } = way.ask(++count)
  const begun = performance.now()
  const type = { 'content-type': 'application/json' }
  const sent = body.replace('BRIEF', `${BRIEF} ${count}`)
  const answer = await fetch(way.url, { method: 'POST', headers: { ...headers, ...type, accept }, body: sent })
  const text = await answer.text()
  if (!answer.ok || text.includes('event: error')) throw new Error(text)
  return performance.now() - begun
}

try {
  for (let n = 0; n < WARM_UP; n++) await write()
  const times = { json: [] as number[], stream: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    times.json.push(await write())
    times.stream.push(await write('text/event-stream'))
  }
  await pause(2000)
  const memory = memoryOf(product)
  const cpu = cpuOf(product)
  const begun = performance.now()
  let left = MANY
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (left-- > 0) await write()
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  const used = (cpuOf(product) - cpu) / MANY
  console.log(`The product on ${postgres ? 'a PostgreSQL server' : 'the embedded database'}.`)
  print([
    ['', 'JSON, ms', 'stream, ms', `a second of ${CALLERS}`, 'cpu ms each'],
    ['description', ms(median(times.json)), ms(median(times.stream)), (MANY / seconds).toFixed(0), used.toFixed(1)],
  ])
  if (MANY === 3000) {
    await pause(SETTLE_MS)
    const after = memoryOf(product)
    console.log(
      `memory ${(memory / 1024).toFixed(0)} MB before ${MANY}, ${(after / 1024).toFixed(0)} MB after: ratio ${(after / memory).toFixed(2)}`,
    )
  }
} finally {
  await product.stop()
  await postgres?.stop()
}
