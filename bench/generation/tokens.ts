import { type Description, writeDescription } from '@rolewright/craft/write-description'

const BRIEFS = [
  'Senior backend engineer, Berlin, hybrid 2 days in the office, 5+ years with Go and PostgreSQL, Kafka is a plus, EUR 75,000–90,000, reports to the Head of Platform',
  'Customer support specialist in Leeds, answers customers by phone and e-mail, handles returns, GBP 28,000–32,000',
]

/** A real page in pieces of the length that language models write in, each with the space before it. */
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
export const modelFor = ({ rate, first, count }: Pace): string =>
  `r${rate}-f${first}-n${Math.min(count, TOKENS.length)}`

export function paceOf(model: string): Pace {
  const [, rate, first, count] = /^r(\d+)-f(\d+)-n(\d+)$/.exec(model)!.map(Number) as [number, number, number, number]
  return { rate, first, count }
}

/** What is asked for, with the number by which the upstream's times are told apart. */
export const briefFor = (stream: number): string => `Engineer in Berlin, stream ${stream}.`
export const streamOf = (body: string): number => Number(/stream (\d+)\./.exec(body)?.[1])
