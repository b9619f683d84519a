/** Sums far below the pay beside them: they are paid on top. */
import type { Fact, Money } from '../facts.ts'
import type { Reading } from '../reading.ts'

const A_YEAR = { HOUR: 1800, DAY: 220, WEEK: 52, MONTH: 12, YEAR: 1, ONCE: 1 }
const inAYear = ({ pay: { min, max, per } }: Extract<Fact, { kind: 'pay' }>): number =>
  (max ?? min ?? 0) * A_YEAR[per ?? 'YEAR']

/** "60-80k … on call paid 300/wk": a sum far below the pay beside it is paid on top. */
export function asPremium(reading: Reading, fact: Fact, all: readonly Fact[]): Fact {
  if (fact.kind !== 'pay' || !PAID_ON_TOP.has(fact.pay.per)) return fact
  const most = Math.max(...all.map((other) => (other.kind === 'pay' ? inAYear(other) : 0)))
  if (inAYear(fact) === 0 || inAYear(fact) > most * 0.35) return fact
  const { spans, confidence, holds } = fact
  const [from, to] = spans[0]!
  const start = from - (ON_CALL_AHEAD.exec(reading.openPlain.slice(Math.max(0, from - 50), from))?.[0].length ?? 0)
  const text = start < from ? reading.text.slice(start, to) : fact.text
  return { kind: 'variable', text, spans: [[start, to], ...spans.slice(1)], confidence, holds, what: 'premium' }
}

const PAID_ON_TOP = new Set<Money['per']>(['DAY', 'WEEK', 'MONTH'])
/** "On call one week in four, $46.20/day": what is paid on top, and for what. */
const ON_CALL_AHEAD =
  /(?<![a-z])(?:on[- ]?call|standby|(?:ruf)?bereitschaft|piquet|astreintes?|guardias?)(?![a-z])[^.;\n\u0001]{0,32}$/u
