/** Which words name a job: the nouns of occupations in any form, and the words that stand around them. */
import { readTable } from '../data.ts'
import { perLanguage } from '../per-language.ts'
import type { Language } from '../sheet/sheet.ts'
import { formsOf, withoutMark } from './title-forms.ts'

/** Small letters without accents; German ones as they are spelled out ("ä" as "ae"). */
export function foldWord(word: string, language: Language): string {
  let plain = word.toLowerCase().replaceAll('’', "'")
  if (language === 'de')
    plain = plain.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')
  return /^[a-z\d'-]*$/.test(plain) ? plain : plain.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe')
}

/** A word that names a job. */
export interface Head {
  /** One person, masculine where the language has a gender, in small letters with its accents. */
  base: string
  /** What the list says its feminine is; "=" where it has none; null where the ending tells. */
  feminine: string | null
  plural: boolean
  female: boolean
  /** Both genders are in the word as typed ("Vendeur·se", "Mozo/a"). */
  marked: boolean
  /** It names a job only with a word beside it. */
  weak: boolean
  /** In the list, not only formed like a name for a person. */
  known: boolean
}

interface Listed {
  word: string
  feminine: string | null
}
interface Vocabulary {
  heads: Map<string, Listed>
  weak: Set<string>
  /** Folded -> as written. */
  beside: Map<string, string>
  never: Set<string>
}

const vocabularyOf = perLanguage(readVocabulary)

function readVocabulary(language: Language): Vocabulary {
  const found: Vocabulary = { heads: new Map(), weak: new Set(), beside: new Map(), never: new Set() }
  for (const [tongue, what, words = ''] of readTable('occupations')) {
    if (tongue !== language) continue
    for (const one of words.split(' ')) {
      const [word = '', feminine = null] = one.split('/')
      const plain = foldWord(word, language)
      if (what === 'head') found.heads.set(plain, { word: word.toLowerCase(), feminine })
      else if (what === 'weak') {
        found.weak.add(plain)
        if (!found.heads.has(plain)) found.heads.set(plain, { word, feminine: null })
      } else found.beside.set(plain, word)
      if (what === 'head' && feminine && feminine !== '=') FEMININES[language].set(foldWord(feminine, language), plain)
    }
  }
  for (const word of wordsOf('never', language)) found.never.add(foldWord(word, language))
  return found
}

/** Feminine forms that no ending tells -> the folded masculine. */
const FEMININES: Record<Language, Map<string, string>> = { en: new Map(), de: new Map(), fr: new Map(), es: new Map() }

/** The rows of one kind in `craft/data/titles.tsv`: each of their words, and what is written for it. */
const rowsOf = (kind: string, language: Language): [typed: string, full: string][] =>
  readTable('titles').flatMap(([its, tongue, cell = '', full = '']) =>
    its === kind && tongue === language ? cell.split('|').map((typed): [string, string] => [typed, full]) : [],
  )
const listsOf = perLanguage(() => new Map<string, ReadonlySet<string>>())
const wordingsIn = perLanguage(() => new Map<string, ReadonlyMap<string, string>>())

/** The words or phrases of one kind. */
export function wordsOf(kind: string, language: Language): ReadonlySet<string> {
  const lists = listsOf(language)
  if (!lists.has(kind)) lists.set(kind, new Set(rowsOf(kind, language).map(([typed]) => typed)))
  return lists.get(kind)!
}

/** What is written for what is typed: "short", "extra". */
export function wordingsOf(kind: string, language: Language): ReadonlyMap<string, string> {
  const wordings = wordingsIn(language)
  if (!wordings.has(kind)) wordings.set(kind, new Map(rowsOf(kind, language)))
  return wordings.get(kind)!
}

/**
 * What is written for a short form; small letters count as capitals where the whole text is typed in one case.
 * @returns null where it is none, or might be a word of every day ("am", "it")
 */
export function longFormOf(typed: string, language: Language, isPlainCase: boolean): string | null {
  const shorts = wordingsOf('short', language)
  const exact =
    shorts.get(typed) ??
    (/^\p{Lu}{2,5}s$/u.test(typed)
      ? (shorts.get(typed.slice(0, -1)) ?? shorts.get(typed.slice(0, -1).toLowerCase()))
      : undefined)
  const isWord = language === 'en' && !isPlainCase && EVERYDAY.test(typed)
  if (exact) return isWord ? null : exact
  if (language === 'en' || /\p{Ll}/u.test(typed))
    return (
      shorts.get(typed.toLowerCase()) ??
      (isPlainCase && typed.length > 2 ? (shorts.get(typed.toUpperCase()) ?? null) : null)
    )
  return null
}
const EVERYDAY = /^(?:am|pa|ot|don|pt|op|int|as|of|it|po|ba|pm|us|sen|reg|ops|app|com|vet|spec|sous|reception|payroll)$/

/** What a noun for a person that is not in the list ends in. */
const PERSON: Record<Language, RegExp> = {
  en: /(?:er|or|ist|ian|man|men|woman|person|wright|smith|monger)$/,
  de: /(?:er|erin|ist|istin|ent|entin|ant|antin|eur|eurin|or|orin|kraft|kraefte|leitung|assistenz|frau|mann)(?:nen|en)?$/,
  fr: /(?:eur|euse|trice|ier|iere|iste|ien|ienne|logue|graphe|ologue)s?$/,
  es: /(?:dor|dora|tor|tora|sor|sora|ero|era|ista|ologo|ologa|ario|aria|grafo|grafa)(?:s|es)?$/,
}

