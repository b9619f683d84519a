import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OTHERS, TEXT } from '../server/src/documents/pdf/faces.ts'
import { prune } from './launch/prune.mjs'
import { ROOT } from './steps.ts'

const FONTS = '@expo-google-fonts'
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolewright-prune-'))
  cpSync(join(ROOT, 'node_modules', FONTS), join(folder, FONTS), { recursive: true })
  prune(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every font that PDF is set in stays', () => {
  const files = [TEXT, ...OTHERS].flatMap((face) => ('files' in face ? Object.values(face.files) : []))
  expect(files.length).toBeGreaterThan(8)
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
})

test('the weights in which nothing is set go', () => {
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (path) => statSync(join(folder, path)).size,
  )
  expect(left.reduce((sum, size) => sum + size, 0)).toBeLessThan(5_000_000)
})
