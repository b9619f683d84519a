import { expect, test } from 'vitest'
import { readInstructions } from './instructions.ts'
import { sayRule } from './rule.ts'

test.each<[instructions: string, rules: string[], forModels: string[]]>([
  [
    'Write for people who like quiet work. Close with “We welcome everyone.”',
    ['Close with “We welcome everyone.”'],
    ['Write for people who like quiet work.'],
  ],
  ['Always close with: Alle sind willkommen.', ['Close with “Alle sind willkommen.”'], []],
  ['Always say "colleagues" instead of "staff". Be warm.', ['Say “colleagues” instead of “staff”'], ['Be warm.']],
  [
    '- Never say "fast-paced" or "ninja"\n- Keep it short',
    ['Remove “fast-paced”', 'Remove “ninja”'],
    ['Keep it short'],
  ],
  ['Always say “We are a family business since 1921.”', ['Close with “We are a family business since 1921.”'], []],
  ['Sign off with the Finlo line about Fridays.', [], ['Sign off with the Finlo line about Fridays.']],
  ['', [], []],
])('%s', (instructions, rules, forModels) => {
  const read = readInstructions(instructions)
  expect([read.rules.map(sayRule), read.forModels]).toEqual([rules, forModels])
})
