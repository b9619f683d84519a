import { cpSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { DurableFS } from './durable-fs.ts'
import { emptyFolder, freshFolder } from './testing/folders.ts'
import { startConsole } from './testing/start-console.ts'

const CREATE = 'create table if not exists ledger (n integer primary key)'
const insert = (n: number) => `insert into ledger values (${n}) returning n`
const moments = [
  ['writing', 300],
  ['opening', 200],
  ['opening', 400],
  ['writing', 150],
] as const

async function readLedger(folder: string): Promise<unknown[]> {
  const console = await startConsole(folder)
  expect(await console.opened).toEqual({ open: true })
  const rows = await console.run('select n from ledger order by n')
  return rows.map(({ n }) => n)
}

describe('what was acknowledged is there', () => {
  test.runIf(process.platform === 'linux')('after a power cut, when only what reached the disk is left', async () => {
    const folder = await freshFolder()
    const survives = emptyFolder()
    cpSync(folder, survives, { recursive: true })
    const console = await startConsole(folder, { FOLDER: folder, SURVIVES: survives })
    await console.opened
    await console.run(CREATE)
    for (let n = 0; n < 20; n++) await console.run(insert(n))
    await console.kill()
    expect(await readLedger(survives)).toEqual(Array.from({ length: 20 }, (_, n) => n))
  })

  test('after the process was killed, whatever it was doing, again and again', async () => {
    const folder = await freshFolder()
    const acknowledged: number[] = []
    let next = 0
    for (const [during, patience] of moments) {
      const console = await startConsole(folder)
      if (during === 'writing') await console.opened
      const killed = pause(patience).then(console.kill)
      try {
        await console.run(CREATE)
        for (;;) acknowledged.push((await console.run(insert(next++)))[0]!.n as number)
      } catch {
        await killed
      }
    }
    expect(acknowledged).not.toEqual([])
    expect(await readLedger(folder)).toEqual(expect.arrayContaining(acknowledged))
  })
})

test('nothing is opened when PGlite has no place for fsync', async () => {
  const { emscriptenOpts } = await new DurableFS(emptyFolder()).init({} as never, {})
  const [addFsync] = emscriptenOpts.preRun as unknown as ((module: object) => void)[]
  expect(() => addFsync!({ NODEFS: {} })).toThrow('no file system to add fsync to')
})
