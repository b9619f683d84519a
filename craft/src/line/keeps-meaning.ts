/** Whether a line still says what the clause said: no figure lost or new, no "not" lost, not most of its words gone. */
import type { Language } from '../sheet/sheet.ts'
import { plainForm } from './plain-form.ts'
import { classOf, isIn, writtenOut } from './word-lists.ts'
import type { Word } from './words.ts'
import { wordsOf } from './words.ts'

const FIGURE = /^-?\d/
/** What may be lost; of a wish or of what is not needed, much only says so. */
const LOST_MOST = 0.4
const LOST_OF_WISH = 0.55
const STEM = 3

const figuresOf = (words: readonly Word[], language: Language): Set<string> =>
  new Set(
    words.flatMap(({ text, lower }) => {
      if (/\d/.test(text)) return text.match(/\d+(?:[.,:]\d+)*/g)!
      const written = writtenOut(lower, language)[0]
      return written !== undefined && FIGURE.test(written) && written !== '1' ? [written] : []
    }),
  )

const signs = (words: readonly Word[]) => words.filter(({ text }) => /^[€$£]$/.test(text)).length
/** "HTR1", "DBS": no word of such a kind is there for the sake of the sentence. */
const isCode = (text: string) => /^(?=.*\p{Lu}.*[\p{Lu}\d])[\p{Lu}\d.&/-]{3,}$/u.test(text)

export function keepsMeaning(said: readonly Word[], line: string, kind: string, language: Language): boolean {
  const printed = wordsOf(line, language)
  const before = figuresOf(said, language)
  const after = figuresOf(printed, language)
  for (const figure of before) if (!after.has(figure)) return false
  for (const figure of after) if (!before.has(figure) && figure !== '1') return false
  const denies = (words: readonly Word[]) => words.filter(({ lower }) => isIn('denial', lower, language)).length
  if (denies(said) > 0 && denies(printed) === 0) return false
  if (signs(printed) < signs(said)) return false
  if (signs(printed) > signs(said) && (signs(said) > 0 || ![...before].some((figure) => figure.length > 1)))
    return false
  if (said.some(({ text, lower }) => isCode(text) && !line.includes(text) && writtenOut(lower, language).length === 0))
    return false
  const content = said.filter(
    ({ lower, text }) =>
      /\p{L}/u.test(text) && classOf(lower.split("'")[0]!, language) === null && !isIn('subject', lower, language),
  )
  const stems = new Set(printed.map(({ lower }) => lower.slice(0, STEM)))
  const lost = content.filter(
    ({ lower }) =>
      !stems.has(lower.slice(0, STEM)) &&
      !stems.has(plainForm(lower, language)?.slice(0, STEM) ?? '') &&
      writtenOut(lower, language).length === 0,
  )
  // "Klamotten zahlen wir" is not cut to "Klamotten wir"; what leads to it and how much it matters may go
  const begins = content.findIndex((word) => !lost.includes(word))
  const isTorn = content.some(
    (word, at) =>
      at > begins && lost.includes(word) && !isIn('cue', word.lower, language) && !isIn('lone', word.lower, language),
  )
  if (isTorn && kind !== 'wish' && kind !== 'notneeded') return false
  // less may be denied than was: "no overnight work" is not "no work"
  if (
    kind !== 'notneeded' &&
    denies(said) > 0 &&
    lost.some(({ lower }) => !isIn('lone', lower, language) && !isIn('cue', lower, language))
  )
    return false
  // a name or a tool is what it is about
  if (language !== 'de' && lost.some((word) => word !== said[0] && /^\p{Lu}/u.test(word.text))) return false
  const most = ['wish', 'notneeded', 'team'].includes(kind) ? LOST_OF_WISH : LOST_MOST
  return lost.length / (content.length || 1) < most
}
