import { type Description, writeDescription } from '@rolewright/craft/write-description'

const BRIEFS = [
  'Senior backend engineer, Berlin, hybrid 2 days in the office, 5+ years with Go and PostgreSQL, Kafka is a plus, EUR 75,000–90,000, reports to the Head of Platform',
  'Customer support specialist in Leeds, answers customers by phone and e-mail, handles returns, GBP 28,000–32,000',
  'Nurse in Leeds, permanent, 32 hours, GBP 32,000 a year, nights, nice to have: driving licence. Start in May.',
  'Accountant in Dublin, full-time, EUR 48,000, prepares month-end accounts, VAT returns and payroll, 3 years with Sage',
  'Warehouse team leader in Rotterdam, night shift, leads 12 people, forklift licence, EUR 17 an hour, plans shifts',
  'Product designer, remote in the UK, GBP 55,000-65,000, 4 years, Figma, runs user research, keeps the design system',
  'Electrician in Bristol, GBP 38,000, own van, wires new homes, tests and certifies, NVQ level 3, no weekends',
]

/** Real pages, as long together as the longest text asked for, in pieces of the length that language models write in, each with the space before it. */
export const TOKENS: string[] = BRIEFS.map((brief) => (writeDescription({ brief }) as Description).text)
  .join('\n\n')
  .match(/\s*\S{1,5}/g)!

/** For each token, how long the text is once it is there. */
export const ENDS: number[] = []
for (const token of TOKENS) ENDS.push((ENDS.at(-1) ?? 0) + token.length)

/** How a model is to write, told by its name: tokens a second, milliseconds before the first, how many. */
export interface Pace {
  rate: number
  first: number
  count: number
}
export function modelFor({ rate, first, count }: Pace): string {
  if (count > TOKENS.length) throw new Error(`There are only ${TOKENS.length} tokens.`)
  return `r${rate}-f${first}-n${count}`
}

export function paceOf(model: string): Pace {
  const [, rate, first, count] = /^r(\d+)-f(\d+)-n(\d+)$/.exec(model)!.map(Number) as [number, number, number, number]
  return { rate, first, count }
}

/** What is asked for, with the number by which the upstream's times are told apart. */
export const briefFor = (stream: number): string => `Engineer in Berlin, stream ${stream}.`
export const streamOf = (body: string): number => Number(/stream (\d+)\./.exec(body)?.[1])
