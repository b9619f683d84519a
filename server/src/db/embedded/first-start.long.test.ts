import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Embedded } from './embedded.ts'
import { emptyFolder, freshFolder } from './testing/folders.ts'
import { startConsole } from './testing/start-console.ts'

test('a first start that was killed leaves nothing that the next one stumbles over', async () => {
  const folder = emptyFolder()
  const isHalfWay = () =>
    readdirSync(folder).some((name) => name.includes('.new') && readdirSync(join(folder, name)).length > 3)
  const cutShort = await startConsole(folder)
  while (!isHalfWay()) await pause(5)
  expect(readdirSync(folder)).not.toContain('pg18')
  await cutShort.kill()

  mkdirSync(join(folder, 'pg18.new-left-behind'))
  writeFileSync(join(folder, 'pg18.new-left-behind', 'PG_VERSION'), '18\n')
  const next = await startConsole(folder)
  expect(await next.opened).toEqual({ open: true })
  expect(await next.run('select 1 as one')).toEqual([{ one: 1 }])
  expect(readdirSync(folder).sort()).toEqual(expect.arrayContaining(['pg18', 'pg18.lock']))
  expect(readdirSync(folder)).not.toContain('pg18.new-left-behind')
})

test('no new database is made over one that lost files', async () => {
  const folder = await freshFolder()
  rmSync(join(folder, 'pg18', 'PG_VERSION'))
  const open = () => Embedded.open({ folder, statementLimit: 30_000 })
  await expect(open()).rejects.toThrow('holds no whole database: PG_VERSION is missing')
  await expect(open()).rejects.toThrow('PG_VERSION is missing')
})

test('files of another PostgreSQL are refused by name', async () => {
  const folder = await freshFolder()
  writeFileSync(join(folder, 'pg18', 'PG_VERSION'), '17\n')
  await expect(Embedded.open({ folder, statementLimit: 30_000 })).rejects.toThrow(
    'initialized by PostgreSQL version 17',
  )
})
