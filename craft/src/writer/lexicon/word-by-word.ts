/** Short notes from one of English, French and Spanish into another, where every word is known; a sentence is beyond it. */

import { LANGUAGE_NAMES } from '../../brief/data/languages.ts'
import type { Language } from '../../brief/facts.ts'
import { languageName } from '../languages/language-names.ts'
import { placeName } from '../languages/place-names.ts'
import { ADJECTIVES, NOUNS } from './nouns-and-adjectives.ts'

type Spoken = 'en' | 'fr' | 'es'
const COLUMN: Record<Spoken, number> = { en: 0, fr: 1, es: 2 }

interface Form {
  one: string
  many: string
  feminine: boolean
}
type Word = Record<Spoken, Form>

const plainOf = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()

/** "Jardín" -> "jardines", "fin de semana" -> "fines de semana". */
function manySpanish(one: string): string {
  const [first = '', ...rest] = one.split(' ')
  const bend = (word: string): string =>
    /[aeo]$|[áéó]$/.test(word)
      ? `${word}s`
      : /z$/.test(word)
        ? `${word.slice(0, -1)}ces`
        : `${word.replace(/[áéíóú](?=[ns]$)/, (vowel) => plainOf(vowel))}es`
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
        : /(?:eau|eu)$/.test(word)
          ? `${word}x`
          : `${word}s`
  const tail = second === undefined ? [] : [/^(?:de|d’.*|à|en)$/.test(second) ? second : bend(second), ...rest]
  return [bend(first), ...tail].join(' ')
}

