/** Days of a month as they are said: "fourteenth of July", "am ersten Mai", "le quinze mars", "el uno de junio". */
import { NUMBER_WORDS } from './data/number-words.ts'
import { MONTH } from './extract/dates.ts'
import type { Language } from './facts.ts'
import { matches, occurs } from './matches.ts'
import { plain } from './normalise.ts'
import type { Edit } from './rewrite.ts'

const ENGLISH =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const GERMAN =
  'erst zweit dritt viert funft sechst siebt acht neunt zehnt elft zwolft dreizehnt vierzehnt funfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst'.split(
    ' ',
  )
const GERMAN_UNITS = 'ein zwei drei vier funf sechs sieben acht neun'.split(' ')
/** Position of the words of a language for a number, in the rows of the table. */
const COLUMN: Record<'fr' | 'es', number> = { fr: 2, es: 3 }

/** Words in plain spelling -> the day that they name. */
const DAYS = new Map<string, { day: number; language: Language }>()
const name = (words: string, day: number, language: Language): void => {
  DAYS.set(words, { day, language })
}
for (const [at, word] of ENGLISH.entries()) name(word, at + 1, 'en')
for (const [at, word] of ENGLISH.slice(0, 9).entries())
  for (const joint of ['-', ' ']) name(`twenty${joint}${word}`, at + 21, 'en')
name('thirtieth', 30, 'en')
for (const joint of ['-', ' ']) name(`thirty${joint}first`, 31, 'en')
for (const [at, word] of GERMAN.entries()) name(`${word}en`, at + 1, 'de')
for (const [at, unit] of GERMAN_UNITS.entries()) name(`${unit}undzwanzigsten`, at + 21, 'de')
for (const thirty of ['dreissig', 'dreißig']) {
  name(`${thirty}sten`, 30, 'de')
  name(`einund${thirty}sten`, 31, 'de')
}
for (const [value, row] of Object.entries(NUMBER_WORDS)) {
  if (Number(value) > 30) continue
  const words = row.split(' ')
  for (const language of ['fr', 'es'] as const) {
    const word =
      Number(value) > 20 && words.length < 4 ? (language === 'es' ? words[0] : undefined) : words.at(COLUMN[language])
    if (word && /^[a-z]+$/u.test(word)) name(word, Number(value), language)
  }
}
for (const word of ['premier', 'vingt-et-un', 'vingt et un']) name(word, word === 'premier' ? 1 : 21, 'fr')
for (const [at, unit] of 'deux trois quatre cinq six sept huit neuf'.split(' ').entries())
  for (const joint of ['-', ' ']) name(`vingt${joint}${unit}`, at + 22, 'fr')
for (const [words, day] of [
  ['trente', 30],
  ['trente-et-un', 31],
  ['trente et un', 31],
  ['dix-sept', 17],
  ['dix-huit', 18],
  ['dix-neuf', 19],
  ['vingt', 20],
  ['six', 6],
] as const)
  name(words, day, 'fr')
for (const [words, day] of [
  ['primero', 1],
  ['uno', 1],
  ['seis', 6],
  ['veinte', 20],
  ['treinta', 30],
  ['treinta y uno', 31],
] as const)
  name(words, day, 'es')

const WORDS = [...DAYS.keys()].sort((a, b) => b.length - a.length).join('|')
const DAY_AHEAD = new RegExp(`(?<![a-z-])(?<day>${WORDS})(?<joint> (?:of )?(?:de )?)(?=${MONTH}(?![a-z]))`, 'gu')
/** "July fourteenth". */
const DAY_BEHIND = new RegExp(
  `(?<=(?<![a-z])${MONTH} )(?:the )?(?<day>${[...DAYS.keys()]
    .filter((word) => DAYS.get(word)!.language === 'en')
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![a-z-])`,
  'gu',
)
const MAY_BE = new RegExp(`(?:${MONTH})(?!\\p{L})`, 'iu')

/** Edits that write the day in figures, as its language does. */
export function datesInWords(text: string): Edit[] {
  if (!occurs(MAY_BE, text)) return []
  const spelled = plain(text)
  return [
    ...matches(DAY_AHEAD, spelled).flatMap(({ index, 0: said, groups }) => {
      const { day, language } = DAYS.get(groups!.day!)!
      // "A second May be needed", "in the second March of the year".
      if (language === 'en' && !said.includes(' of ') && /^ma(?:y|rch)/u.test(spelled.slice(index + said.length)))
        return []
      const mark = language === 'de' ? '.' : language === 'fr' && day === 1 ? 'er' : ''
      return [{ from: index, to: index + said.length, text: `${day}${mark}${language === 'es' ? ' de ' : ' '}` }]
    }),
    ...matches(DAY_BEHIND, spelled).map(({ index, 0: said, groups }) => ({
      from: index,
      to: index + said.length,
      text: String(DAYS.get(groups!.day!)!.day),
    })),
  ]
}
