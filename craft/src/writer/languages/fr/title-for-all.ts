/** French titles typed for women alone name both: "Coiffeur / coiffeuse". */
import { TITLE_WORDS } from '../../../brief/extract/title-words.ts'
import { findPhrases } from '../../../brief/match-phrases.ts'
import { plain } from '../../../brief/normalise.ts'

/** A pair longer than this fills the head of a page; the common form with "(H/F)" says the same. */
const LONGEST = 50

export function titleForAll(title: string): string {
  if (/[(/·]/.test(title)) return title
  const hit = findPhrases(TITLE_WORDS, plain(title))[0]
  const head = hit?.from === 0 ? hit.found.find(({ language }) => language === 'fr') : undefined
  if (!hit || !head?.feminine) return title
  const behind = title.slice(hit.to)
  const masculine = head.name.split(' ')
  const feminine = title.slice(0, hit.to).split(' ')
  // What both have in common stands once: "Gérant / gérante de succursale".
  const shared: string[] = []
  while (masculine.length > 1 && feminine.length > 1 && masculine.at(-1) === feminine.at(-1)) {
    shared.unshift(masculine.pop()!)
    feminine.pop()
  }
  const common = capital(masculine.join(' '))
  const tail = shared.length > 0 ? ` ${shared.join(' ')}${behind}` : behind
  const pair = `${common} / ${feminine.join(' ').toLowerCase()}${tail}`
  return pair.length <= LONGEST ? pair : common + tail
}

const capital = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1)
