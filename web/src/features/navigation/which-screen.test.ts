import { expect, test } from 'vitest'
import { whichScreen } from './which-screen.ts'

test.each([
  ['loading', '/', 'spinner'],
  ['loading', '/login', 'spinner'],
  ['signed-out', '/login', 'login'],
  ['signed-out', '/', 'login'],
  ['signed-out', '/admin', 'login'],
  ['signed-out', '/nowhere', 'login'],
  ['loading', '/new-password', 'for-anybody'],
  ['signed-out', '/new-password', 'for-anybody'],
  ['signed-in', '/new-password', 'for-anybody'],
  ['signed-in', '/login', 'to-home'],
  ['signed-in', '/', 'screen'],
  ['signed-in', '/job-bot', 'screen'],
] as const)('%s at %s: %s', (status, path, shown) => {
  expect(whichScreen(status, path)).toBe(shown)
})
