/** Stretches of words that nothing has read, cut so that they stand on their own. */

import { FILLER } from '../data/filler.ts'
import type { Fact, Span } from '../facts.ts'
import { matches } from '../matches.ts'
import { BLANK, type Reading } from '../reading.ts'
import { inOrder, lastUpTo } from '../spans.ts'
import { everydayKind } from './everyday.ts'
import { trim } from './spot.ts'

/** Said elsewhere for good: a stretch of words never spans these. */
const APART = new Set<Fact['kind']>(['title', 'pay', 'contract', 'hours', 'start', 'deadline', 'contact'])

/** What parts stretches, and the facts by their place, worked out once for a reading. */
export interface Gaps {
  /** In order; none overlaps the next. */
  spans: Span[]
  facts: Fact[]
}

/** "… in Freiburg and we need a baker": a new statement begins. */
const TURN =
  /,? (?:and|und|et|y) (?:we|i|need|suchen|suche|brauchen|brauche|br[aä]uchten|benotigen|nous|on|cherchons|recherchons|recrutons|buscamos|wir|necesitamos)(?![a-zß-ɏ])/gu

export function gapsOf(reading: Reading): Gaps {
  const turns = matches(TURN, reading.plain).map((match): Span => [match.index, match.index + match[0].length])
  const apart = reading.facts.flatMap(({ kind, spans }) => (APART.has(kind) ? spans.slice(0, 1) : []))
  const spans: Span[] = []
  for (const span of [...turns, ...reading.withheld, ...apart].sort((a, b) => a[0] - b[0])) {
    const last = spans.at(-1)
    if (last && span[0] <= last[1]) spans[spans.length - 1] = [last[0], Math.max(last[1], span[1])]
    else spans.push(span)
  }
  return { spans, facts: inOrder(reading.facts) }
}

/** A stretch without what is withheld and without facts that need no company. */
export function pieces({ spans }: Gaps, [from, to]: Span): Span[] {
  const kept: Span[] = []
  let at = from
  for (
    let index = Math.max(
      0,
      lastUpTo(spans.length, (i) => spans[i]![0], from),
    );
    index < spans.length;
    index++
  ) {
    const [start, end] = spans[index]!
    if (start >= to) break
    if (end <= from) continue
    if (start > at) kept.push([at, start])
    at = Math.max(at, end)
  }
  if (at < to) kept.push([at, to])
  return kept
}

