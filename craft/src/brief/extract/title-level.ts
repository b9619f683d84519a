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

/** Titles that shops, homes, kitchens and yards all have: what is told of the house tells which is meant. */
const OF_ANY_SECTOR = /^(?:deputy|assistant|duty|general|unit|branch)? ?(?:manager|supervisor|team leader|assistant)$/u
const SECTORS: [Family, RegExp][] = [
  [
    'healthcare',
    /(?:care|nursing|residential) home|supported living|domiciliary|clinic|hospital|ward(?![a-z])|hospice|cqc|rqia|residents|dental practice/gu,
  ],
  [
    'education',
    /nursery(?! of plants)|childmind|pre-?school|kindergarten|childcare|early years|school|eyfs|ofsted|after[- ]school/gu,
  ],
  [
    'hospitality',
    /hotel|pub(?![a-z])|restaurant|bar(?![a-z])|cafe|kitchen|covers|guests|rooms|bistro|brunch|barista/gu,
  ],
  ['logistics', /warehouse|depot|transport|drivers?(?![a-z])|fulfilment|pickers|haulage|fleet|parcels/gu],
  ['manufacturing', /factory|plant(?![a-z])|production|assembly|machin|shop floor|packing line/gu],
  ['construction', /construction|building sites?|subbies|groundwork|housebuild/gu],
  ['retail', /shops?(?![a-z])|store(?![a-z])|retail|till(?![a-z])|merchandis|stock(?![a-z])/gu],
]

/** The sector that most words of the brief speak of; null where none is ahead of the others. */
function sectorTold({ plain }: Reading): Family | null {
  const votes = SECTORS.map(([family, words]) => ({ family, count: plain.match(words)?.length ?? 0 })).sort(
    (a, b) => b.count - a.count,
  )
  const [first, second] = votes
  return first!.count > 0 && first!.count > second!.count ? first!.family : null
}

export function familyOf(reading: Reading, title: string, head: Head): Family {
  if (OF_GARDENS.test(title) && head.family === 'manufacturing') return 'construction'
  if (OF_ANY_SECTOR.test(head.name)) return sectorTold(reading) ?? head.family
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
