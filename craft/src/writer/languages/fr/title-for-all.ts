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
  const common = head.name.charAt(0).toUpperCase() + head.name.slice(1)
  const behind = title.slice(hit.to)
  const pair = `${common} / ${title.charAt(0).toLowerCase()}${title.slice(1)}`
  return pair.length <= LONGEST ? pair : common + behind
}
