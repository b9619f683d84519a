import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../client.ts'
import { endOnTrap } from './end-on-trap.ts'
import { emptyFolder, freshFolder } from './testing/folders.ts'
import { startConsole } from './testing/start-console.ts'

const TRAP = `select '${'['.repeat(2_000_000)}'::jsonb`
const NESTED = `select '${'['.repeat(40_000)}${']'.repeat(40_000)}'::jsonb`
const CREATE = 'create table ledger (n integer primary key)'
const READ = 'select n from ledger order by n'

describe('when the engine breaks down', () => {
  test('the statement is rejected, its transaction undone, and the next one answered', async () => {
    const console = await startConsole(await freshFolder())
    await console.opened
    await console.run(CREATE)
    await console.run('insert into ledger values (1)')
    await console.run('begin')
    await console.run('insert into ledger values (2)')
    await expect(console.run(TRAP)).rejects.toThrow('The embedded database stopped unexpectedly')
    expect(await console.run(READ)).toEqual([{ n: 1 }])
    await expect(console.run(`insert into ledger select 3 where ${TRAP.slice(7)} is not null`)).rejects.toThrow(
      'stopped',
    )
    expect(await console.run(READ)).toEqual([{ n: 1 }])
  })

  test('nesting that a server refuses is refused the same way, and is no breakdown', async () => {
    const console = await startConsole(await freshFolder())
    await console.opened
    await console.run('begin')
    await console.run('create temp table mine (n integer)')
    await console.run('savepoint before')
    await expect(console.run(NESTED)).rejects.toThrow('stack depth limit exceeded')
    await console.run('rollback to savepoint before')
    expect(await console.run('select n from mine')).toEqual([])
  })

  test('statements that were kept prepared are prepared again', async () => {
    const { db, close } = await openDatabase({ folder: await freshFolder() })
    const half = async (n: number) => (await db.execute(sql`select ${n}::integer / 2 as n`)).rows[0]!.n
    for (const n of [2, 4, 6, 8]) expect(await half(n)).toBe(n / 2)
    await expect(db.execute(sql.raw(TRAP))).rejects.toThrow()
    expect(await half(42)).toBe(21)
    await close()
  })

  test.runIf(process.platform === 'linux')(
    'a full disk rejects what it can not keep, until there is room again',
    async () => {
      const folder = await freshFolder()
      const full = join(emptyFolder(), 'full')
      const console = await startConsole(folder, { FOLDER: folder, FULL: full })
      await console.opened
      await console.run(CREATE)
      await console.run('insert into ledger values (1)')
      writeFileSync(full, '')
      await expect(console.run('insert into ledger values (2)')).rejects.toThrow('stopped unexpectedly')
      await expect(console.run('insert into ledger values (3)')).rejects.toThrow()
      rmSync(full)
      expect(await console.run(READ)).toEqual([{ n: 1 }])
    },
  )
})

describe('the guard', () => {
  const guarded = (thrown: object) => {
    const module = {
      _PostgresMainLoopOnce() {
        throw thrown
      },
    }
    endOnTrap({ Module: module } as unknown as PGlite, () => {
      throw new Error('ended')
    })
    return module._PostgresMainLoopOnce
  }

  test('lets the errors of PostgreSQL pass', () => {
    const error = { status: 100 }
    expect(guarded(error)).toThrow(expect.objectContaining(error))
  })

  test('ends at anything else', () => {
    expect(guarded(new RangeError('Maximum call stack size exceeded'))).toThrow('ended')
    expect(guarded({ name: 'ExitStatus', status: 1 })).toThrow('ended')
  })

  test('refuses a PGlite that it can not watch', () => {
    expect(() => endOnTrap({ Module: {} } as unknown as PGlite)).toThrow('no main loop to guard')
  })
})
