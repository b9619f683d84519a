/** Names that were typed small, in German and English briefs without capitals: the words ahead tell that a name follows. */

import { HOUSE_NOUNS } from './data/houses.ts'
import type { Language } from './facts.ts'
import { occurs } from './matches.ts'
import { plain } from './normalise.ts'
import { type Edit, eachApart, editsOf } from './rewrite.ts'
import { capitalise } from './tidy.ts'

/** Letters for one word with a capital, at the least, where somebody types as German asks. */
const PER_CAPITAL = 90
/** French and Spanish ask for fewer, so that those of a contact and an abbreviation weigh more. */
const PER_CAPITAL_ROMANCE = 50

/** Whether people typed without the capitals that German asks for. */
export function lacksCapitals(text: string, perCapital = PER_CAPITAL): boolean {
  let capitals = 0
  // There are no more letters than that: most texts need not have them counted.
  for (const _ of text.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}/gu)) if (++capitals * perCapital >= text.length) return false
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters > 80 && capitals < letters / perCapital
}

/** What may not be part of a name. */
const NO_NAME =
  '(?:in|im|am|an|bei|mit|für|aus|und|oder|sucht|gegründet|seit|ist|sind|hat|der|die|das|den|wir|ab|nach|zum|zur|sein|ihr|bin|ich|gern|bitte|unter|tel|per|mail|oder|anrufen|telefon)'
const WORD = `(?!${NO_NAME}(?!\\p{L}))\\p{Ll}[\\p{L}-]+`
const AHEAD: [ahead: string, words: number][] = [
  ['(?:firma|fa\\.) (?!(?:heißt|heisst|nennt)(?!\\p{L}))', 3],
  [
    '(?:firma|betrieb|laden|praxis|verein|hotel|restaurant|wir) (?:heißt|heisst|heißen|heissen|nennt sich|nennen uns) ',
    3,
  ],
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

/** "ehpad les tilleuls à vesoul", "clínica san rafael del norte": behind a kind of house an article or a saint begins its name. */
const ROMANCE = new RegExp(
  `(?<=(?<![a-z'-])(?:${HOUSE_NOUNS}) )(?:l[aeo]s?|el|san|santa|santo|sainte?|nuestra|notre|virgen)[ -][a-z][a-z'-]+(?: (?!(?:a|en|con|avec|pour|para|que|qui|dans|sur|busca|cherche|recrute|necesita|y|et)(?![a-z]))[a-z'-]+){0,3}(?=[.,;:()\\n]| (?:a|en|busca|cherche|recrute|necesita)(?![a-z])|$)`,
  'gu',
)
/** As houses write their legal form, by how people type it. */
export const LEGAL_FORMS: Record<string, string> = { gmbh: 'GmbH', ag: 'AG', kg: 'KG', eg: 'eG', ug: 'UG', ohg: 'OHG' }

const SMALL_WITHIN = /^(?:am|an|im|in|der|dem|bei|ob|de|del|du|des|la|le|les|los|las|el|et|und|y|en|sur)$/u
/** A name that was typed small, as it is written. */
export const asTitle = (name: string): string =>
  name.replace(/\p{L}+/gu, (word, at: number) =>
    at > 0 && SMALL_WITHIN.test(word) ? word : (LEGAL_FORMS[word] ?? capitalise(word)),
  )

const GERMAN = /(?<!\p{L})(?:wir|und|für|mit|gesucht|suchen)(?!\p{L})/iu

/** Edits that give such names their capitals. */
export function smallNames(text: string, language: () => Language): Edit[] {
  if (lacksCapitals(text, PER_CAPITAL_ROMANCE) && /^(?:fr|es)$/.test(language()))
    return editsOf(plain(text), ROMANCE, ({ index, 0: name }) => asTitle(text.slice(index, index + name.length)))
  const english = /\p{Lu}/u.test(text) ? [] : editsOf(text, ENGLISH, ([name]) => withCapitals(name))
  if (!occurs(GERMAN, text) || !lacksCapitals(text)) return english
  return eachApart(NAMES.flatMap((pattern) => editsOf(text, pattern, ([name]) => withCapitals(name))))
}

const withCapitals = (name: string): string => name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
