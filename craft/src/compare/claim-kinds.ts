/** What sort of thing a claim says. */
import { readTable } from '../data.ts'
import type { ClaimKind } from './claims.ts'
import type { Phrase } from './judge-item.ts'
import type { Item } from './page-items.ts'
import type { Weighed } from './weigh.ts'
import { plainOf } from './words.ts'

let places: ReadonlySet<string> | null = null

function isPlace(plain: string): boolean {
  places ??= new Set(
    [...readTable('places'), ...readTable('regions')].flatMap(([, , , names = '', printed = '']) =>
      `${names}|${printed}`.split('|').map((name) => plainOf(name.replace('!', ''))),
    ),
  )
  return places.has(plain)
}

export function kindOf({ section }: Item, item: readonly Weighed[], { from, to }: Phrase): ClaimKind {
  const words = item.slice(from, to)
  const figure = words.find(({ kind }) => kind === 'figure')
  if (figure) {
    const isYear =
      /^(?:19|20)\d\d$/.test(figure.word.text) ||
      words.some(({ word }) => /^(?:years?|jahren?|ans|anos?)$/.test(word.plain))
    return isYear ? 'year' : 'figure'
  }
  const kinds = words.flatMap(({ concept }) => concept?.kind ?? [])
  if (kinds.includes('degree')) return 'degree'
  if (kinds.includes('benefit') || section === 'offer') return 'benefit'
  if (words.some(({ concept }) => concept && !concept.isVague && /language|demand/.test(concept.kind))) return 'demand'
  if (words.some(({ word, weight }) => weight !== 'little' && isPlace(word.plain))) return 'place'
  if (!words.some(({ kind }) => kind === 'name')) return 'demand'
  return section === 'task' || section === 'demand' ? 'tool' : 'name'
}
