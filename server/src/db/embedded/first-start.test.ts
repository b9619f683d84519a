import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { emptyFolder } from './testing/folders.ts'
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
