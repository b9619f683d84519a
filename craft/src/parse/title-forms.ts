/** The forms of nouns for people: number, gender, and marks that stand for both genders. */
import { readTable } from '../data.ts'
import type { Language } from '../sheet/sheet.ts'

/** Endings glued on to stand for women as well as men: "Köch:in", "agent·e", "mozo/a", "aide-soignant(e)". */
const MARK: Record<Language, RegExp> = {
  en: /\/(?:ess|woman|-woman)$/i,
  de: /(?:[:*_·]|\/-?)(?:in(?:nen)?|frau|e?r|n)$|\((?:in(?:nen)?|r|n)\)$|(?<=\p{Ll})In(?:nen)?$/u,
  fr: /(?:[·.•]|\/-?|-)(?:e|ne|te|le|ve|se|rice|trice|euse|ère|ière|ienne)(?:[·.-]?s)?$|\((?:e|ne|te|le|ve|se|rice|trice|euse|ère|ière|ienne)\)?s?\)?$/u,
  es: /(?:\/-?|\()(?:a|o|as|os|or|ores|es|ora|oras|ona|ón)\)?$|@s?$/u,
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
const tables = new Map<string, readonly Ending[]>()

/** Rows of `craft/data/gender-forms.tsv`: what the masculine and the feminine end in; "kept" are words that do not bend. */
export function endingsOf(what: 'noun' | 'adjective' | 'kept', language: Language): readonly Ending[] {
  const key = `${what} ${language}`
  let endings = tables.get(key)
  if (!endings) {
    const rows = readTable('gender-forms').filter(([tongue, its]) => tongue === language && its === what)
    endings = rows.map(([, , ending = '', feminine = '', article = 'm', behind = '']) => ({
      ending,
      feminine,
      article,
      behind,
    }))
    tables.set(key, endings)
  }
  return endings
}

/** One form that a typed word may be of, as folded words: the masculine singular if it were a plural, a feminine or both. */
interface Form {
  form: string
  plural: boolean
  female: boolean
}

/** What a folded word may be a form of, the likeliest first. */
export function* formsOf(word: string, language: Language): Generator<Form> {
  yield { form: word, plural: false, female: false }
  if (language === 'en') yield* englishForms(word)
  else if (language === 'de') yield* germanForms(word)
  else yield* romanceForms(word, language)
}

function* englishForms(word: string): Generator<Form> {
  const many = (form: string): Form => ({ form, plural: true, female: false })
  if (/ies$/.test(word)) yield many(`${word.slice(0, -3)}y`)
  if (/[^s]s$/.test(word)) yield many(word.slice(0, -1))
  if (/(?:ch|sh|ss|x)es$/.test(word)) yield many(word.slice(0, -2))
  if (/men$/.test(word)) yield many(`${word.slice(0, -3)}man`)
  if (/people$/.test(word)) yield many(`${word.slice(0, -6)}person`)
  if (/woman$/.test(word)) yield { form: `${word.slice(0, -5)}man`, plural: false, female: true }
}

function* germanForms(word: string): Generator<Form> {
  yield { form: `${word}e`, plural: false, female: false }
  for (const [ending, plural] of [
    ['innen', true],
    ['in', false],
  ] as const) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    for (const form of [stem, `${stem}e`, withoutUmlaut(stem)]) yield { form, plural, female: true }
  }
  if (word.endsWith('leute')) yield { form: `${word.slice(0, -5)}mann`, plural: true, female: false }
  for (const ending of ['er', 'en', 'n', 'e', 's', 'r']) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, -ending.length)
    yield { form: stem, plural: true, female: false }
    if (stem !== withoutUmlaut(stem)) yield { form: withoutUmlaut(stem), plural: true, female: false }
    if (ending === 'en' || ending === 'er') yield { form: `${stem}e`, plural: ending === 'en', female: false }
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
