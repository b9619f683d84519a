import { type ConceptHit, conceptsIn } from './concepts.ts'
import { isEveryday, isFunctionWord } from './everyday.ts'
import { findFigure } from './figure-grounds.ts'
import { type Figure, unitOf } from './figures.ts'
import { isApposed, isName, spelledOut } from './names.ts'
import type { Item } from './page-items.ts'
import type { Page } from './page-words.ts'
import type { Told } from './told.ts'
import { isFigure, type Word } from './words.ts'

/** "little": joints and words that claim nothing; "new": untold; "bold": untold, and of a kind that must be told. */
export type Weight = 'little' | 'told' | 'new' | 'bold'

export interface Weighed {
  word: Word
  weight: Weight
  kind: 'figure' | 'name' | 'concept' | 'word'
  concept: ConceptHit | null
  /** Which of the sources tells it, and at which of its words. */
  source: { told: Told; at: number } | null
}

/** @param from, to places in the list of the page's words */
export function weighItem(page: Page, item: Item, from: number, to: number, sources: readonly Told[]): Weighed[] {
  const words = page.words.slice(from, to)
  const concepts = words.map((): ConceptHit | null => null)
  for (const hit of conceptsIn(words)) concepts.fill(hit, hit.from, hit.to)
  const spelled = sources.map((told) => spelledOut(words, told))
  return words.map((word, at): Weighed => {
    const figure = page.figures.get(from + at)
    if (figure && isFigure(word)) return weighFigure(page, item, word, figure, sources)
    const concept = concepts[at]!
    const named = isName(page, words, at)
    const isMeasure = at > 0 && isFigure(words[at - 1]!) && unitOf(word.plain) !== null
    if (isMeasure || (!named && isFunctionWord(word.text.toLowerCase(), page.language)))
      return { word, concept, weight: 'little', kind: 'word', source: null }
    const isCommon = isEveryday(word.plain, item.section, page.language, named)
    const kind = concept ? 'concept' : named ? 'name' : 'word'
    for (const [which, told] of sources.entries()) {
      const found = (concept && told.findConcept(concept.id)) ?? spelled[which]![at] ?? told.findWord(word.plain)
      if (found === null) continue
      const says = concept ? !concept.isVague : !isCommon
      return { word, concept, kind, weight: says ? 'told' : 'little', source: { told, at: found } }
    }
    const base = { word, concept, source: null }
    const mustBeTold = concept !== null && isTelling(concept, item)
    if (isCommon && !mustBeTold) return { ...base, kind, weight: 'little' }
    if (named) {
      const isKnown = sources.some((told) => isApposed(page, item, words, at, told))
      return { ...base, kind: 'name', weight: isKnown ? 'little' : 'bold' }
    }
    return { ...base, kind, weight: mustBeTold ? 'bold' : 'new' }
  })
}

/** A benefit, a degree, a language is no part of the work; how often something is done is told wherever it stands. */
const isTelling = ({ kind }: ConceptHit, { section }: Item): boolean =>
  kind === 'telling' || (kind !== 'thing' && kind !== 'fair' && section !== 'task' && section !== 'apply')

/** Up to it numbers are written in words. */
const SMALL = 12

function weighFigure(page: Page, item: Item, word: Word, figure: Figure, sources: readonly Told[]): Weighed {
  const { value, unit, thing } = figure
  const base = { word, concept: null, kind: 'figure', source: null } as const
  // "One day", "one in two": hardly a figure.
  if (value === 1 || (value === 2 && unit === null && thing === null))
    return { ...base, kind: 'word', weight: 'little' }
  for (const told of sources) {
    const found = findFigure(figure, told)
    if (found) return { ...base, weight: 'told', source: { told, at: found.at } }
  }
  // "Two of our vans", within a paragraph and in words, claims little.
  const isLoose = !item.isListed && value <= SMALL && (unit === null || unit === 'people') && !page.isTyped(word)
  return { ...base, weight: isLoose ? 'new' : 'bold' }
}
