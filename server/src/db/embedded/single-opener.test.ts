import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { takeLock } from './lock.ts'
import { emptyFolder } from './testing/folders.ts'

const HOLD = `
  const { takeLock } = await import(process.argv[1])
  takeLock(process.argv[2], 'there')
  for (let round = 0; round < 5; round++) gc()
  console.log('held')
  setInterval(() => {}, 1000)`

async function holdElsewhere(file: string) {
  const lock = fileURLToPath(new URL('./lock.ts', import.meta.url))
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', HOLD, lock, file])
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

describe('a data folder has one user at a time', () => {
  test('another process is told what to do', async () => {
    const file = join(emptyFolder(), 'lock')
    await holdElsewhere(file)
    expect(() => takeLock(file, '/home/me/data')).toThrow(
      'Rolewright is already running with this data folder (/home/me/data). Stop it first, or set DATA_DIR to another folder.',
    )
  })

  test('the same process is refused too, until it lets go', () => {
    const file = join(emptyFolder(), 'lock')
    const unlock = takeLock(file, 'here')
    expect(() => takeLock(file, 'here')).toThrow('already running')
    unlock()
    takeLock(file, 'here')()
  })

  test('a folder that can not be written to is named', () => {
    expect(() => takeLock('/proc/no/lock', '/proc/no')).toThrow("The data folder (/proc/no) can't be written to")
  })

  test('a killed process holds nothing', async () => {
    const file = join(emptyFolder(), 'lock')
    const child = await holdElsewhere(file)
    child.kill('SIGKILL')
    await once(child, 'exit')
    takeLock(file, 'here')()
  })
})
