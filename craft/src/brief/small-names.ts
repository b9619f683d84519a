/** Names that were typed small, in German and English briefs without capitals: the words ahead tell that a name follows. */

import { type Edit, editsOf } from './rewrite.ts'

/** Letters for one word with a capital, at the least, where somebody types as German asks. */
const PER_CAPITAL = 90

/** Whether people typed without the capitals that German asks for. */
export function lacksCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters <= 80) return false
  const capitals = text.match(/(?<!\p{L})\p{Lu}\p{Ll}/gu)?.length ?? 0
  return capitals < letters / PER_CAPITAL
}

/** What may not be part of a name. */
const NO_NAME =
  '(?:in|im|am|an|bei|mit|für|aus|und|oder|sucht|gegründet|seit|ist|sind|hat|der|die|das|den|wir|ab|nach|zum|zur|sein|ihr|bin|ich|gern|bitte|unter|tel|per|mail|oder|anrufen|telefon)'
const WORD = `(?!${NO_NAME}(?!\\p{L}))\\p{Ll}[\\p{L}-]+`
const AHEAD: [ahead: string, words: number][] = [
  ['(?:firma|fa\\.) ', 3],
  [
    '(?:ansprechpartner(?:in)?|ansprechperson|kontakt|chef(?:in)?|bauleiter(?:in)?|inhaber(?:in)?)(?: ist|:) (?:der |die )?',
    2,
  ],
  ['(?:meld(?:e|en|et)?(?: sich| dich| euch)? bei|fragen an|bewerbung an) (?:der |dem )?', 2],
  ['(?:frau|herrn?|hr\\.|hrn\\.|fr\\.) ', 2],
]
const NAMES = AHEAD.map(
  ([ahead, words]) =>
    new RegExp(
      `(?<=(?<!\\p{L})${ahead})${WORD}(?: ${WORD}){0,${words - 1}}(?=[.,;:)\\n(]| (?:${NO_NAME.slice(3, -1)})(?!\\p{L})| \\d|$)`,
      'giu',
    ),
)

const ENGLISH =
  /(?<=(?<!\p{L})(?:company|firm|business|shop|practice|we)(?: is|'s|'re| are) called )(?!\p{L}+ (?:out|in|back|off)(?!\p{L}))\p{Ll}[\p{L}-]+/giu

/** Edits that give such names their capitals. */
export function smallNames(text: string): Edit[] {
  const english = /\p{Lu}/u.test(text) ? [] : editsOf(text, ENGLISH, ([name]) => withCapitals(name))
  if (!/(?<!\p{L})(?:wir|und|für|mit|gesucht|suchen)(?!\p{L})/iu.test(text) || !lacksCapitals(text)) return english
  const found = NAMES.flatMap((pattern) => editsOf(text, pattern, ([name]) => withCapitals(name)))
  return found.filter((edit, index) => !found.slice(0, index).some(({ from, to }) => edit.from < to && from < edit.to))
}

const withCapitals = (name: string): string => name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
