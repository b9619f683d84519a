/** "We only need one driver now": how many are wanted, in the first sentences. */

import { splitWords } from '../headings.ts'
import { readText } from '../text/text.ts'
import { roleName } from '../write/role-name.ts'
import { wordingOf } from '../write/wording.ts'
import { inOpening } from './change-value.ts'
import type { Context } from './context.ts'
import { contentOf } from './find-target.ts'
import { type PageLines, wordsOf } from './page.ts'
import { type Asked, commands } from './wishes.ts'

const ONE = /\b(?:one|eine?n?|une?|seule?|una?|uno)\b/iu
/** Nobody looks for more in one advertisement. */
const MOST = 50

/** How many a wish speaks of; null where it speaks of something else. */
function openingsIn(asked: Asked, title: string, { language }: Context): number | null {
  const { text } = readText(asked.text)
  const stems = contentOf(asked.words, language)
  const isRole = contentOf(splitWords(title), language).some((stem) => stems.includes(stem))
  if (!asked.topics.includes('openings') && !(isRole && commands(asked, 'only'))) return null
  const [count, ...others] = [
    ...text.matchAll(/(?<![\d.,:£€$-])\d{1,2}(?![\d.,:%£€$]\S|\s?(?:h|hours?|Std|Stunden|heures?|horas?|%|k)\b)/g),
  ]
  if (count && others.length === 0) return Number(count[0]) <= MOST ? Number(count[0]) : null
  return !count && ONE.test(text) && commands(asked, 'only') ? 1 : null
}

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
  const stood = [1, ...(opening ? wordsOf(opening).matchAll(/\d{1,2}/g) : [])].map((found) =>
    Number(Array.isArray(found) ? found[0] : found),
  )
  for (const before of stood) {
    const [old, next] = [
      roleName(wordsOf(title), before, wording),
      roleName(count === 1 ? one(wordsOf(title), context) : wordsOf(title), count, wording),
    ]
    const changed = inOpening(lines, old, next)
    if (changed !== lines) return changed
  }
  return null
}
