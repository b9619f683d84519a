import { expect, it } from 'vitest'
import { tidy } from './tidy.ts'

it.each([
  ['3wks pd training', '3 weeks paid training'],
  ['33 days incl BH', '33 days including bank holidays'],
  ['every second sat', 'every second Saturday'],
  ['12 mo contract', '12-month contract'],
  ['2 year contract', '2-year contract'],
  ['mail hr@wk.example', 'mail hr@wk.example'],
  ['Sat + Sun off', 'Sat + Sun off'],
  ["can't sponsor visas sorry", "can't sponsor visas"],
  ["we don't cover fares, I'm afraid", "we don't cover fares"],
  ['a team that says sorry', 'a team that says sorry'],
])('%s is printed as %s', (typed, printed) => {
  expect(tidy(typed, 'en')).toBe(printed)
})
