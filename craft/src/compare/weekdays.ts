/** The days of the week that a text names, and how many they are. */
import type { ConceptHit } from './concepts.ts'
import type { Figure } from './figures.ts'
import type { Word } from './words.ts'

/** As the table of concepts calls them. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** "M-F", "L-V" */
const LETTERS = /(?<!\p{L})[ML]\s?-\s?[FVJDS](?!\p{L})/u
const JOINT = /^\s*(?:-|to|till|bis|à|al?)\s*$/

/** "Mo-Fr" are five, "lun, mar, jeu" three. */
export function daysNamed(text: string, words: readonly Word[], hits: readonly ConceptHit[]): Figure | null {
  const letters = LETTERS.exec(text)
  if (letters) return { at: words.findIndex(({ from }) => from >= letters.index), value: 5, unit: 'day', thing: null }
  const [first, second, ...others] = hits.filter(({ id }) => DAYS.includes(id))
  if (!first || !second) return null
  const isSpan = JOINT.test(text.slice(words[first.to - 1]!.to, words[second.from]!.from))
  const span = ((DAYS.indexOf(second.id) - DAYS.indexOf(first.id) + 7) % 7) + 1
  const value = isSpan ? span : new Set([first, second, ...others].map(({ id }) => id)).size
  return { at: first.from, value, unit: 'day', thing: null }
}
