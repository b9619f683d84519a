import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { Embedded } from './embedded.ts'
import { keepHouse } from './housekeeping.ts'
import { freshFolder } from './testing/folders.ts'

const LONG = 'select count(*) from generate_series(1, 1000000000)'
const READ = 'select n from ledger order by n'

const embedded = await Embedded.open({ folder: await freshFolder(), statementLimit: 30_000 })
const pool = new pg.Pool({ max: 1, ssl: false, stream: () => embedded.socket() })
pool.on('error', () => {})
pool.on('connect', (client) => client.on('error', () => {}))

beforeEach(async () => {
  embedded.statementLimit = 30_000
  embedded.idleLimit = 60_000
  await pool.query('drop table if exists ledger')
  await pool.query('create table ledger (n integer)')
})
afterAll(async () => {
  await pool.end()
  await embedded.close()
})

describe('nobody holds the database for ever', () => {
  test('a statement over its limit is stopped, its transaction undone, and who waits is answered', async () => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query('insert into ledger values (1)')
    const waiting = pool.query(READ)
    embedded.statementLimit = 300
    await expect(client.query(LONG)).rejects.toThrow('took longer than 0.3 s')
    embedded.statementLimit = 30_000
    client.release(true)
    expect((await waiting).rows).toEqual([])
  })

  test('a transaction that waits too long for its next statement is undone', async () => {
    const client = await pool.connect()
    embedded.idleLimit = 100
    await client.query('begin')
    await client.query('insert into ledger values (1)')
    const ended = new Promise((resolve) => client.once('end', resolve))
    await ended
    await expect(client.query('commit')).rejects.toThrow()
    client.release(true)
    expect((await pool.query(READ)).rows).toEqual([])
  })

  test('a transaction sent in one go leaves no limit behind for what comes later', async () => {
    const client = new pg.Client({ ssl: false, pipeline: true, stream: () => embedded.socket() })
    await client.connect()
    embedded.idleLimit = 100
    await Promise.all([client.query('begin'), client.query('insert into ledger values (1)'), client.query('commit')])
    await pause(300)
    expect((await client.query(READ)).rows).toEqual([{ n: 1 }])
    await client.end()
  })

  test('the process goes on while a statement runs', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await pool.query('select count(*) from generate_series(1, 300000)')
    clearInterval(timer)
    expect(turns).toBeGreaterThan(3)
  })
})

describe('what a server does by itself', () => {
  const redo = async () => {
    const { rows } = await pool.query(
      'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
    )
    return rows[0].bytes as number
  }
  const settled = (check: () => Promise<void>) =>
    expect
      .poll(
        async () =>
          check().then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(true)
  const unhurried = (statement: string) => embedded.unhurried(() => pool.query(statement))

  test('a checkpoint lets the write-ahead log go once it is long', async () => {
    const stop = keepHouse({ pool, unhurried, every: 50, redoLimit: 1_000_000 })
    await pool.query('insert into ledger select generate_series(1, 30000)')
    await settled(async () => expect(await redo()).toBeLessThan(1_000_000))
    stop()
  })

  test('without one it stays', async () => {
    await pool.query('insert into ledger select generate_series(1, 30000)')
    expect(await redo()).toBeGreaterThan(1_000_000)
  })

  test('a table that has changed is planned for as it is now', async () => {
    const thought = async () => {
      const { rows } = await pool.query("select reltuples::int as n from pg_class where relname = 'ledger'")
      return rows[0].n as number
    }
    const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from ledger')
    const stop = keepHouse({ pool, unhurried, every: 50 })
    await pool.query('insert into ledger select generate_series(1, 30000)')
    await settled(async () => expect(await thought()).toBe(rows[0]!.n + 30_000))
    stop()
  })

  test('dead rows are vacuumed away, and again only after the interval', async () => {
    const vacuums = async () => {
      const { rows } = await pool.query(
        "select vacuum_count::int as n from pg_stat_user_tables where relname = 'ledger'",
      )
      return rows[0].n as number
    }
    const stop = keepHouse({ pool, unhurried, every: 50, vacuumEvery: 300 })
    await settled(async () => expect(await vacuums()).toBeGreaterThan(1))
    stop()
    // One that was under way is counted a little later.
    await pool.query('select pg_sleep(0.3)')
    const stopSlow = keepHouse({ pool, unhurried, every: 50, vacuumEvery: 3_600_000 })
    const before = await vacuums()
    await pool.query('select pg_sleep(0.3)')
    expect(await vacuums()).toBe(before)
    stopSlow()
  })
})
