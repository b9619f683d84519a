import { describe, expect, it } from 'vitest'
import { cpuTimeOf } from '../../training/cpu-time.ts'
import { docOf } from '../../training/doc-of.ts'
import { parseApply } from './apply.ts'
import { parseContract } from './contract.ts'
import { parseDates } from './dates.ts'
import { parseHours } from './hours.ts'
import { parseMode } from './mode.ts'
import { parsePay } from './pay.ts'
import { parsePlace } from './place.ts'

const GRAMMARS = [parsePay, parseHours, parseContract, parseDates, parseMode, parsePlace, parseApply]

describe('a stretch without end takes no time without end', () => {
  it.each(['a', '1', '8-', '12,', 'Mo-', '(', '£1 to ', 'a@', 'x.', "d'"])('20,000 characters of %s', (piece) => {
    const said = piece.repeat(20_000 / piece.length)
    const spent = cpuTimeOf(() => {
      for (const parse of GRAMMARS) parse(said, docOf('en-GB', said))
    })
    expect(spent).toBeLessThan(3000)
  })
})
