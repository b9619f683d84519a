/** The level that a title speaks of, and the family it belongs to. */
import { FAMILY_HINTS, SENIORITY } from '../data/titles.ts'
import type { Family } from '../facts.ts'
import type { Reading } from '../reading.ts'
import type { Head } from './title-words.ts'

export function seniorityOf(reading: Reading, title: string, to: number): string | null {
  for (const [word, level] of Object.entries(SENIORITY)) {
    if (!title.includes(word)) continue
    if (word === 'staff' && /staff (?:nurse|member)|bar staff|of staff|house staff|waiting staff/.test(title)) continue
    if (word === 'head' && /head (?:chef|teacher|baker|waiter|gardener)/.test(title)) continue
    if (word === 'executive' && /(?:sales|account|marketing|legal) exec|executive assistant/.test(title)) continue
    if (word === 'assistant' || word === 'deputy') {
      if (!new RegExp(`(?<![a-z])${word} (?:manager|head|director|store|accountant)`).test(title)) continue
    }
    if (new RegExp(`(?<![a-z])${word}(?:e|r|es|in)?(?![a-z])`).test(title)) return level
  }
  const near = reading.openPlain.slice(to, to + 40)
  return (
    /^[^.;\n]{0,20}(?<![a-z])(senior|junior|mid[- ]level|entry[- ]level)(?![a-z])/
      .exec(near)?.[1]
      ?.replace(/[- ]level/, '') ?? null
  )
}

/** Work with animals and fields: one "AI useful" or "market on Saturdays" makes no other trade of it. */
const ON_THE_LAND =
  /(?:herd|keeper|milker|stockperson|farm|shepherd|agricole|vacher|berger|tierpfleger|imker|pferdewirt)/u

/** Gardens and parks are built as houses are. */
const OF_GARDENS = /gartenbau|galabau|landschaftsbau|landscap|paysagiste|jardiner/u

export function familyOf(reading: Reading, title: string, head: Head): Family {
  if (OF_GARDENS.test(title) && head.family === 'manufacturing') return 'construction'
  if (head.family !== 'general') return head.family
  if (ON_THE_LAND.test(title)) return 'general'
  for (const [family, pattern] of FAMILY_HINTS) if (pattern.test(title)) return family
  let best: Family = 'general'
  let most = 0
  for (const [family, pattern] of FAMILY_HINTS) {
    const votes = reading.plain.match(new RegExp(pattern.source, 'g'))?.length ?? 0
    if (votes > most && family !== 'executive') [best, most] = [family, votes]
  }
  return most >= 2 ? best : 'general'
}