/** Letters of any script that people write briefs in: a class by its property is slow. */
const WORD = /[A-Za-zÀ-ɏ\dͰ-\u1fff\u3040-\ud7a3][A-Za-zÀ-ɏ\dͰ-\u1fff\u3040-\ud7a3'+#/.&-]*/gu

/** The stretch from the first to the last word that nothing has read, with what lies between. */
export function unread(reading: Reading, gaps: Gaps, [from, to]: Span): Span | null {
  const open = reading.openPlain.slice(from, to)
  let first = -1
  let last = -1
  let content = 0
  for (const match of matches(WORD, open)) {
    const word = match[0].replace(/[.]+$/, '')
    // "Time in lieu" says something; the French word for a place does not.
    const isFiller = FILLER.has(word) && !(word === 'lieu' && reading.language === 'en')
    if (isFiller && !isAcronym(reading, from + match.index, match[0])) continue
    content++
    if (first < 0) first = match.index
    last = match.index + match[0].length
  }
  // "Opening up" is work; "openings" and "closing 5 May" are not.
  if (content < 2 && /^\s*(?:opening|closing|locking|cashing) (?:up|down|and [a-z]+(?: up)?)\s*$/u.test(open))
    return trim(reading.text, [from, to])
  // "Clôture, budget, inventaires": in a list of its own it is work, and no word for pay.
  if (content === 0 && reading.language === 'fr' && /^\s*budgets?\s*$/u.test(open))
    return trim(reading.text, [from, to])
  if (isOfAPerson(open))
    return trim(reading.text, [
      from + (/^\s*(?:please|bitte) (?:just )?/u.exec(open)?.[0].length ?? 0),
      to - (/,? (?:please|pls|bitte)[\s.]*$/u.exec(open)?.[0].length ?? 0),
    ])
  // "Must like people": all its words are small ones elsewhere.
  if (content === 0) {
    const whole = trim(reading.text, [from, to])
    return everydayKind(reading.openPlain.slice(...whole), reading.language) ? whole : null
  }
  if (content === 1 && last - first < 3 && !/\d/.test(open.slice(first, last))) {
    const typed = reading.text.slice(from + first, from + last)
    if (
      !/^(?:car|van|bus|gym|dog|own)$/i.test(typed) &&
      (!/^[A-ZÄÖÜ]{2,}$/.test(typed) || !/\p{Ll}{3}/u.test(reading.text))
    )
      return null
  }
  return growOutwards(reading, gaps, [from + first, from + last], [from, to])
}

/** "Must be reliable and friendly": ahead of a title such a word says little, alone it is what is asked for. */
export const isOfAPerson = (spelled: string): boolean => SAID_OF_A_PERSON.test(spelled)
const TRAIT = '(?:reliable|friendly|motivated|zuverlassig|freundlich|motiviert)'
const SAID_OF_A_PERSON = new RegExp(
  `^\\s*(?:(?:please|just|must|should|to|has|needs?|bitte|be|is) )*${TRAIT}(?:(?:,| and| &|, and| und) ${TRAIT})+(?:,? (?:please|pls|bitte))?[\\s.]*$|^\\s*(?:(?:must|should|please|has to|needs? to) )*be ${TRAIT}[\\s.]*$`,
  'u',
)

/** "3 AS", "NL": capitals in a text of small letters name something, whatever word they spell. */
const isAcronym = (reading: Reading, at: number, word: string): boolean =>
  word.length > 1 &&
  word.length < 5 &&
  word !== 'cv' &&
  /^[A-ZÄÖÜ]+$/.test(reading.text.slice(at, at + word.length)) &&
  !/^\P{Ll}*$/u.test(reading.text.slice(Math.max(0, at - 40), at + 40))

/** Takes in the small words around a stretch, to the edge or to what has been read. */
function growOutwards(reading: Reading, gaps: Gaps, [from, to]: Span, [low, high]: Span): Span {
  let start = from
  while (start > low && reading.open[start - 1] !== BLANK) start--
  let end = to
  while (end < high && reading.open[end] !== BLANK) end++
  if (end < high && DANGLES_BEHIND.test(reading.plain.slice(start, end))) {
    const next = factAt(gaps, end)
    if (next && KEPT_TOGETHER.has(next.kind)) end = Math.min(high, next.spans[0]![1])
  }
  if (start > low && DANGLES_AHEAD.test(reading.plain.slice(start, end))) {
    const previous = factAt(gaps, start - 1)
    if (previous && KEPT_TOGETHER.has(previous.kind) && !reading.text.slice(start, end).trimStart().startsWith(')'))
      start = Math.max(low, previous.spans[0]![0])
  }
  // "VAT returns": one word right behind a tool is what is done with it.
  const tool = start > low && /^ \S+$/u.test(reading.text.slice(start, end)) ? factAt(gaps, start - 1) : undefined
  if (tool?.kind === 'skill' && tool.need === 'unknown') start = Math.max(low, tool.spans[0]![0])
  return loosen(reading, [start, end])
}

/** Kinds whose name is the object of the words beside it: "dashboards in Looker". */
const KEPT_TOGETHER = new Set<Fact['kind']>(['skill', 'licence', 'language', 'company'])

function factAt({ facts }: Gaps, offset: number): Fact | undefined {
  const index = lastUpTo(facts.length, (i) => facts[i]!.spans[0]![0], offset)
  for (let i = index; i >= 0 && i > index - 4; i--) if (offset < facts[i]!.spans[0]![1]) return facts[i]
  return undefined
}

const SMALL =
  "of|with|for|in|on|to|at|from|and|or|the|a|an|our|your|per|by|is|are|we|we're|you|need|needs|needed|as|mit|fur|von|im|am|zu|zum|zur|bei|und|oder|der|die|das|den|dem|ein|eine|einen|eine[/:*]n|wir|sie|de|du|des|la|le|les|l'|d'|un|une|sur|via|avec|pour|chez|et|ou|en|au|aux|con|para|y|o|del|al|el|los|las|una|se|buscamos|recherche|recherchons|suchen|gesucht|wanted|near|nr|around|nahe|pres|cerca|that|which|who|based|hiring|looking|located|so"
/** "Après 1 an", "2 inventaires par an": there it is a year. */
const DANGLES_BEHIND = new RegExp(
  `(?:^|\\s)(?!(?<=(?:\\d|par|chaque|d'un|un|premier|1er|tout l'|fois l') ?)an[\\s(]*$)(?:${SMALL})[\\s(]*$`,
  'u',
)
/** "at least 9 months" is one measure. */
const DANGLES_AHEAD = new RegExp(`^[\\s)]*(?!at (?:least|most) )(?:${SMALL})\\s`, 'u')

const AFTER_BLANK = new RegExp(`${BLANK}\\s*$`)

/** "En agosto cerramos", "Am Wochenende geschlossen": where nothing was read ahead, the small word is the phrase's own. */
const opens = (reading: Reading, start: number, piece: string): boolean =>
  reading.language !== 'en' &&
  /^(?:en|on|im|am|in|zu|zum|zur|mit|bei|pour|chez|con|au|aux|avec|un|une|se)\s/u.test(piece) &&
  !AFTER_BLANK.test(reading.open.slice(Math.max(0, start - 3), start))

/** "Wir kochen selbst", "das erklären wir": without its subject the verb would be left alone. */
const BEGINS_WITH_WE =
  /^wir (?!suchen|brauchen|sind|haben|bieten|geben|erwarten|wunschen|benotigen|stellen|zahlen|bezahlen|ubernehmen)[a-z]+(?:en|ern|eln)\s/u
const ENDS_IN_WE =
  /\s(?!suchen|brauchen|haben|bieten|erwarten|stellen|zahlen|bezahlen|ubernehmen)[a-z]{4,}(?:en|ern|eln) wir$/u

/** Small words at either end of a stretch that belong to a fact already taken. */
function loosen(reading: Reading, span: Span): Span {
  let [start, end] = span
  for (let before = -1; before !== end - start; ) {
    before = end - start
    while (end > start && /[\s,;:.(+/&-]/.test(reading.text[end - 1]!)) end--
    while (
      start < end &&
      /[\s,;:.)+/&-]/.test(reading.text[start]!) &&
      !/^\+\d/.test(reading.text.slice(start, start + 2))
    )
      start++
    const piece = reading.plain.slice(start, end)
    const tail = DANGLES_BEHIND.exec(piece)
    // "Logística Andes Sur": a name.
    if (
      tail &&
      tail.index > 0 &&
      !/\p{Lu}\p{Ll}+ (?:del )?Sur$/u.test(reading.text.slice(start, end)) &&
      !ENDS_IN_WE.test(piece) &&
      !/[A-ZÄÖÜ]{2}$/.test(reading.text.slice(start, end))
    )
      end = start + tail.index
    const head = DANGLES_AHEAD.exec(piece)
    if (
      head &&
      head[0].length < end - start &&
      // "DEM accepté": a diploma.
      !isAcronym(reading, start, head[0].trim()) &&
      !BEGINS_WITH_WE.test(piece) &&
      !/^(?:to|with|for)\s/u.test(piece) &&
      !opens(reading, start, piece)
    )
      start += head[0].length
  }
  return [start, end]
}