const manyEnglish = (one: string): string =>
  /(?:s|x|ch|sh)$/.test(one) ? `${one}es` : /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`
const MANY: Record<Spoken, (one: string) => string> = { en: manyEnglish, fr: manyFrench, es: manySpanish }

function nounForm(entry: string, language: Spoken): Form {
  const [forms = '', gender = ''] = entry.split(':')
  const [one = '', many] = forms.replace(/=$/, '').split('/')
  const fixed = /=$/.test(entry)
  return { one, many: fixed ? one : (many ?? MANY[language](one)), feminine: gender.startsWith('f') }
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
interface Adjective {
  en: string
  fr: [masculine: string, feminine: string]
  es: string
}

function adjectiveOf(line: string): Adjective {
  const [en = '', fr = '', es = ''] = line.split('|')
  const [masculine = '', feminine] = fr.split(',')
  const rule = BENT.find(([ends]) => ends.test(masculine))!
  const isFixed = masculine.includes(' ') || /^(?:d’|bio$)/.test(masculine)
  return { en, fr: [masculine, feminine ?? (isFixed ? masculine : masculine.replace(rule[0], rule[1]))], es }
}

function bend(adjective: Adjective, language: Spoken, feminine: boolean, several: boolean): string {
  if (language === 'en') return adjective.en
  if (language === 'es') {
    const one = feminine ? adjective.es.replace(/o$/, 'a') : adjective.es
    return several && !one.includes(' ') ? manySpanish(one) : one
  }
  const one = adjective.fr[feminine ? 1 : 0]
  return several && !/ |^d’|^bio$/.test(one) ? (feminine ? `${one}s` : manyFrench(one)) : one
}

/** What ties nouns: concept -> how each language says it, the first of which is written. */
const TIES: Record<string, Record<Spoken, string>> = {
  and: { en: 'and|&|+', fr: 'et', es: 'y|e' },
  but: { en: 'but', fr: 'mais', es: 'pero' },
  or: { en: 'or', fr: 'ou', es: 'o|u' },
  with: { en: 'with', fr: 'avec', es: 'con' },
  no: { en: 'no', fr: 'pas de|pas d’|sans|aucun|aucune', es: 'sin|nada de|no hay|cero|ningún|ninguna' },
  for: { en: 'for', fr: 'pour', es: 'para' },
  of: { en: 'of', fr: 'de|d’|des|du|de l’|de la', es: 'de|del' },
  in: { en: 'in', fr: 'en|dans', es: 'en' },
  at: { en: 'at', fr: 'chez|à', es: 'a' },
  from: { en: 'from', fr: 'dès|depuis', es: 'desde' },
  after: { en: 'after', fr: 'après', es: 'después de|tras' },
  before: { en: 'before', fr: 'avant', es: 'antes de' },
  to: { en: 'to', fr: 'à', es: 'a' },
  per: { en: 'a|per', fr: 'par|/', es: 'por|al|a la|/' },
  every: { en: 'every', fr: 'toutes les|tous les|chaque', es: 'cada' },
  max: { en: 'up to|max', fr: 'jusqu’à|max', es: 'hasta|máx' },
  only: { en: 'only', fr: 'seulement', es: 'solo' },
  never: { en: 'never', fr: 'jamais', es: 'nunca' },
}
const ARTICLES: Record<Spoken, RegExp> = {
  en: /^(?:the|our|your|an)$/,
  fr: /^(?:le|la|les|l'|nos|notre|un|une)$/,
  es: /^(?:el|la|los|las|nuestr[oa]s?|un|una)$/,
}
const DAYS: Record<Spoken, string> = {
  en: 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday',
  fr: 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche',
  es: 'lunes|martes|miércoles|jueves|viernes|sábado|domingo',
}
const COUNTS: Record<Spoken, string> = {
  en: 'one|two|three|four|five|six|seven|eight|nine|ten',
  fr: 'un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix',
  es: 'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
}

interface Lexicon {
  nouns: Map<string, { word: Word; several: boolean }>
  adjectives: Map<string, Adjective>
  ties: Map<string, string>
}
const lexicons = new Map<Spoken, Lexicon>()

function lexiconOf(language: Spoken): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const nouns: Lexicon['nouns'] = new Map()
  for (const line of NOUNS.trim().split('\n')) {
    const entries = line.split('|')
    const word = Object.fromEntries(
      (['en', 'fr', 'es'] as const).map((one) => [one, nounForm(entries[COLUMN[one]]!, one)]),
    ) as Word
    for (const several of [true, false]) {
      const key = plainOf(word[language][several ? 'many' : 'one'])
      if (!nouns.has(key) || !several)
        nouns.set(key, nouns.get(key)?.several === false ? nouns.get(key)! : { word, several })
    }
  }
  const adjectives: Lexicon['adjectives'] = new Map()
  for (const line of ADJECTIVES.trim().split('\n')) {
    const adjective = adjectiveOf(line)
    for (const feminine of [false, true])
      for (const several of [false, true]) {
        const key = plainOf(bend(adjective, language, feminine, several))
        if (!adjectives.has(key)) adjectives.set(key, adjective)
      }
  }
  const ties = new Map(
    Object.entries(TIES)
      .flatMap(([concept, said]) => said[language].split('|').map((one) => [plainOf(one), concept] as const))
      .reverse(),
  )
  const made = { nouns, adjectives, ties }
  lexicons.set(language, made)
  return made
}

const PERIOD = /^(?:la )?(?:dia|semana|mes|ano|hora|trimestre)/
const DOINGS = new Set(['review', 'order', 'repair', 'visit', 'clean', 'plan', 'design'])

interface Phrase {
  count: string | null
  adjectives: Adjective[]
  /** A word of the lexicon, or a name as it is. */
  noun: Word | string
  several: boolean
  /** What the noun is made of or for: "de pesca", "cash" in "cash desk". */
  of: { noun: Word | string; several: boolean }[]
}
type Piece = Phrase | { tie: string }

const NAME = /^(?:\p{Lu}[\p{L}\d&.’'-]*|\d+[\p{Lu}/-][\p{L}\d/-]*)$/u
const FIGURE = /^[~≈]?\d[\d.,]*(?:[-–]\d[\d.,]*)?(?:%|\u00a0%)?$/u
const LONGEST = 4

const tokensOf = (text: string, from: Spoken): string[] =>
  (from === 'fr' ? text.replace(/(?<!\p{L})([dlDL])['’](?=\p{L})/gu, '$1’ ') : text)
    .replace(/(\d) %/gu, '$1%')
    .replace(/(\d) ?mins?(?!\p{L})\.?/giu, '$1 minutes')
    .split(/\s+/)
    .filter(Boolean)

/** Reads as many tokens as one known phrase takes. */
function longest<T>(tokens: string[], at: number, known: Map<string, T>): { found: T; taken: number } | null {
  for (let taken = Math.min(LONGEST, tokens.length - at); taken > 0; taken--) {
    const found = known.get(plainOf(tokens.slice(at, at + taken).join(' ')))
    if (found !== undefined) return { found, taken }
  }
  return null
}

function parse(text: string, from: Spoken, to: Spoken): Piece[] | null {
  const tokens = tokensOf(text, from)
  if (tokens.length > 14) return null
  const { nouns, adjectives, ties } = lexiconOf(from)
  const pieces: Piece[] = []
  let count: string | null = null
  let waiting: Adjective[] = []
  const last = (): Phrase | null => {
    const piece = pieces.at(-1)
    return piece && 'noun' in piece ? piece : null
  }
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]!
    const spelled = plainOf(token)
    const noun = longest(tokens, at, nouns)
    const tie = longest(tokens, at, ties)
    const day = DAYS[from]
      .split('|')
      .findIndex((one) => plainOf(one) === spelled.replace(/s$/, from === 'en' || from === 'fr' ? '' : 's'))
    const number = COUNTS[from].split('|').indexOf(spelled)
    // "A la oficina", "a domicilio": where to, for which there is no one word.
    if (from === 'es' && /^al?$/.test(spelled) && !PERIOD.test(plainOf(tokens.slice(at + 1, at + 3).join(' ')))) {
      if (to !== 'en' || spelled !== 'a' || !last() || count !== null || !NAME.test(tokens[at + 1] ?? '')) return null
      pieces.push({ tie: 'to' })
      at++
      continue
    }
    if (tie && (!noun || tie.taken >= noun.taken)) {
      const before = pieces.at(-1)
      if (waiting.length > 0 || count !== null) return null
      if (before && 'tie' in before && !/^(?:and|or|but)$/.test(before.tie)) return null
      pieces.push({ tie: tie.found })
      at += tie.taken
    } else if (FIGURE.test(token) || (number > 0 && !noun)) {
      if (count !== null) return null
      count = number > 0 ? COUNTS[to].split('|')[number]! : token
      at++
    } else if (noun) {
      const behind = from === 'en' ? last() : null
      // "Check invoices", "order spare parts": the doing of it, no kind of invoice.
      const isDone = behind !== null && pieces.length === 1 && noun.found.several && DOINGS.has(plainOf(tokens[0]!))
      // "Cash desk", "fish sauce": English puts what it is of ahead.
      if (behind && !isDone && waiting.length === 0 && count === null && !FIGURE.test(String(behind.noun))) {
        behind.of.unshift({ noun: behind.noun, several: behind.several })
        behind.noun = noun.found.word
        behind.several = noun.found.several
      } else {
        if (isDone) pieces.push({ tie: 'of' })
        pieces.push({ count, adjectives: waiting, noun: noun.found.word, several: noun.found.several, of: [] })
        count = null
        waiting = []
      }
      at += noun.taken
    } else if (adjectives.has(spelled) && token.toLowerCase() !== 'sur') {
      const before = last()
      if (
        from !== 'en' ||
        (before &&
          /^(?:included|provided|required|mandatory|necessary|paid|closed|possible|offered|free)$/.test(
            adjectives.get(spelled)!.en,
          ))
      ) {
        if (!before) waiting.push(adjectives.get(spelled)!)
        else before.adjectives.push(adjectives.get(spelled)!)
      } else waiting.push(adjectives.get(spelled)!)
      at++
    } else if (day >= 0) {
      pieces.push({ count: null, adjectives: [], noun: DAYS[to].split('|')[day]!, several: false, of: [] })
      at++
    } else if (ARTICLES[from].test(spelled)) {
      const before = pieces.at(-1)
      if (/^une?$|^una$/.test(spelled) && before && 'tie' in before && before.tie === 'of')
        count = COUNTS[to].split('|')[0]!
      at++
    } else if (NAME.test(token)) {
      // "Overlap with …", "Modalidad remota": a word that begins the note has its capital from there.
      if (tokens[at - 1]?.toLowerCase() === 'carte') return null
      if (at === 0 && (from === 'en' ? /^(?:with|for|of|in|at)$/ : /^\p{Ll}{4}/u).test(tokens[1] ?? '')) return null
      pieces.push({ count, adjectives: waiting, noun: nameIn(token, from, to), several: false, of: [] })
      count = null
      waiting = []
      at++
    } else if (from !== 'en' && languageCode(token) !== undefined) {
      pieces.push({ count, adjectives: waiting, noun: nameIn(token, from, to), several: false, of: [] })
      count = null
      waiting = []
      at++
    } else return null
  }
  if (waiting.length > 0 || 'tie' in (pieces.at(-1) ?? {})) return null
  if (count !== null) pieces.push({ count: null, adjectives: [], noun: count, several: false, of: [] })
  return pieces
}

/** "Spanish lessons", "contratos con Noruega". */
const languageCode = (name: string): string | undefined =>
  Object.keys(LANGUAGE_NAMES).find((one) => LANGUAGE_NAMES[one]!.split('|').includes(name))

function nameIn(token: string, from: Spoken, to: Spoken): string {
  const code = languageCode(from === 'en' ? token : token.toLowerCase())
  return code ? languageName(code, to) : placeName(token, to)
}

const said = ({ noun, several }: { noun: Word | string; several: boolean }, to: Spoken): string =>
  typeof noun === 'string' ? noun : noun[to][several ? 'many' : 'one']

const of = (thing: string, to: Spoken): string =>
  to === 'fr' && /^[aeiouyéèêàâîôhœ]/iu.test(thing) ? `d’${thing}` : `de ${thing}`

function write(phrase: Phrase, to: Spoken): string {
  const { count, adjectives, noun, of: parts } = phrase
  const several = phrase.several || (count !== null && /\d/.test(count) && !/^1$/.test(count))
  const head = said({ noun, several }, to)
  const feminine = typeof noun !== 'string' && noun[to].feminine
  const bent = adjectives.map((one) =>
    bend(one, to, feminine, several && typeof noun !== 'string' && noun[to].many !== noun[to].one),
  )
  if (to === 'en') {
    const behind = adjectives.filter(({ en }) => /^(?:included|provided|required|necessary|possible|closed)$/.test(en))
    const ahead = adjectives.filter((one) => !behind.includes(one))
    return [
      count,
      ...ahead.map(({ en }) => en),
      ...parts.map((one) => said({ ...one, several: false }, to)),
      head,
      ...behind.map(({ en }) => en),
    ]
      .filter(Boolean)
      .join(' ')
  }
  return [count, head, ...bent, ...parts.map((one) => of(said(one, to), to))].filter(Boolean).join(' ')
}

/** "Clientes de pesca" -> "fishing clients": the bare noun behind "de" stands ahead of its noun in English. */
function gather(pieces: Piece[], to: Spoken): Piece[] {
  if (to !== 'en') return pieces
  const gathered: Piece[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]!
    const head = gathered.at(-1)
    const next = pieces[at + 1]
    if ('tie' in piece && piece.tie === 'of' && head && 'noun' in head && next && 'noun' in next) {
      if (
        typeof next.noun !== 'string' &&
        typeof head.noun !== 'string' &&
        !/^(?:year|month|week|day|hour)$/.test(head.noun.en.one) &&
        next.count === null &&
        next.adjectives.length === 0 &&
        next.of.length === 0
      ) {
        head.of.unshift({ noun: next.noun, several: false })
        at++
        continue
      }
    }
    gathered.push(piece)
  }
  return gathered
}

function chunkIn(text: string, from: Spoken, to: Spoken): string | null {
  const pieces = parse(text, from, to)
  if (!pieces?.some((piece) => 'noun' in piece)) return null
  const words = gather(pieces, to).map((piece, index, all) => {
    if ('noun' in piece) return write(piece, to)
    if (piece.tie === 'of' && to !== 'en') {
      const next = all[index + 1]
      return next && 'noun' in next && to === 'fr' && /^[aeiouyéèêàâîôhœ]/iu.test(write(next, to)) ? 'd’' : 'de'
    }
    return TIES[piece.tie]![to].split('|')[0]!
  })
  return words
    .join(' ')
    .replaceAll('d’ ', 'd’')
    .replace(/pas de (?=[aeiouéèêh])/giu, 'pas d’')
    .replace(/(\d)%/gu, to === 'en' ? '$1%' : '$1\u00a0%')
}

/** "Books site visits": a verb that is a noun as well, and no visits of books. */
const BEGINS_WITH_VERB = /^(?:books?|checks?|files?|drafts?|hosts?|chases?) \S/iu

/** Null where a word is not known. */
export function inWords(text: string, from: Language, to: Language): string | null {
  if (from === 'de' || to === 'de' || from === to) return null
  if (from === 'en' && BEGINS_WITH_VERB.test(text)) return null
  const parts = text.split(/(\s*(?:,(?!\d)|;|:|\(|\)|\s\+\s|\s[-–]\s)\s*)/u)
  const saidParts = parts.map((part, index) =>
    index % 2 === 1 || part.trim() === '' ? part : chunkIn(part.trim(), from, to),
  )
  return saidParts.includes(null) ? null : saidParts.join('').trim()
}