/** Whether a word stands beside the nouns in names of jobs ("dental", "de nuit"). */
export const standsBeside = (word: string, language: Language): boolean =>
  vocabularyOf(language).beside.has(foldWord(word, language))

/** A word with the accents of the list, where it was typed without. */
export function accented(word: string, language: Language): string {
  if (language === 'en' || /[^a-z]/i.test(word)) return word
  const { beside, heads } = vocabularyOf(language)
  const plain = foldWord(word, language)
  const listed = beside.get(plain) ?? heads.get(plain)?.word
  if (!listed || !/[^a-z]/i.test(listed) || listed.length !== word.length) return word
  return /^\p{Lu}/u.test(word) ? listed[0]!.toUpperCase() + listed.slice(1) : listed
}

/**
 * The job that a word names, in whatever form it is typed.
 * @param word without blanks; a mark of gender may be in it ("Köch:in", "Vendeur·se", "mozo/a", "aide-soignant(e)")
 */
export function findHead(word: string, language: Language): Head | null {
  const { bare, isMarked } = withoutMark(word, language)
  const vocabulary = vocabularyOf(language)
  const plain = foldWord(bare, language)
  if (plain.length < 2 || vocabulary.never.has(plain)) return null
  for (const isWhole of [true, false])
    for (const { form, plural, female } of formsOf(plain, language)) {
      const hit = lookUp(form, language, vocabulary, isWhole)
      if (!hit) continue
      const { listed, prefix } = hit
      const base = prefix === 0 ? listed.word : bare.slice(0, cutAt(bare, prefix, language)).toLowerCase() + listed.word
      const weak = vocabulary.weak.has(foldWord(listed.word, language)) && prefix === 0
      return { base, feminine: listed.feminine, plural, female, marked: isMarked, weak, known: true }
    }
  const masculine = FEMININES[language].get(plain) ?? FEMININES[language].get(plain.replace(/s$/, ''))
  const listed = masculine && vocabulary.heads.get(masculine)
  if (listed) {
    const plural = !FEMININES[language].has(plain)
    return {
      base: listed.word,
      feminine: listed.feminine,
      plural,
      female: true,
      marked: isMarked,
      weak: false,
      known: true,
    }
  }
  if (plain.length < 5 || (language === 'de' && /^\p{Ll}/u.test(word) && plain.length < 8)) return null
  for (const { form, plural, female } of formsOf(plain, language))
    if (
      PERSON[language].test(form) &&
      !vocabulary.never.has(form) &&
      !(language === 'de' && form === plain && /in(?:nen)?$/.test(form))
    ) {
      const base = plural || female ? bare.slice(0, form.length).toLowerCase() : bare.toLowerCase()
      return {
        base,
        feminine: null,
        plural: plural && language !== 'de',
        female,
        marked: isMarked,
        weak: true,
        known: false,
      }
    }
  return null
}

/** Where the listed word begins within the typed one: their folded forms differ in length where letters are spelled out. */
function cutAt(bare: string, folded: number, language: Language): number {
  let at = 0
  while (at < bare.length && foldWord(bare.slice(0, at), language).length < folded) at++
  return at
}

/** A listed word, or one that is made with it: at its end in German and English, at its beginning in French and Spanish. */
function lookUp(
  form: string,
  language: Language,
  { heads }: Vocabulary,
  isWhole: boolean,
): { listed: Listed; prefix: number } | null {
  const whole = heads.get(form)
  if (isWhole) return whole ? { listed: whole, prefix: 0 } : null
  if (language === 'de') {
    for (let at = 2; at <= form.length - 3; at++) {
      const listed = heads.get(form.slice(at).replace(/^-/, ''))
      if (listed && listed.word.length > 3) return { listed, prefix: form[at] === '-' ? at + 1 : at }
    }
    return null
  }
  const hyphen = language === 'en' ? form.lastIndexOf('-') : form.indexOf('-')
  if (hyphen < 2) return null
  const part = heads.get(language === 'en' ? form.slice(hyphen + 1) : form.slice(0, hyphen))
  return part ? { listed: { word: form, feminine: null }, prefix: 0 } : null
}

/** Acronyms and names in small letters -> as they are printed. */
export const capsOf: (language: Language) => ReadonlyMap<string, string> = perLanguage(
  (language) => new Map([...wordsOf('caps', language)].map((word) => [word.toLowerCase(), word])),
)

let towns: ReadonlySet<string> | null = null
/** Towns whose names are words of every day as well. */
const NO_TOWN =
  /^(?:essen|halle|reading|bath|mobile|orange|nice|tours|baden|forst|deal|sale|victoria|florence|lens|leon|león|la|moral)$/

/** Whether words are the name of a known town. */
export function isTown(words: string): boolean {
  if (!towns) {
    const rows = readTable('places').filter(([, kind]) => kind === 'town')
    towns = new Set(
      rows.flatMap(([, , , name = '', spellings = '']) =>
        [name, ...spellings.split('|')].map((one) => one.replace('!', '').toLowerCase()),
      ),
    )
  }
  const plain = words.toLowerCase()
  return plain.length > 3 && towns.has(plain) && !NO_TOWN.test(plain)
}
