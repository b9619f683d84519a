/**
 * What does the product add to a model's own time, and how many streams does one process carry?
 * Asked for: first token at most 5 ms later (median); 200 streams of 30 tokens a second with a p95 added delay under 25 ms;
 * at least half as many streams as a bare relay carries in the same run. A provider, the product and the relay have a
 * process each; this one reads. `--postgres`: on a PostgreSQL server instead of the embedded database; `--alone`, `--crowd`: the
 * first or the second question alone.
 */
import { startPostgres } from '../server/src/testing/postgres.ts'
import { type Child, cpuOf, memoryOf, startOwn } from './generation/child.ts'
import { Crowd } from './generation/crowd.ts'
import { median, ms, print, quantile } from './generation/figures.ts'
import { startProduct, textOfDelta } from './generation/product.ts'
import { SentTimes } from './generation/sent-times.ts'
import { readStream, type Way } from './generation/stream.ts'
import { briefFor, modelFor, type Pace } from './generation/tokens.ts'

const ALONE: Pace = { rate: 200, first: 50, count: 60 }
/** As many as it takes until V8 has compiled what runs for each request. */
const WARM_UP = 25
const ROUNDS = 50
const CROWDED: Pace = { rate: 30, first: 300, count: 600 }
const READERS = 200
/** As long as one text takes, so that beginnings and ends are spread evenly. */
const FILL_MS = CROWDED.first + (CROWDED.count / CROWDED.rate) * 1000
const WINDOW_MS = 8_000
/** The p95 added delay above which a process carries too much. */
const BREAKS_AT_MS = 25
const STEP = 1.15
const RAMPS = 2

const postgres = process.argv.includes('--postgres') ? await startPostgres({ fsync: true }) : null
const upstream = await startOwn('./upstream.ts')
const sent = new SentTimes(upstream)

const direct = (pace: Pace): Way => ({
  url: `${upstream.url}/v1/chat/completions`,
  ask: (stream) => ({ headers: {}, body: JSON.stringify(completion(pace, stream)) }),
  textOf: (event) => (event.startsWith('data: {') ? (JSON.parse(event.slice(6)).choices[0].delta.content ?? '') : ''),
})
const completion = (pace: Pace, stream: number) => ({
  model: modelFor(pace),
  stream: true,
  messages: [{ role: 'user', content: briefFor(stream) }],
})

interface Subject {
  name: string
  /** Its process; the upstream's for the direct way, which has none of its own. */
  child: Child
  wayTo(pace: Pace): Promise<Way>
}
const NAMES = ['direct', 'relay', 'product'] as const
type Name = (typeof NAMES)[number]

async function start(name: Name): Promise<Subject & { stop(): Promise<void> }> {
  if (name === 'direct') {
    return { name, child: upstream, wayTo: async (pace) => direct(pace), stop: async () => {} }
  }
  if (name === 'product') {
    const product = await startProduct(upstream.url, { databaseUrl: postgres?.url })
    return { name, child: product, wayTo: product.wayTo, stop: product.stop }
  }
  const relay = await startOwn('./relay.ts', [`${upstream.url}/v1`])
  const wayTo = async (pace: Pace): Promise<Way> => ({ ...direct(pace), url: relay.url, textOf: textOfDelta })
  return { name, child: relay, wayTo, stop: relay.stop }
}

/** One text at a time, the three ways in turn. */
async function measureAlone(): Promise<void> {
  const subjects = await Promise.all(NAMES.map(start))
  const ways = await Promise.all(subjects.map(({ wayTo }) => wayTo(ALONE)))
  const firsts: number[][] = NAMES.map(() => [])
  const totals: number[][] = NAMES.map(() => [])
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (let n = 0; n < NAMES.length; n++) {
      const at = (n + round + WARM_UP) % NAMES.length
      const { begun, arrivals, ended } = await readStream(ways[at]!)
      if (round < 0) continue
      firsts[at]!.push(arrivals[0]! - begun)
      totals[at]!.push(ended - begun)
    }
  }
  await Promise.all(subjects.map(({ stop }) => stop()))
  const added = (values: number[][], at: number) => (at ? ms(median(values[at]!) - median(values[0]!)) : '')
  console.log(`\nOne text of ${ALONE.count} tokens, median of ${ROUNDS} rounds in turn, ms`)
  print([
    ['', 'first token', 'added', 'whole text', 'added'],
    ...NAMES.map((name, at): [string, ...string[]] => [
      name,
      ms(median(firsts[at]!)),
      added(firsts, at),
      ms(median(totals[at]!)),
      added(totals, at),
    ]),
  ])
}

