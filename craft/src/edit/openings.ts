/** "We only need one driver now": how many are wanted, in the first sentences. */

import { splitWords } from '../headings.ts'
import { readText } from '../text/text.ts'
import { roleName } from '../write/role-name.ts'
import { wordingOf } from '../write/wording.ts'
import { inOpening } from './change-value.ts'
import type { Context } from './context.ts'
import { STEM } from './find-target.ts'
import { type PageLines, wordsOf } from './page.ts'
import { type Asked, commands, readAsked } from './wishes.ts'

const ONE = /(?<!\p{L})(?:one|eine?n?|une?|una?)(?!\p{L})/giu
const COUNT = /(?<![\p{L}\d.,:£€$-])\d{1,2}(?![\d.,:%£€$]|\p{L})/gu
const WANTED =
  /(?:hiring|need|look(?:ing)? for|recrut\p{L}*|cherch\p{L}*|such\p{L}*|buscamos|necesitamos|contrat\p{L}*)\s+(?:only\s|just\s|nur\s|noch\s)*$/iu

/** How many a wish speaks of: "4 drivers", "we're hiring 4", "only one post"; null where it counts something else. */
function openingsIn(asked: Asked, title: string, { language }: Context): number | null {
  const { text } = readText(asked.text)
  const role = splitWords(title).flatMap((word) => (word.length < STEM ? [] : [word.slice(0, STEM)]))
  const counts = [...text.matchAll(COUNT), ...(commands(asked, 'only') ? text.matchAll(ONE) : [])].filter((found) => {
    const behind = splitWords(text.slice(found.index + found[0].length)).filter((word) => !/^seule?$/.test(word))
    const [next = ''] = behind
    // "Year 2" is a name.
    if (/\S\s+\p{Lu}\p{Ll}+\s$/u.test(text.slice(0, found.index))) return false
    const isCounted = role.includes(next.slice(0, STEM)) || readAsked(next, language).topics.includes('openings')
    return !isUnit(next) && (isCounted || WANTED.test(text.slice(0, found.index)))
  })
  const [first] = counts
  return first ? Number.parseInt(first[0], 10) || 1 : null
}

const isUnit = (word: string) =>
  /^(?:%|h|hours?|days?|std|stunden|tage?|heures?|jours?|horas?|días?|nights?|nächte|nuits?|noches?|years?|jahre?|ans|años?)$/.test(
    word,
  )

/** French and Spanish titles of many are for one without their endings: "Aides-soignant(e)s". */
const one = (title: string, { language }: Context): string =>
  language === 'en' || language === 'de'
    ? title
    : title.replace(/^\S+/, (word) => (/[^ei]s$/.test(word) ? word.replace(/s(?=[-/]|$)/g, '') : word))

/** Null where the wish is not about that, or the page does not say whom it looks for. */
export function changeOpenings(lines: PageLines, asked: Asked, context: Context): PageLines | null {
  const title = lines.find(({ role }) => role === 'title')
  if (!title) return null
  const count = openingsIn(asked, wordsOf(title), context)
  if (count === null) return null
  const wording = wordingOf(context.language, context.address)
  const opening = lines.find(({ role, section }) => role === 'text' && section === null)
  const stood = [...(opening ? wordsOf(opening).matchAll(/\d{1,2}/g) : [])].map(Number).concat(1)
  for (const before of stood) {
    const [old, next] = [
      roleName(wordsOf(title), before, wording),
      roleName(count === 1 ? one(wordsOf(title), context) : wordsOf(title), count, wording),
    ]
    const changed = inOpening(lines, old, next)
    if (changed) return changed
  }
  return null
}
