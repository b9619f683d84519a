/** What of a page nobody told: whole items where it outweighs what is told, or the phrases that hold it. */
import { classOf } from '../line/word-lists.ts'
import type { Item } from './page-items.ts'
import type { Page } from './page-words.ts'
import type { Weighed } from './weigh.ts'

/** Places in the list of an item's words: from is inclusive, to is exclusive. */
export interface Phrase {
  from: number
  to: number
}

/** An item with its words weighed. */
export interface Judged {
  item: Item
  words: readonly Weighed[]
}

interface Counts {
  told: number
  fresh: number
  figures: number
  names: number
  concepts: number
}

function countsOf(words: readonly Weighed[]): Counts {
  const of = (weight: Weighed['weight'], kind?: Weighed['kind']) =>
    words.filter((one) => one.weight === weight && (!kind || one.kind === kind)).length
  return {
    told: of('told'),
    fresh: of('new'),
    figures: of('bold', 'figure'),
    names: of('bold', 'name'),
    concepts: of('bold', 'concept'),
  }
}

/** How many points an item needs: at the head of a list, within it, behind something untold in it, in a paragraph. */
const NEEDED = { first: 4, next: 2, added: 1, prose: 2 }

/**
 * The stretches of each item that nobody told. A writer follows the brief and then adds: what stands first in a list hardly
 * ever is its own, and behind one thing of its own stands another.
 */
export function findUntold(page: Page, judged: readonly Judged[]): Phrase[][] {
  let hasAdded = false
  return judged.map(({ item, words }, at) => {
    const before = judged[at - 1]?.item
    const isNext = before?.isListed === true && item.isListed && before.section === item.section
    if (!isNext) hasAdded = false
    if (words.some(({ concept }) => concept?.kind === 'fair')) return []
    const needed = !item.isListed ? 'prose' : !isNext ? 'first' : hasAdded ? 'added' : 'next'
    if (pointsOf(item, countsOf(words)) < NEEDED[needed]) return partsUntold(page, item, words)
    hasAdded = true
    return [{ from: 0, to: words.length }]
  })
}

/** What must be told and is not, and words that are new, against those that are told. */
function pointsOf({ section, isListed }: Item, { told, fresh, figures, names, concepts }: Counts): number {
  const against = Math.min(told, 3) * 2
  if (figures + names + concepts === 0) return isListed ? fresh - (section === 'demand' ? 1 : 0) - against : 0
  const bold = (figures > 0 ? 4 : 0) + (names > 0 ? 3 : 0) + (concepts > 0 ? 3 : 0)
  return bold + (isListed && fresh > 0 ? 1 : 0) + (isListed && section === 'offer' ? 1 : 0) - against
}

/** Figures, and names in what is said of the work and the employer. */
function partsUntold(page: Page, { section }: Item, words: readonly Weighed[]): Phrase[] {
  const found: Phrase[] = []
  for (const phrase of phrasesOf(page, words)) {
    const { told, fresh, figures, names } = countsOf(words.slice(phrase.from, phrase.to))
    const isNamed = names > 0 && (section === 'task' || section === 'about')
    if (!(figures > 0 || isNamed) || (told > 0 && fresh === 0)) continue
    const { from, to } = withoutTold(words, phrase)
    const last = found.at(-1)
    if (last?.to === from) last.to = to
    else found.push({ from, to })
  }
  return found
}

/** Cut at marks and before what leads a phrase. */
function phrasesOf({ text, language }: Page, words: readonly Weighed[]): Phrase[] {
  const phrases: Phrase[] = []
  let from = 0
  for (let at = 1; at <= words.length; at++) {
    const word = words[at]?.word
    const gap = word ? text.slice(words[at - 1]!.word.to, word.from) : ''
    const leads = /^(?:preposition|conjunction|relative)$/.test(classOf(word?.text.toLowerCase() ?? '', language) ?? '')
    if (word && !leads && !/[,;:()–—·•|/]|\s[-+&]\s|\.\s/.test(gap)) continue
    phrases.push({ from, to: at })
    from = at
  }
  return phrases
}

/** The stretch around what must be told, up to the told words beside it. */
function withoutTold(words: readonly Weighed[], { from, to }: Phrase): Phrase {
  const isTold = ({ weight }: Weighed) => weight === 'told'
  const first = words.findIndex(({ weight }, at) => at >= from && weight === 'bold')
  const before = words.slice(from, first).findLastIndex(isTold)
  const after = words.slice(first, to).findIndex(isTold)
  return { from: from + before + 1, to: after < 0 ? to : first + after }
}
