/** On site, hybrid or remote, and how many days of which. */
import type { Mode } from '../sheet/sheet.ts'
import { formOf, say } from './forms.ts'
import type { Doc, Found } from './found.ts'
import { daysAt } from './hours-parts.ts'
import { is, readWords, skip, spanOf, textAt, type Words } from './lex.ts'
import { printFigure } from './money.ts'
import { ownAt } from './own-words.ts'
import { cutSegments, type Reading, type Run, readRuns } from './segments.ts'

interface Part {
  sort: 'word' | 'office' | 'home' | 'none' | 'when'
  text: string
  mode: Mode['mode'] | null
  days: number | null
  strong: boolean
}

const FILLS = new Set('fill - = rest approx plus upto from perweek'.split(' '))
const HOME = ['home', 'remote']
const OFFICE = ['office', 'onsite']
const A_WEEK = 5

/**
 * @param said the words about the place of work
 * @returns "hybrid, 3 days a week in the office", "2 Tage Homeoffice", "remote"
 */
export function parseMode(said: string, doc: Doc): Found<Mode>[] {
  const words = readWords(said, doc, 'modes', 'hours', 'turns')
  const found = readRuns(words, cutSegments<Part>(words, partAt, FILLS), FILLS, foundOf)
  // "Hybrid" is said once.
  return found.map((one, at) =>
    found.slice(0, at).some(({ sure }) => sure) ? { ...one, text: one.text.replace(/^hybrid, /, '') } : one,
  )
}

const partAt = (words: Words, at: number) =>
  noneAt(words, at) ?? countAt(words, at) ?? daysOfAt(words, at) ?? whenAt(words, at) ?? wordAt(words, at)

const part = (sort: Part['sort'], text: string, mode: Part['mode'], end: number, more: Partial<Part> = {}) => ({
  element: { sort, text, mode, days: null, strong: false, ...more },
  end,
})

/** "no remote", "kein Homeoffice". */
function noneAt(words: Words, at: number): Reading<Part> {
  const text = formOf('no-home', words.doc.language)!
  const i = skip(words, at + 1, 'fill', 'perweek')
  return is(words, at, 'no', 'correct') && is(words, i, ...HOME) ? part('none', text, 'onsite', i + 1) : null
}

/** "3 days in the office", "2 Tage Homeoffice", "max. 60 % mobil", "Homeoffice: 2 Tage", "2 home". */
function countAt(words: Words, at: number): Reading<Part> {
  const { list, doc } = words
  const { language } = doc
  let place: number | null = is(words, at, ...HOME, ...OFFICE) ? at : null
  let i = place === null ? at : list[at + 1]?.value === ':' ? at + 2 : at + 1
  let lead = ''
  for (; is(words, i, 'upto', 'from', 'approx', 'until'); i++)
    lead = `${is(words, i, 'until') ? formOf('upto', language)!.replace(' {0}', '') : list[i]!.value} `
  const low = list[i]
  if (low?.kind !== 'number' || low.number! > 100) return null
  const high = is(words, i + 1, '-', 'to', 'or') && is(words, i + 2, 'number') ? list[i + 2]! : null
  const most = (high ?? low).number!
  i += high ? 3 : 1
  const share = is(words, i, '%')
  const bare = place === null && is(words, i, ...HOME, ...OFFICE) && most <= A_WEEK
  if (!share && !bare && !(is(words, i, 'unit') && most <= 20)) return null
  if (!bare) i++
  const monthly = is(words, i, 'permonth')
  if (monthly) i++
  if (place === null) {
    i = skip(words, i, 'fill', 'perweek')
    if (!is(words, i, ...HOME, ...OFFICE)) return null
    place = i
    i = bare && is(words, i + 1, 'unit') ? i + 2 : i + 1
  }
  i = skip(words, i, 'perweek')
  const sort = is(words, place, ...HOME) ? 'home' : 'office'
  const [one, other] = [printFigure(low.number!, doc, false), high && printFigure(most, doc, false)]
  const single = !high && (low.number === 1 || (language === 'fr' && most < 2)) ? '-1' : ''
  const key = share ? `share-${sort}` : monthly ? `${sort}-month` : `${sort}-days${single}`
  const text = say(key, language, lead + (other ? say('span', language, one, other) : one), wordFor(words, place, sort))
  const days = share || monthly ? null : most
  return part(sort, text, 'hybrid', i, { days, strong: days !== null })
}

const wordFor = ({ list, doc }: Words, at: number, sort: 'home' | 'office'): string =>
  list[at]!.kind === sort ? list[at]!.value : formOf(`${sort}-word`, doc.language)!

/** "Tue-Thu in the office", "Freitag Homeoffice", "home Thursday and Friday". */
function daysOfAt(words: Words, at: number): Reading<Part> {
  const ahead = is(words, at, ...HOME, ...OFFICE)
  const days = daysAt(words, ahead ? at + 1 : at)
  if (!days) return null
  const place = ahead ? at : skip(words, days.end, 'fill', 'perweek')
  if (!is(words, place, ...HOME, ...OFFICE)) return null
  const sort = is(words, place, ...HOME) ? 'home' : 'office'
  const text = say(`days-${sort}`, words.doc.language, days.element.text, wordFor(words, place, sort))
  return part(sort, text, 'hybrid', ahead ? days.end : place + 1)
}

