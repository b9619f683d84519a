/** Names of employers: what was written with capitals, behind a kind of house or before a legal form. */
import type { Label } from '../label/label.ts'
import type { Language } from '../sheet/sheet.ts'
import { type Piece, scoreOf } from './employer-evidence.ts'
import { CONNECTORS, isCapital, isHouse, isLegal } from './employer-words.ts'
import { findHead, standsBeside, wordsOf } from './title-words.ts'

/** A name as it stands in some words; offsets within them. */
export interface NameFound {
  from: number
  to: number
  text: string
  /** How surely it is the employer's, from 0 to about 4. */
  score: number
}

const WORD = /[\p{L}\d][\p{L}\d]*(?:['’&-][\p{L}\d]+|\.(?=[\p{L}\d]))*\.?|\S/gu
/** Behind these stands somebody else's name. */
const OTHERS =
  /(?:clients?|customers?|suppliers?|competitors?|like|such as|contact|ask for|ring|call|email|mr|mrs|ms|dr|dear|hi|hello|kunden|wie|herrn?|frau|hallo|liebe[r]?|ansprechpartner\p{L}*|clientes?|comme|mme|m\.|monsieur|madame|bonjour|contactez|como|sr\.?|sra\.?|don|doña|hola|fournisseurs?|proveedores)\s*[:,]?\s*$/iu

/**
 * Names in some words of a brief, best first.
 * @param before the words ahead of them
 * @param isLower the brief was typed without capitals
 */
export function findNames(
  said: string,
  before: string,
  label: Label,
  language: Language,
  isLower: boolean,
): NameFound[] {
  const pieces: Piece[] = Array.from(said.matchAll(WORD), ({ 0: text, index: from }) => ({
    text,
    lower: text.toLowerCase().replace(/\.$/, ''),
    from,
    to: from + text.length,
  }))
  const found: NameFound[] = []
  for (let at = 0; at < pieces.length; at++) {
    const isTyped = isCapital(pieces[at]!) || !isLower
    const end = isTyped ? endOfName(pieces, at, language) : endOfLower(pieces, at, language)
    if (end <= at) continue
    const run = pieces.slice(at, end)
    const [from, to] = [run[0]!.from, run.at(-1)!.to]
    const lead = `${before}${said.slice(0, from)}`.slice(-40)
    const around = { lead, follow: said.slice(to, to + 40), label, language, isLower }
    const score = OTHERS.test(lead) ? 0 : scoreOf(run, around)
    if (score > 0) found.push({ from, to, text: printed(run, language), score })
    at = end - 1
  }
  return found.sort((a, b) => b.score - a.score)
}

/** Where a name written with capitals ends that begins at a place; the place itself where none begins. */
function endOfName(pieces: readonly Piece[], start: number, language: Language): number {
  const first = pieces[start]!
  const isKind = !isCapital(first) && isHouse(first, language) && language !== 'en'
  if (isKind ? !goesOn(pieces, start + 1, language) : !isCapital(first) || opensSentence(first, language)) return start
  let at = start + 1
  while (at < pieces.length && !endsSentence(pieces[at - 1]!)) {
    const piece = pieces[at]!
    if (isCapital(piece) || isLegal(piece)) at++
    else if (language === 'en' && isHouse(piece, 'en') && !/^(?:in|home)$/.test(piece.lower)) at++
    else if (CONNECTORS[language].test(piece.lower) && goesOn(pieces, at + 1, language)) at += 2
    else break
  }
  return at
}

const goesOn = (pieces: readonly Piece[], at: number, language: Language): boolean => {
  const [piece, next] = [pieces[at], pieces[at + 1]]
  return !!piece && (isCapital(piece) || (CONNECTORS[language].test(piece.lower) && !!next && isCapital(next)))
}
const opensSentence = ({ lower }: Piece, language: Language): boolean =>
  wordsOf('lead', language).has(lower) &&
  !/^(?:the|le|la|les|el|los|las|great|good|new|first|open|right|next|full)$/.test(lower)
const endsSentence = (piece: Piece): boolean => /\p{L}{4,}\.$/u.test(piece.text) && !isLegal(piece)

/** Typed without capitals: a kind of house with the words that name it, or words before a legal form. */
function endOfLower(pieces: readonly Piece[], start: number, language: Language): number {
  const isName = (piece: Piece | undefined): boolean =>
    !!piece && /^\p{L}[\p{L}'’&-]*$/u.test(piece.text) && !isEveryday(piece, language)
  if (language === 'en') {
    let at = start
    while (isName(pieces[at]) && at - start < 4) at++
    if (at === start) return start
    if (pieces[at] && (isLegal(pieces[at]!) || isHouse(pieces[at]!, 'en'))) return at + 1
    return isHouse(pieces[at - 1]!, 'en') && at - start > 1 ? at : start
  }
  const opens = isHouse(pieces[start]!, language)
  if (!opens && !isName(pieces[start])) return start
  let at = start + 1
  while (at < pieces.length && at - start < 5) {
    if (isLegal(pieces[at]!)) return at + 1
    if (isName(pieces[at])) at++
    else if (opens && ARTICLE.test(pieces[at]!.lower) && isName(pieces[at + 1])) at += 2
    else break
  }
  return opens && at - start > 1 ? at : start
}
const ARTICLE = /^(?:les|la|el|los|las|del|des|am|zum|zur|saint|sainte|san|santa)$/

/** A word that names nothing by itself: of the language's function words, of jobs, of what stands around them. */
const isEveryday = ({ lower }: Piece, language: Language): boolean =>
  lower.length < 3 ||
  (['lead', 'tail', 'small', 'praise', 'never'] as const).some((kind) => wordsOf(kind, language).has(lower)) ||
  standsBeside(lower, language) ||
  !!findHead(lower, language)?.known ||
  /(?:lich|isch|ig|ische[rnms]?|liche[rnms]?|ado|ada|ados|adas|és|ée|ées|ique|iques|ing|ed)$/.test(lower)

/** With the capitals of a name, and without those of a shout. */
function printed(run: readonly Piece[], language: Language): string {
  const isLoud =
    run.length > 1 && run.every(({ text }) => text === text.toUpperCase()) && run.some(({ text }) => text.length > 5)
  let text = ''
  for (const [at, piece] of run.entries()) {
    const gap = at > 0 && piece.from > run[at - 1]!.to ? ' ' : ''
    const isSmall = at > 0 && CONNECTORS[language].test(piece.lower)
    const word = isLoud && !isLegal(piece) ? piece.text.toLowerCase() : piece.text
    text += gap + (isSmall || /\p{Lu}/u.test(word) ? word : capital(word))
  }
  return text.replace(/(?<!\b(?:Inc|Ltd|Co|Corp|V|A|L|St))\.$/, '')
}
const capital = (word: string): string =>
  word.replace(/(?:^|(?<=[-’']))\p{Ll}(?=\p{L})/gu, (letter) => letter.toUpperCase())
