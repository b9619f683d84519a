/** Where the work is: towns, regions, streets, the area that is covered. */
import { classOf } from '../line/word-lists.ts'
import type { Place } from '../sheet/sheet.ts'
import type { Text } from '../text/text.ts'
import type { Found } from './found.ts'
import { is, type Lexeme, readWords, skip, spanOf, textAt, type Words } from './lex.ts'
import { isName, printPlace } from './print-place.ts'

type PlaceDoc = Pick<Text, 'text' | 'language' | 'locale'> & { traits?: Text['traits'] }

/** More words than these are a description. */
const MOST_WORDS = 9
/** So few words behind a name are said with it: "Pullach und wechselnde Bohrplätze". */
const MOST_BEHIND = 5
const MOST_BESIDE = 3
const LONGEST_LABEL = 3
const STREET =
  /(?:stra(?:ß|ss)e|str|weg|platz|gasse|allee|ring|ufer|damm|markt|hof|road|street|lane|way|square|drive)$/i
const ARTICLE = /^(?:The|Der|Die|Das|Unsere?|Notre|Nos|Nuestr[ao])$/
/** What is told of something else begins with these. */
const FAR = /^(?:km|mi|miles?|min\p{L}*|kilom\p{L}+)$/iu
const SETS_OFF = /^(?:but|aber|mais|pero|this|please|bitte|por|s'il)$/i
/** "3 days", no "3 km" */
const isCounting = (words: Words, at: number): boolean =>
  /^\d/.test(textAt(words, at)) &&
  !words.list[at]!.glued &&
  !is(words, at - 1, 'and', 'plus', 'tie', 'lead', 'cover') &&
  is(words, at + 1, 'word') &&
  !words.list[at + 1]!.glued &&
  !FAR.test(textAt(words, at + 1))
const classIn = (word: string, { language }: PlaceDoc) => classOf(word.toLowerCase(), language) ?? ''
const TELLS = /^(?:is|ist|est|es|está)(?![\p{L}])/u
const LANE = /^(?:rue|place|avenue|quai|boulevard|route|calle|plaza|paseo|avenida)$/i
const LEADS = [
  'lead',
  'cover',
  'fill',
  'tie',
  'and',
  'plus',
  'to',
  'stop',
  '-',
  '/',
  '=',
  ')',
  '>',
  "'",
  '"',
  '…',
  '_',
  '[',
]
const INSIDE = ['tie', 'and', 'or', 'to', 'lead', 'near', 'cover', 'from', 'between', 'plus', 'ordinal', 'stop'].concat(
  ['/', '-', "'", '(', '&'],
)
const CLOSES = ['stop', '(', ')', 'plus', '-', 'fill', '"']
const CALLED = new Set(['town', 'region', 'code', 'site', 'number'])

/** "within 40 miles of Taunton", "south of Miles City", "15 km von Kassel" */
const WITHIN = 'within|inside|im umkreis von|dans un rayon de|à moins de|en un radio de|a menos de|à'
const SIDE = '(?:north|south|east|west)'
const DISTANCE = new RegExp(
  String.raw`(?:(?:${WITHIN}) )?(?:\d+ ?(?:miles?|km|min\p{L}*)(?: ${SIDE})?|(?<!\p{L})${SIDE}) (?:of|from|out of|von|vor|um|de|d') ?$`,
  'iu',
)

/** "on the Barrack Street end of Norwich" is not in it. */
const BESIDE = /(?<!\p{L})(?:on|off|along|opposite|behind|between|by) the $/iu

/**
 * @param said the words about the place of work
 * @returns at most one place: "Duluth, Minnesota", "Leibnitz (Steiermark)", "20 Elm Street, Ithaca"
 */
export function parsePlace(said: string, doc: PlaceDoc): Found<Place>[] {
  const read = (typed: string) => readWords(typed, doc, 'regions', 'places', 'place-words', 'turns')
  /** Without capitals a name cannot be told from a word. */
  const lower = !/\p{Lu}/u.test(said)
  // "tupelo ms": the last two letters may be a state.
  const stated =
    lower && doc.language === 'en' ? said.replace(/ [a-z]{2}(?=[\s,.]*$)/, (code) => code.toUpperCase()) : said
  const typed = read(stated)
  const words = stated === said || typed.list.some(({ kind }) => kind === 'code') ? typed : read(said)
  const { list } = words
  const start = startOf(words, lower)
  const next = list.findIndex((one, at) => at > start && (isName(one) || (one.kind === 'site' && isName(list[at + 1]))))
  const isTyped = doc.traits?.dictated !== true
  const first = placeFrom(words, start, lower, isTyped)
  // "The head office is Stratford": what is told of comes first.
  const isTold = list.slice(start, next).some(({ text }) => classIn(text, doc) === 'auxiliary')
  const other = next < 0 || (first && (first.sure || !isTold)) ? null : placeFrom(words, next, lower, isTyped)
  const found = other?.sure || !first ? other : first
  return found ? [found] : []
}

function placeFrom(words: Words, start: number, lower: boolean, isTyped: boolean): Found<Place> | null {
  const { list, doc } = words
  const near = is(words, start, 'near') ? list[start]! : null
  const from = near ? start + 1 : start
  const end = endOfName(words, from, lower)
  if (end <= from) return null
  const stop = list.findIndex(({ kind }, at) => at >= end && (kind === 'stop' || kind === '('))
  const behind = (stop < 0 ? list.length : stop) - end
  // "Wells in Somerset 180 Holsteins", "Limerick office at least 3 days", "Lisburn this time"
  const isSetOff = list
    .slice(end, end + behind)
    .some(
      ({ kind, text, glued }, at) =>
        SETS_OFF.test(text) ||
        /^(?:pronoun|auxiliary)$/.test(classIn(text, doc)) ||
        (kind === 'number' && !glued && !is(words, end + at - 1, 'site') && isCounting(words, end + at)),
    )
  const takes = goesOn(words, end) && behind <= MOST_BEHIND && !isSetOff && isTyped && hasName(words, from, end)
  const to = takes ? end + behind : end
  const parts = list.slice(from, to)
  const known = parts.some(({ kind }) => kind === 'town' || kind === 'region' || kind === 'code')
  const count = parts.filter(isSpoken).length
  if (!hasName(words, from, to) && !(lower && count <= 2)) return null
  const isOf = !is(words, end, 'and') && list.slice(end, end + 3).some(({ text }) => classIn(text, doc) === 'auxiliary')
  const isApart = !goesOn(words, to) || (isSetOff && isTyped && !isOf)
  const sure = count <= MOST_WORDS && (known || (isApart && (!lower || count <= 2)))
  const name = printPlace(parts, doc, lower ? end - from : 0)
  const far = near ? null : DISTANCE.exec(words.said.slice(0, list[from]!.from))
  const side = near || far ? null : BESIDE.exec(words.said.slice(0, list[from]!.from))
  const span = spanOf(words, near ? start : from, to)
  return {
    from: (far ?? side)?.index ?? span.from,
    to: span.to,
    text: near ? printNear(near) + name : `${(far ?? side)?.[0].trim().toLowerCase() ?? ''} ${name}`.trimStart(),
    value: placeIn(parts, name, doc),
    sure,
  }
}

/** "nr Leeds" is "near Leeds", "im Raum Kassel" stays. */
function printNear({ text, value }: Lexeme): string {
  const typed = text[0]!.toLowerCase() + text.slice(1)
  const own = text.endsWith('.') || text.length < 3 || value.toLowerCase() === typed.toLowerCase() ? value : typed
  return own + (/['’]$/.test(text) ? '' : ' ')
}

/** A word or a figure, no sign. */
const isSpoken = ({ text }: Lexeme): boolean => /[\p{L}\d]/u.test(text)

const hasName = ({ list }: Words, from: number, to: number): boolean => list.slice(from, to).some(isName)

/** What goes on right behind the name, in the same breath, is more than a place. */
const goesOn = (words: Words, to: number): boolean => words.list.slice(to).some(isSpoken) && !is(words, to, ...CLOSES)

/** Behind a correction, and behind the words that lead to a place. */
function startOf(words: Words, lower: boolean): number {
  const { list } = words
  const corrected = list.findLastIndex(({ kind }, at) => kind === 'correct' && is(words, at - 1, 'stop'))
  const colon = list.findIndex(({ value }) => value === ':')
  const labels = colon <= LONGEST_LABEL && list[colon + 1] && !list.slice(0, colon).some(({ kind }) => kind === 'town')
  let at = corrected > 0 ? corrected + 1 : labels ? colon + 1 : 0
  for (; list[at]; at++) {
    // "La Roche-sur-Yon" is a name from its first word on.
    const article = is(words, at, 'tie') && /^\p{Lu}/u.test(textAt(words, at)) && !ARTICLE.test(textAt(words, at))
    const site = is(words, at, 'site') && is(words, at + 1, 'lead') && !LANE.test(textAt(words, at))
    if (!(is(words, at, ...LEADS) && !article) && !site) break
  }
  const led = leadAfter(words, at)
  // "Die Stelle liegt am Kreiskrankenhaus Zwettl": the place stands behind the verb.
  if (led !== null && isTold(words, at)) return led
  // "kriens bei luzern"
  const beside = ['near', 'town', 'region']
  if (lower && is(words, at, 'word') && [1, 2, 3].some((far) => is(words, at + far, ...beside))) return at
  if (list[at] && !isName(list[at]) && !is(words, at, 'near', 'number', 'site', '(')) {
    // "trailer's in Waterbury": behind the last word that leads to a name.
    if (led !== null) return led
    const town = list.findIndex(({ kind }, place) => place > at && kind === 'town')
    if (town > 0) return is(words, town - 1, 'site') && /^\p{Lu}/u.test(textAt(words, town - 1)) ? town - 1 : town
  }
  return is(words, at, '(') ? at + 1 : at
}

/** The name behind the first "in", "at" or "near" after `at`; with its "near". */
function leadAfter(words: Words, at: number): number | null {
  const lead = words.list.findIndex(
    ({ kind }, place) =>
      place > at &&
      (kind === 'lead' || kind === 'near') &&
      isName(words.list[is(words, place + 1, 'number') ? place + 2 : place + 1]),
  )
  if (lead < 0) return null
  return is(words, lead, 'near') ? lead : lead + 1
}

/** "Die Stelle liegt", "La tienda está", "It is". */
function isTold(words: Words, at: number): boolean {
  const start = skip(words, at, 'tie')
  const [subject, verb] = [words.list[start], words.list[start + 1]]
  if (!subject || !verb || !(start > at || /^\p{Lu}/u.test(subject.text))) return false
  const is = TELLS.test(verb.text) || ((verb.kind === 'word' || verb.kind === 'fill') && /^\p{Ll}/u.test(verb.text))
  return is && (subject.kind === 'word' || subject.kind === 'site' || subject.kind === 'lead')
}

/** Where the name ends that begins at `from`, with what stands behind its commas. */
function endOfName(words: Words, from: number, lower: boolean): number {
  const { list } = words
  /** Where the parts between commas end that belong to the name. */
  let last = from
  let end = from
  let part = from
  let open = false
  for (let at = from; list[at]; at++) {
    const { kind, value, text, glued } = list[at]!
    // "Apodaca, N.L."
    const initial = value === '.' && glued && /^(?:\p{L}|St|Ste|Mt|Ft)$/u.test(textAt(words, at - 1))
    if (kind === 'stop' && value !== ',' && !initial) break
    if (value === ',' && !open) {
      if (!belongs(words, from, part, end, lower)) break
      last = end
      part = end = at + 1
      continue
    }
    if (kind === '(') open = true
    // "Somerset 180 Holsteins": a count, no number of a house
    const isCount = isName(list[at + 1]) ? is(words, at - 1, 'town', 'region', 'code') : isCounting(words, at)
    if (kind === 'number' && at > from && isCount) break
    // "broken arrow oklahoma and basically they …"
    if (
      lower &&
      !open &&
      kind === 'word' &&
      list.slice(from, at).some((one) => one.kind === 'region' || one.kind === 'code')
    )
      break
    const state = lower && part === from && at > from && /^[a-z]{2}$/.test(text)
    // "6th", "Argelès-plage"
    const tied = glued && at > from && is(words, at - 1, 'number', '-') && kind === 'word'
    const named =
      isName(list[at]) || kind === 'code' || kind === 'site' || (kind === 'number' && value !== '1') || tied || initial
    if ((named && kind !== 'near') || (kind === ')' && open) || (lower && kind === 'word') || state) end = at + 1
    else if (!INSIDE.includes(kind) && !leadsToName(words, at)) break
    if (kind === ')') open = false
  }
  const town = list.slice(part, end).some(({ kind }) => kind === 'town')
  if (belongs(words, from, part, end, lower) && (last === from || town || !goesOn(words, end))) last = end
  // An open bracket does not belong to the name.
  const bracket = list.findIndex(({ kind }, at) => at >= from && at < last && kind === '(')
  return bracket >= 0 && !list.slice(bracket, last).some(({ kind }) => kind === ')') ? bracket : last
}

/** A street, or so few words behind a comma, belongs to the place. */
function belongs({ list }: Words, from: number, part: number, end: number, lower: boolean): boolean {
  const said = list.slice(part, end).filter(isSpoken)
  const named = said.some(({ kind, text }) => CALLED.has(kind) || STREET.test(text))
  // "Münster, 14 Leute"
  const isCount = said[0]?.kind === 'number' && said[1]?.kind === 'word' && !said.some(({ text }) => STREET.test(text))
  return end > part && !(isCount && part > from) && (part === from || named || (!lower && said.length <= MOST_BESIDE))
}

/** "Escuela comarcal, Cangas de Onís": a name stands behind the comma. */
function leadsToName(words: Words, at: number): boolean {
  const comma = is(words, at + 1, 'stop') ? at + 1 : at + 2
  return words.list[comma]?.value === ',' && isName(words.list[comma + 1])
}

function placeIn(parts: readonly Lexeme[], name: string, { locale }: PlaceDoc): Place {
  // "Kriens bei Luzern" is not in Luzern.
  const near = parts.findIndex(({ kind }, at) => at > 0 && kind === 'near')
  const town = (near < 0 ? parts : parts.slice(0, near)).find(({ kind }) => kind === 'town')
  const region = parts.find(({ kind }) => kind === 'code') ?? parts.find(({ kind }) => kind === 'region')
  const rest = region && !town ? name.replace(new RegExp(`[,\\s]+${region.text}$`), '') : name
  const spelled =
    town && (/^\p{Lu}\p{Ll}/u.test(town.text) || town.text.length < 5 ? town.text : (town.printed ?? town.text))
  // "20 Elm Street, Ithaca" is in Ithaca.
  const pieces = rest
    .split(/[,(/]| (?:and|und|et|y|or|oder|ou|sous|sur|dans|à|en|bei|on|at|by|por) /)
    .map((one) => one.trim())
  const city = spelled ?? (/\d/.test(pieces[0]!) && pieces[1] ? pieces[1] : pieces[0]!)
  const [country, ...others] = town?.value.split(',') ?? []
  const sole = others.length === 0 && (!locale || locale.slice(3) === country) ? country : undefined
  const where = region?.value ?? sole
  return {
    city,
    ...(region?.printed && region.printed !== city && { region: region.printed }),
    ...(where && { country: where }),
  }
}
