/** The forms of nouns for people: number, gender, and marks that stand for both genders. */
import { readTable } from '../data.ts'
import { perLanguage } from '../per-language.ts'
import type { Language } from '../sheet/sheet.ts'

/** Endings glued on to stand for women as well as men: "Köch:in", "agent·e", "mozo/a", "aide-soignant(e)". */
const MARK: Record<Language, RegExp> = {
  en: /\/(?:ess|woman|-woman)$/i,
  de: /(?:[:*_·]|\/-?)(?:in(?:nen)?|frau|e?r|n)$|\((?:in(?:nen)?|r|n)\)$|(?<=\p{Ll})In(?:nen)?$/u,
  fr: /(?:[·.•]|\/-?|-)(?:e|fe|ne|te|le|ve|se|rice|trice|euse|ère|ière|ienne)(?:[·.-]?s)?$|\((?:e|fe|ne|te|le|ve|se|rice|trice|euse|ère|ière|ienne)\)?s?\)?$/iu,
  es: /(?:\/-?|\()(?:a|o|as|os|or|ores|es|ora|oras|ona|ón)\)?$|@s?$/iu,
}

/** A word without its mark of both genders; "Koch/Köchin" and "serveur/serveuse" without the second word. */
export function withoutMark(word: string, language: Language): { bare: string; isMarked: boolean } {
  const bare = word.replace(MARK[language], '')
  if (bare !== word && bare.length > 1) {
    // "Fachangestellte/r", "camarera/o"
    return { bare, isMarked: true }
  }
  const [first = '', second = ''] = word.split('/')
  if (second && isPair(first, second)) return { bare: first, isMarked: true }
  return { bare: word, isMarked: false }
}

/** Whether two words are one noun in its two genders, as far as their beginnings tell. */
export function isPair(first: string, second: string): boolean {
  const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/^-/, '')
  const [a, b] = [plain(first), plain(second)]
  if (a === b || a.length < 3 || b.length < 3) return false
  if (a.replace(/e$/, '') === b.replace(/in$/, '') || b.replace(/e$/, '') === a.replace(/in$/, '')) return true
  if (/mann$/.test(a) && /frau$/.test(b)) return b === 'frau' || a.slice(0, -4) === b.slice(0, -4)
  if (/frau$/.test(a) && /mann$/.test(b)) return b === 'mann' || a.slice(0, -4) === b.slice(0, -4)
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const isFeminine = (word: string) => /(?:in|e|a|frau)(?:s|nen)?$/.test(word)
  return same >= 3 && same >= Math.min(a.length, b.length) - 4 && isFeminine(a) !== isFeminine(b)
}

interface Ending {
  ending: string
  feminine: string
  article: string
  behind: string
}
const endingsIn = perLanguage((language): Record<string, Ending[]> => {
  const rows = readTable('gender-forms').filter(([tongue]) => tongue === language)
  return Object.groupBy(
    rows.map(([, what = '', ending = '', feminine = '', article = 'm', behind = '']) => ({
      what,
      ending,
      feminine,
      article,
      behind,
    })),
    ({ what }) => what,
  ) as Record<string, Ending[]>
})

/** Rows of `craft/data/gender-forms.tsv`: what the masculine and the feminine end in; "kept" are words that do not bend. */
export const endingsOf = (what: 'noun' | 'adjective' | 'kept', language: Language): readonly Ending[] =>
  endingsIn(language)[what] ?? []

/** One form that a typed word may be of, as folded words: the masculine singular if it were a plural, a feminine or both. */
interface Form {
  form: string
  plural: boolean
  female: boolean
}

type Rule = readonly [ending: RegExp, singular: string, of: 'one' | 'many' | 'woman' | 'women']
const RULES: Record<'en' | 'de', readonly Rule[]> = {
  en: [
    [/ies$/, 'y', 'many'],
    [/(?<=[^s])s$/, '', 'many'],
    [/(?<=ch|sh|ss|x)es$/, '', 'many'],
    [/men$/, 'man', 'many'],
    [/people$/, 'person', 'many'],
    [/woman$/, 'man', 'woman'],
  ],
  de: [
    [/$/, 'e', 'one'],
    [/innen$/, '', 'women'],
    [/innen$/, 'e', 'women'],
    [/in$/, '', 'woman'],
    [/in$/, 'e', 'woman'],
    [/leute$/, 'mann', 'many'],
    [/er$/, '', 'many'],
    [/er$/, 'e', 'one'],
    [/en$/, '', 'many'],
    [/en$/, 'e', 'many'],
    [/[nesr]$/, '', 'many'],
  ],
}

/** What a folded word may be a form of, the likeliest first. */
export function* formsOf(word: string, language: Language): Generator<Form> {
  yield { form: word, plural: false, female: false }
  if (language === 'fr' || language === 'es') yield* romanceForms(word, language)
  else
    for (const [ending, singular, of] of RULES[language]) {
      if (!ending.test(word)) continue
      const form = word.replace(ending, singular)
      const traits = { plural: of === 'many' || of === 'women', female: of === 'woman' || of === 'women' }
      yield { form, ...traits }
      if (language === 'de' && of !== 'one') yield { form: withoutUmlaut(form), ...traits }
    }
}

/** The umlaut of a folded plural or feminine undone, in the nouns that take one: "fachkraeft" -> "fachkraft". */
const withoutUmlaut = (stem: string): string =>
  stem.replace(/(k)oe(ch)$|(kr|m|v|w|)ae(ft|nn|rzt|lt)$/, (_, a = '', b = '', c = '', d = '') =>
    a ? `${a}o${b}` : `${c}a${d}`,
  )

function* romanceForms(word: string, language: Language): Generator<Form> {
  const singulars: [string, boolean][] = [[word, false]]
  if (/s$/.test(word)) singulars.push([word.slice(0, -1), true])
  if (language === 'fr' && /x$/.test(word)) singulars.push([word.slice(0, -1), true])
  if (language === 'fr' && /aux$/.test(word)) singulars.push([`${word.slice(0, -3)}al`, true])
  if (language === 'es' && /es$/.test(word)) singulars.push([word.slice(0, -2), true])
  for (const [form, plural] of singulars) {
    if (plural) yield { form, plural, female: false }
    for (const { ending, feminine } of endingsOf('noun', language)) {
      const plain = feminine.normalize('NFD').replace(/\p{M}/gu, '')
      if (ending === feminine || !form.endsWith(plain)) continue
      const masculine = form.slice(0, -plain.length) + ending.normalize('NFD').replace(/\p{M}/gu, '')
      yield { form: masculine, plural, female: true }
    }
  }
  // "agents-soignants", "chefs-cuisiniers": every part in the plural
  if (/s-/.test(word)) {
    const one = word.replace(/s(?=-|$)/g, '')
    yield { form: one, plural: true, female: false }
    for (const form of romanceForms(one, language)) yield { ...form, plural: true }
  }
}