/** "after probation", "nach 3 Monaten". */
function whenAt(words: Words, at: number): Reading<Part> {
  const { list, doc } = words
  if (is(words, at, 'when')) return part('when', list[at]!.value, null, at + 1)
  if (!is(words, at, 'after') || !is(words, at + 1, 'number') || !is(words, at + 2, 'months')) return null
  return part('when', say('after-months', doc.language, list[at + 1]!.number!), null, at + 3)
}

function wordAt(words: Words, at: number): Reading<Part> {
  const { list, doc } = words
  const { language } = doc
  const { kind, value, text } = list[at]!
  if (kind === 'rest' && is(words, at + 1, ...HOME))
    return part('home', formOf('rest-home', language)!, 'hybrid', at + 2)
  if (kind === 'onsite') return part('word', value, kind, at + 1)
  if (kind === 'remote') {
    const end = regionBehind(words, at + 1)
    const own = end > at + 1 ? ` ${ownAt(words, at + 1, end)}` : ''
    return part('word', value + own, kind, end, { strong: own !== '' })
  }
  if (kind === 'home' && language !== 'fr' && (!list[at + 1] || is(words, at + 1, 'stop', 'fill', 'perweek')))
    return part('word', text, 'remote', at + 1)
  if (kind !== 'hybrid') return null
  // "hybrid 3/2": so many days in the office, so many at home.
  const [office, home] = [list[at + 1]?.number ?? 0, list[at + 3]?.number ?? 0]
  const split = office + home === A_WEEK && office > 0 && home > 0 && /^[/+-]$/.test(textAt(words, at + 2))
  if (!split) return part('word', value, kind, at + 1)
  const days = say(`office-days${office === 1 ? '-1' : ''}`, language, office, formOf('office-word', language)!)
  return part('word', `${value}, ${days}`, kind, at + 4, { days: office })
}

const REGION_MOST = 8
const REGION_ENDS = ['stop', '(', '/', 'plus', 'number', 'no', 'and', 'or', 'day', 'unit']
/** "remote UK", "remote D/A/CH", "remoto desde cualquier lugar de España" -> where it ends. */
function regionBehind(words: Words, at: number): number {
  const isCode = (place: number) => /^\p{Lu}{1,3}$/u.test(textAt(words, place))
  let end = at
  for (; words.list[end]; end++) {
    const joins = /^[/,]$/.test(textAt(words, end)) && isCode(end - 1) && isCode(end + 1)
    const ends =
      (is(words, end, ...REGION_ENDS) && !isCode(end)) || /^(?:with|w|for|mit|avec|con)$/.test(textAt(words, end))
    if (ends && !joins) break
  }
  const named = words.list.slice(at, end).some(({ text }) => /^\p{Lu}/u.test(text))
  return named && end - at <= REGION_MOST ? end : at
}

function foundOf({ parts, from, to, sure }: Run<Part>, words: Words): Found<Mode> | null {
  const { language } = words.doc
  const elements = parts.map(({ element }) => element)
  const has = (sort: Part['sort']) => elements.some((element) => element.sort === sort)
  const daysOf = (...sorts: Part['sort'][]) =>
    elements.find(({ sort, days }) => sorts.includes(sort) && days !== null)?.days
  const [office, home] = [daysOf('office', 'word'), daysOf('home')]
  const all = (office ?? 0) >= A_WEEK && !has('home')
  const modes = new Set(elements.map(({ mode }) => mode).filter((mode) => mode !== null))
  const [one = 'onsite'] = modes
  const mode = all ? 'onsite' : modes.has('hybrid') || modes.size > 1 ? 'hybrid' : one
  // "In office, 4 days, one at home"
  const visits = mode === 'hybrid' && home != null && !has('when')
  const said = elements.filter(({ sort, mode: own }) => sort === 'word' && !(visits && own === 'onsite'))
  const named = said.length > 0 || has('none') || language !== 'en' || all
  const rest = elements.length === 1 && elements[0]!.text === formOf('rest-home', language)
  let text = ''
  for (const { element } of parts) {
    // "office based, no WFH" says it once.
    if (has('none') && element.sort === 'word' && element.mode === 'onsite') continue
    if (element.sort === 'word' && !said.includes(element)) continue
    if (text === '') text = named ? element.text : `hybrid, ${element.text}`
    else text += `${element.sort === 'when' ? ' ' : ', '}${element.text}`
  }
  const value: Mode = { mode, ...(office != null && { officeDays: office }), ...(home != null && { homeDays: home }) }
  const certain = sure && !(rest && from === 0)
  const span = spanOf(words, from, to)
  return { ...span, text: certain ? text : ownAt(words, from, to), value, sure: certain }
}
