/** Things that the four languages, and one language in many words, name differently: a closed table. */
import { readTable } from '../data.ts'
import { phraseFinder } from '../phrases.ts'
import { plainOf, type Word } from './words.ts'

/** What a word speaks of that only an employer can tell; "thing": nothing of that sort. */
export type ConceptKind = 'benefit' | 'demand' | 'degree' | 'language' | 'telling' | 'fair' | 'thing'

export interface Concept {
  id: string
  kind: ConceptKind
  /** Said of many things, so that it tells little to have it told: "experience". */
  isVague: boolean
}
export interface ConceptHit extends Concept {
  /** Places in the list of words: from is inclusive, to is exclusive. */
  from: number
  to: number
}

interface Table {
  find: ReturnType<typeof phraseFinder<Concept>>
  /** Those written in capitals. */
  codes: ReadonlySet<string>
}
let table: Table | null = null

function tableOfConcepts(): Table {
  if (table) return table
  const rows = readTable('concepts').flatMap(([kind = '', id = '', phrases = '']) =>
    plainOf(phrases)
      .replaceAll('-', ' ')
      .split(',')
      .map(
        (phrase) =>
          [phrase.trim(), { id, kind: kind.replace('*', '') as ConceptKind, isVague: kind.endsWith('*') }] as const,
      ),
  )
  table = {
    find: phraseFinder(rows),
    codes: new Set(rows.map(([phrase]) => phrase).filter((phrase) => phrase.endsWith('^'))),
  }
  return table
}

export function conceptsIn(words: readonly Word[]): ConceptHit[] {
  const { find, codes } = tableOfConcepts()
  // "EN" is a language, "en" is not.
  const plain = words.map((word) =>
    codes.has(`${word.plain}^`) && /^\p{Lu}+$/u.test(word.text) ? `${word.plain}^` : word.plain,
  )
  return find(plain).map(({ from, to, value }) => ({ from, to, ...value }))
}
