/** How German bends: "neue Kollegen", "mit neuen Kollegen", "des Lagers". */
import type { Form } from './word-forms.ts'

export type Case = 'nom' | 'acc' | 'dat' | 'gen'
/** What stands ahead: "der", "ein" or nothing. */
export type Determiner = 'def' | 'indef' | 'none' | null

type Kind = 'm' | 'f' | 'n' | 'p'
const CASES: Case[] = ['nom', 'acc', 'dat', 'gen']
const kindOf = (noun: Form, several: boolean): Kind => (several || noun.only ? 'p' : noun.gender)

const DEFINITE: Record<Kind, string[]> = {
  m: ['der', 'den', 'dem', 'des'],
  f: ['die', 'die', 'der', 'der'],
  n: ['das', 'das', 'dem', 'des'],
  p: ['die', 'die', 'den', 'der'],
}
/** Endings of "ein" and "kein". */
const INDEFINITE: Record<Kind, string[]> = {
  m: ['', 'en', 'em', 'es'],
  f: ['e', 'e', 'er', 'er'],
  n: ['', '', 'em', 'es'],
  p: ['e', 'e', 'en', 'er'],
}
const STRONG: Record<Kind, string[]> = {
  m: ['er', 'en', 'em', 'en'],
  f: ['e', 'e', 'er', 'er'],
  n: ['es', 'es', 'em', 'en'],
  p: ['e', 'e', 'en', 'er'],
}

function endingOf(kind: Kind, determiner: Determiner, at: number): string {
  if (determiner === null) return STRONG[kind][at]!
  if (at > 1 || kind === 'p') return 'en'
  if (determiner === 'def') return kind === 'm' && at === 1 ? 'en' : 'e'
  return STRONG[kind][at]!
}

const genitive = (one: string): string =>
  /(?:[szßx]|sch|st)$/.test(one) ? `${one}es` : /(?:nis)$/.test(one) ? `${one}ses` : `${one}s`

/** The noun alone; "öffentlich~ Dienst" bends what ends in the mark with its noun. */
function bentNoun(noun: Form, kind: Kind, determiner: Determiner, at: number): string {
  const several = kind === 'p'
  const written = several ? noun.many : noun.one
  const ending = endingOf(kind, determiner, at)
  const [head = '', ...tail] = written
    .replace(/e?~/g, ending)
    .split(/(?= (?:für|mit|von|im|in|aus|am|bei|zu|auf|der|des|vor|als|ohne) )/u)
  const bent =
    several && at === 2 && !/[ns]$/.test(head)
      ? `${head}n`
      : !several && noun.weak && at > 0
        ? noun.many
        : !several && at === 3 && kind !== 'f'
          ? genitive(head)
          : head
  return [bent, ...tail].join('')
}

/** "neue flexible Arbeitszeiten": the article where one stands ahead, adjectives by their stems, the noun. */
export function inCase(
  noun: Form,
  several: boolean,
  wanted: Case,
  determiner: Determiner = null,
  adjectives: string[] = [],
): string {
  const kind = kindOf(noun, several)
  const at = CASES.indexOf(wanted)
  const article =
    determiner === 'def'
      ? DEFINITE[kind][at]
      : determiner === 'indef'
        ? kind === 'p'
          ? ''
          : `ein${INDEFINITE[kind][at]}`
        : determiner === 'none'
          ? `kein${INDEFINITE[kind][at]}`
          : ''
  const ahead = determiner === 'indef' && kind === 'p' ? null : determiner
  const ending = endingOf(kind, ahead, at)
  return [article, ...adjectives.map((stem) => bendGerman(stem, ending)), bentNoun(noun, kind, ahead, at)]
    .filter(Boolean)
    .join(' ')
}

/** "gut" + "e"; "Bio=" and "extra=" never bend, "hoch,hoh" bends by its other stem. */
export function bendGerman(adjective: string, ending: string): string {
  if (adjective.endsWith('=')) return adjective.slice(0, -1)
  const [bare = '', stem = bare] = adjective.split(',')
  const joined = stem.endsWith('e') ? ending.replace(/^e/, '') : ending
  return `${stem}${joined}`
}

/** Behind its noun: "Mahlzeiten inklusive". */
export const bareGerman = (adjective: string): string => adjective.replace(/=$/, '').split(',')[0]!

/** "Kunde" -> "Kunden", "Lieferung" -> "Lieferungs": how a noun stands ahead in a compound, null where it cannot. */
export function joinedGerman(noun: Form): string | null {
  if (noun.joined !== null) return noun.joined === '' ? null : noun.joined
  const { one, many } = noun
  if (/[ ~]/.test(one)) return null
  if (/(?:ung|heit|keit|schaft|ion|tät|ling)$/.test(one)) return `${one}s`
  if (noun.weak || (noun.gender === 'f' && one.endsWith('e') && many === `${one}n`)) return many
  return one
}

/** "Kunden" + "Beschwerde", "SAP" + "Kenntnis". */
export const compoundOf = (first: string, second: string): string =>
  /\p{Lu}$|\d$|-/u.test(first) || /^\p{Lu}{2}|^\p{Lu}-/u.test(second)
    ? `${first}-${second}`
    : `${first}${second.charAt(0).toLowerCase()}${second.slice(1)}`

const CONTRACTED: [RegExp, string][] = [
  [/^(i|a)n dem /, '$1m '],
  [/^von dem /, 'vom '],
  [/^bei dem /, 'beim '],
  [/^zu dem /, 'zum '],
  [/^zu der /, 'zur '],
  [/^(in|an) das /, '$1s '],
]
/** "in dem Lager" -> "im Lager". */
export const contracted = (text: string): string =>
  CONTRACTED.reduce((said, [long, short]) => said.replace(long, short), text)
