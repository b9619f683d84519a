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
  isFeminine?: boolean
}

const vocabularyOf = perLanguage((language) => {
  const heads = new Map<string, Listed>()
  const weak = new Set<string>()
  /** Folded -> as written. */
  const beside = new Map<string, string>()
  for (const [tongue, what, words = ''] of readTable('occupations')) {
    if (tongue !== language) continue
    for (const one of words.split(' ')) {
      const [word = '', feminine = null] = one.split('/')
      const plain = foldWord(word, language)
      if (what === 'beside') beside.set(plain, word)
      if (what === 'weak') weak.add(plain)
      if (what === 'head' || (what === 'weak' && !heads.has(plain)))
        heads.set(plain, { word: word.toLowerCase(), feminine })
      const female = foldWord(feminine ?? '', language)
      if (female.length > 1 && !heads.has(female))
        heads.set(female, { word: word.toLowerCase(), feminine, isFeminine: true })
    }
  }
  const never = new Set([...wordsOf('never', language)].map((word) => foldWord(word, language)))
  return { heads, weak, beside, never }
})

const listsOf = perLanguage(() => new Map<string, ReadonlyMap<string, string>>())

/** The words or phrases of one kind in `craft/data/titles.tsv`, and what is written for what is typed: "short", "extra". */
export function wordingsOf(kind: string, language: Language): ReadonlyMap<string, string> {
  const lists = listsOf(language)
  if (!lists.has(kind)) {
    const rows = readTable('titles').filter(([its, tongue]) => its === kind && tongue === language)
    lists.set(kind, new Map(rows.flatMap(([, , cell = '', full = '']) => cell.split('|').map((one) => [one, full]))))
  }
  return lists.get(kind)!
}

const setsOf = perLanguage(() => new Map<string, ReadonlySet<string>>())

export function wordsOf(kind: string, language: Language): ReadonlySet<string> {
  const sets = setsOf(language)
  if (!sets.has(kind)) sets.set(kind, new Set(wordingsOf(kind, language).keys()))
  return sets.get(kind)!
}

/**
 * What is written for a short form; small letters count as capitals where the whole text is typed in one case.
 * @returns null where it is none, or might be a word of every day ("am", "it")
 */
export function longFormOf(typed: string, language: Language, isPlainCase: boolean): string | null {
  const shorts = wordingsOf('short', language)
  const one = /^\p{Lu}{2,5}s$/u.test(typed) ? typed.slice(0, -1) : typed
  const exact = shorts.get(typed) ?? shorts.get(one) ?? (one === typed ? undefined : shorts.get(one.toLowerCase()))
  if (exact) return language === 'en' && !isPlainCase && EVERYDAY.test(typed) ? null : exact
  if (language !== 'en' && !/\p{Ll}/u.test(typed)) return null
  return (
    shorts.get(typed.toLowerCase()) ??
    (isPlainCase && typed.length > 2 ? shorts.get(typed.toUpperCase()) : null) ??
    null
  )
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
  const { bare, isMarked: marked } = withoutMark(word, language)
  const { never, heads, weak } = vocabularyOf(language)
  const plain = foldWord(bare, language)
  if (plain.length < 2 || never.has(plain)) return null
  const forms = [...formsOf(plain, language)]
  for (const find of [findWhole, findCompound])
    for (const { form, plural, female } of forms) {
      const hit = find(form, language, heads)
      if (!hit) continue
      const { word: name, feminine, isFeminine = false } = hit.listed
      const base = bare.slice(0, lengthOf(bare, hit.prefix, language)).toLowerCase() + name
      const isWeak = hit.prefix === 0 && weak.has(foldWord(name, language))
      return { base, feminine, plural, female: female || isFeminine, marked, weak: isWeak, known: true }
    }
  if (plain.length < 5 || (language === 'de' && /^\p{Ll}/u.test(word) && plain.length < 8)) return null
  const isWomans = (form: string) => language === 'de' && form === plain && /in(?:nen)?$/.test(form)
  const guess = forms.find(({ form }) => PERSON[language].test(form) && !never.has(form) && !isWomans(form))
  if (!guess) return null
  const { form, female } = guess
  const base = (guess.plural || female ? bare.slice(0, form.length) : bare).toLowerCase()
  return { base, feminine: null, plural: guess.plural && language !== 'de', female, marked, weak: true, known: false }
}

/** How much of a typed word stands for so many folded letters: "ä" is "ae". */
function lengthOf(bare: string, folded: number, language: Language): number {
  let at = 0
  while (at < bare.length && foldWord(bare.slice(0, at), language).length < folded) at++
  return at
}

type Heads = ReadonlyMap<string, Listed>
type Hit = { listed: Listed; prefix: number } | null

function findWhole(form: string, _: Language, heads: Heads): Hit {
  const listed = heads.get(form)
  return listed ? { listed, prefix: 0 } : null
}

/** A word that is made with a listed one: at its end in German and English, at its beginning in French and Spanish. */
function findCompound(form: string, language: Language, heads: Heads): Hit {
  if (language === 'de') {
    for (let at = 2; at <= form.length - 3; at++) {
      const listed = heads.get(form.slice(at).replace(/^-/, ''))
      if (listed && listed.word.length > 3) return { listed, prefix: form[at] === '-' ? at + 1 : at }
    }
    return null
  }
  const hyphen = language === 'en' ? form.lastIndexOf('-') : form.indexOf('-')
  const part = language === 'en' ? form.slice(hyphen + 1) : form.slice(0, Math.max(0, hyphen))
  return hyphen > 1 && heads.has(part) ? { listed: { word: form, feminine: null }, prefix: 0 } : null
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
  towns ??= new Set(
    readTable('places')
      .filter(([, kind]) => kind === 'town')
      .flatMap(([, , , name = '', spellings = '']) => [name, ...spellings.split('|')])
      .map((name) => name.replace('!', '').toLowerCase()),
  )
  const plain = words.toLowerCase()
  return plain.length > 3 && towns.has(plain) && !NO_TOWN.test(plain)
}
