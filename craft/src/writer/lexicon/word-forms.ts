/** Nouns and adjectives of the lexicon with their forms: "jardín" -> "jardines", "propre" -> "propres". */
import type { Language } from '../../brief/facts.ts'

export interface Form {
  one: string
  many: string
  gender: 'm' | 'f' | 'n'
  /** One form for one and for many, or no plural: "Personal", "Möbel", "cours". */
  fixed: boolean
  /** Never one: "Möbel", "vacances". */
  only: boolean
  /** "den Kunden". */
  weak: boolean
  /** How it stands ahead in a German compound, where no rule says it. */
  joined: string | null
}
/** What one row of the lexicon calls by one word in each language; null where the row lacks it. */
export type Word = Record<Language, Form | null>

export const COLUMN: Record<Language, number> = { en: 0, fr: 1, es: 2, de: 3 }

export const plainOf = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** "Jardín" -> "jardines", "fin de semana" -> "fines de semana". */
function manySpanish(one: string): string {
  const [first = '', ...rest] = one.split(' ')
  const bend = (word: string): string =>
    /[aeo]$|[áéó]$/.test(word)
      ? `${word}s`
      : /z$/.test(word)
        ? `${word.slice(0, -1)}ces`
        : // "examen" -> "exámenes", "almacén" -> "almacenes"
          `${word
            .replace(/[aeiou](?=[^aeiou]+en$)/, (vowel) => ({ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' })[vowel] ?? vowel)
            .replace(/[áéíóú](?=[ns]$)/, (vowel) => plainOf(vowel))}es`
  const [second, ...others] = rest
  // "Seguro médico" bends both, "fin de semana" the first alone.
  const tail = second === undefined || others.length > 0 || rest.length !== 1 ? rest : [bend(second)]
  return [bend(first), ...tail].join(' ')
}

function manyFrench(one: string): string {
  const [first = '', second, ...rest] = one.split(' ')
  const bend = (word: string): string =>
    /[sxz]$/.test(word)
      ? word
      : /al$/.test(word)
        ? `${word.slice(0, -1)}ux`
        : /(?:au|eu)$/.test(word)
          ? `${word}x`
          : `${word}s`
  const tail = second === undefined ? [] : [/^(?:de|d’.*|à|en)$/.test(second) ? second : bend(second), ...rest]
  return [bend(first), ...tail].join(' ')
}

const manyEnglish = (one: string): string =>
  /(?:s|x|ch|sh)$/.test(one) ? `${one}es` : /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`
const MANY: Record<Language, (one: string) => string> = {
  en: manyEnglish,
  fr: manyFrench,
  es: manySpanish,
  de: (one) => (/(?:ung|heit|keit|schaft|ion|tät)$/.test(one) ? `${one}en` : /e$/.test(one) ? `${one}n` : one),
}

/** "Kunde/Kunden:mw" is weak, "repas:m=" the same for many, "Möbel:p" never one, "+Kinder" how a compound begins. */
function formOf(entry: string | undefined, language: Language): Form | null {
  if (!entry) return null
  const [forms = '', marks = ''] = entry.split(':')
  const [spelled = '', joined = null] = forms.replace(/=$/, '').split('+')
  const [one = '', many] = spelled.split('/')
  const fixed = /=$/.test(entry)
  const only = marks.includes('p')
  return {
    one,
    many: fixed || only ? one : (many ?? MANY[language](one)),
    gender: marks.startsWith('f') ? 'f' : marks.startsWith('n') ? 'n' : 'm',
    fixed: fixed || only,
    only,
    weak: marks.includes('w'),
    joined,
  }
}

export function wordOf(line: string): Word {
  const entries = line.split('|')
  const form = (language: Language): Form | null => formOf(entries[COLUMN[language]], language)
  return { en: form('en'), fr: form('fr'), es: form('es'), de: form('de') }
}

const BENT: [RegExp, string][] = [
  [/if$/, 'ive'],
  [/el$/, 'elle'],
  [/er$/, 'ère'],
  [/eux$/, 'euse'],
  [/ien$/, 'ienne'],
  [/et$/, 'ète'],
  [/e$/, 'e'],
  [/$/, 'e'],
]
export interface Adjective {
  en: string
  fr: [masculine: string, feminine: string]
  es: string
  /** The stem, null where the row lacks it. */
  de: string | null
  /** "Petit", "nouveau": the languages in which it stands ahead of its noun. */
  ahead: { fr: boolean; es: boolean }
}

export function adjectiveOf(line: string): Adjective {
  const [en = '', fr = '', es = '', de] = line.split('|')
  const [masculine = '', feminine] = fr.replace(/^\^/, '').split(',')
  const rule = BENT.find(([ends]) => ends.test(masculine))!
  const isFixed = masculine.includes(' ') || /^(?:d’|bio$)/.test(masculine)
  return {
    en,
    fr: [masculine, feminine ?? (isFixed ? masculine : masculine.replace(rule[0], rule[1]))],
    es: es.replace(/^\^/, ''),
    de: de ?? null,
    ahead: { fr: fr.startsWith('^'), es: es.startsWith('^') },
  }
}

/** "Bueno" -> "buen" ahead of a man's word. */
const SHORTENED: Record<string, string> = { bueno: 'buen', malo: 'mal', primero: 'primer', grande: 'gran' }
/** "Nouvel atelier", "bel été". */
const BEFORE_VOWEL: Record<string, string> = { nouveau: 'nouvel', beau: 'bel', vieux: 'vieil' }
const VOWEL = /^[aeiouyéèêàâîôhœ]/iu

/** An adjective of a Romance noun, which stands ahead of it where `ahead` says what follows. */
export function bend(
  adjective: Adjective,
  language: 'en' | 'fr' | 'es',
  feminine: boolean,
  several: boolean,
  ahead: string | null = null,
): string {
  if (language === 'en') return adjective.en
  if (language === 'es') {
    const [masculine = '', woman = masculine.replace(/o$/, 'a')] = adjective.es.split(',')
    const one = feminine ? woman : masculine
    if (ahead !== null && !several && (!feminine || one === 'grande') && SHORTENED[one]) return SHORTENED[one]
    return several && !one.includes(' ') ? manySpanish(one) : one
  }
  const one = adjective.fr[feminine ? 1 : 0]
  if (ahead !== null && !several && VOWEL.test(ahead) && BEFORE_VOWEL[one]) return BEFORE_VOWEL[one]
  return several && !/ |^d’|^bio$/.test(one) ? (feminine ? `${one}s` : manyFrench(one)) : one
}

export const beginsWithVowel = (text: string): boolean => VOWEL.test(text)