interface Crowded {
  p95: number
  first95: number
  cpu: number
  memory: number
}

/** 200 readers at once, in a process that served nobody before but a few. */
async function measureCrowd(name: Name): Promise<Crowded> {
  const { child, wayTo, stop } = await start(name)
  const way = await wayTo(CROWDED)
  const warm = await wayTo(ALONE)
  for (let n = 0; n < 5; n++) await readStream(warm)
  const memory = memoryOf(child)
  const crowd = new Crowd(way, sent)
  await crowd.grow(READERS, FILL_MS)
  const cpu = cpuOf(child)
  const { delays, firsts } = await crowd.measure(WINDOW_MS)
  const used = cpuOf(child) - cpu
  const held = memoryOf(child) - memory
  await crowd.leave()
  await stop()
  return {
    p95: quantile(delays, 0.95),
    first95: quantile(firsts, 0.95) - CROWDED.first,
    cpu: (used / delays.length) * 1000,
    memory: held / READERS,
  }
}

/** How many readers a process carries until the delay of their tokens breaks the bound twice in a row. */
async function findLimit(name: Name, directP95: number): Promise<number> {
  const { wayTo, stop } = await start(name)
  const crowd = new Crowd(await wayTo(CROWDED), sent)
  let carried = 0
  for (let size = 100, broken = 0; broken < 2; ) {
    await crowd.grow(size, size === 100 ? FILL_MS / 2 : WINDOW_MS / 2)
    const { delays, tokensPerSecond } = await crowd.measure(WINDOW_MS / 2)
    const added = quantile(delays, 0.95) - directP95
    console.log(`  ${name} ${size}: p95 ${ms(added)} ms added, ${tokensPerSecond.toFixed(0)} tokens a second`)
    if (added >= BREAKS_AT_MS) broken += 1
    else {
      broken = 0
      carried = size
      size = Math.ceil(size * STEP)
    }
  }
  await crowd.leave()
  await stop()
  return carried
}

async function compareCrowds(): Promise<number> {
  console.log(`\n${READERS} texts of ${CROWDED.count} tokens at once, ${CROWDED.rate} tokens a second each`)
  const crowded = {} as Record<Name, Crowded>
  for (const name of NAMES) crowded[name] = await measureCrowd(name)
  const base = crowded.direct
  print([
    ['', 'p95 added ms', 'first token p95 added ms', 'cpu ms / 1,000 tokens', 'streams / core', 'kB / stream'],
    ...(['relay', 'product'] as const).map((name): [string, ...string[]] => {
      const { p95, first95, cpu, memory } = crowded[name]
      return [
        name,
        ms(p95 - base.p95),
        ms(first95 - base.first95),
        cpu.toFixed(0),
        (1e6 / cpu / CROWDED.rate).toFixed(0),
        memory.toFixed(0),
      ]
    }),
  ])
  console.log(`processor per 1,000 tokens: ${(crowded.product.cpu / crowded.relay.cpu).toFixed(1)} of the relay's`)
  return base.p95
}

async function compareLimits(directP95: number): Promise<void> {
  console.log(`\nStreams that one process carries with a p95 added delay under ${BREAKS_AT_MS} ms`)
  const limits: Record<string, number[]> = { relay: [], product: [] }
  for (let ramp = 0; ramp < RAMPS; ramp++) {
    for (const name of ['relay', 'product'] as const) limits[name]!.push(await findLimit(name, directP95))
  }
  const [relay, product] = [median(limits.relay!), median(limits.product!)]
  console.log(`relay ${relay}, product ${product}: ${(product / relay).toFixed(2)} of the relay`)
}

const isAsked = (part: string) => process.argv.includes(part)
try {
  console.log(`The product on ${postgres ? 'a PostgreSQL server' : 'the embedded database'}.`)
  if (!isAsked('--crowd')) await measureAlone()
  if (!isAsked('--alone')) {
    const directP95 = await compareCrowds()
    if (!isAsked('--crowd')) await compareLimits(directP95)
  }
} finally {
  await upstream.stop()
  await postgres?.stop()
}
