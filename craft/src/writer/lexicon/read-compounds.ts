/** German nouns: compounds that no row has ("Kundenbeschwerden"), and one form that is meant as many ("Schüler"). */
import { isTie, type Phrase, type Piece } from './pieces.ts'
import type { Word } from './word-forms.ts'
import type { Found, Lexicon } from './word-lexicon.ts'

/** "Klimaticket", "Zahlungseingang": parts that mean another thing where they are joined. */
const ODD_HEAD = /^(?:klima|prozess|stamm|haupt|leitungs?|linien?|gang|zug)$/
const ODD_TAIL = /^(?:st[uü]hl.*|tickets?|eing[aä]ng(?:e[ns]?|s)?|ausg[aä]ng(?:e[ns]?|s)?|karten?|stellen?|h[oö]fen?)$/

export const isOddlyJoined = (head: string, tail: string): boolean => ODD_HEAD.test(head) || ODD_TAIL.test(tail)

/** "Kundenbeschwerden": a complaint, of customers. */
export function compoundNoun(
  token: string,
  { nouns, joined }: Lexicon,
): (Found & { of: Word | string; tail: string }) | null {
  // "CNC-Maschinen".
  const [, name, thing] = /^(\p{Lu}{2}[\p{L}\d]*)-(\p{Lu}\p{Ll}+)$/u.exec(token) ?? []
  const called = thing && nouns.get(thing.toLowerCase())
  if (called) return { ...called, of: name!, tail: thing }
  if (!/^\p{Lu}\p{Ll}{6,}$/u.test(token)) return null
  const word = token.toLowerCase()
  for (let at = word.length - 3; at >= 3; at--) {
    const tail = nouns.get(word.slice(at))
    const head = tail && joined.get(word.slice(0, at))
    if (tail && head && !isOddlyJoined(word.slice(0, at), word.slice(at)))
      return { ...tail, of: head, tail: word.slice(at) }
  }
  return null
}

/** German prepositions behind which "den Kunden" are several. */
const DATIVE = /^(?:with|at|of|after|to|in)$/
/** "Werkzeug verwalten": one word for many. */
const COLLECTIVE = /^(?:werkzeug|material|spielzeug|gepäck)$/

/** "Schüler unterstützen", "mit Lieferanten": what looks like one is meant as many unless something says that it is one. */
export function areManyGerman(
  { de }: Word,
  tokens: string[],
  at: number,
  article: Phrase['article'],
  pieces: Piece[],
): boolean {
  if (!de || de.fixed) return false
  const token = tokens[at]!.toLowerCase()
  if (article === null && /lager$/.test(token)) return false
  if (article === null && COLLECTIVE.test(token)) return true
  const isWeak = de.weak && token === de.many.toLowerCase()
  if (!isWeak && de.one !== de.many) return false
  const ahead = tokens[at - 1]?.toLowerCase() ?? ''
  const before = pieces.at(-1)
  if (article === 'def')
    return (
      /^(?:die|unsere|ihre)$/.test(ahead) ||
      (ahead === 'der' && isWeak) ||
      (ahead === 'den' && isTie(before) && DATIVE.test(before.tie))
    )
  return article === null && !/^\p{Ll}+(?:er|es|em)$/u.test(ahead)
}
