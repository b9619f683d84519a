import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GOLDEN, golden } from '../training/golden.ts'

test('sixty briefs get the pages that were last looked at: write them anew and read the diff where this fails', () => {
  expect(golden()).toBe(readFileSync(GOLDEN, 'utf8'))
})
