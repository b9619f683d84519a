import type { Language } from '../../brief/facts.ts'
import { isName } from '../compose/speak.ts'
import { isDateIn } from '../languages/dates.ts'
import { placeName } from '../languages/place-names.ts'
import { BARE_TERMS } from './bare-terms.ts'
import { DESK_TERMS } from './desk-terms.ts'
import { EVERYDAY_TERMS } from './everyday-terms.ts'
import { FIELD_TERMS } from './field-terms.ts'
import { writeFigures } from './figures.ts'
import type { Case } from './german-forms.ts'
import { isGermanNoun, leavesWords } from './kept-words.ts'
import { NOTE_TERMS } from './note-terms.ts'
import { inOneForm } from './one-form.ts'
import { NOTE } from './phrase-forms.ts'
import { IS_MONTH, parse } from './read-words.ts'
import { clockIn } from './say-clock.ts'
import { inEnglish } from './say-in-english.ts'
import { inFrames } from './say-in-frames.ts'
import { inGerman } from './say-in-german.ts'
import { spanIn } from './say-spans.ts'
import { sumIn } from './say-sums.ts'
import { inTasks } from './say-tasks.ts'
import { timesIn } from './say-times.ts'
import { SHIFT_TERMS } from './shift-terms.ts'
import { TERMS as COMMON_TERMS } from './terms.ts'
import { TITLE_TERMS } from './title-terms.ts'
import { inWords } from './word-by-word.ts'
import { WORK_TERMS } from './work-terms.ts'

const TERMS = [
  ...BARE_TERMS,
  ...COMMON_TERMS,
  ...NOTE_TERMS,
  ...SHIFT_TERMS,
  ...DESK_TERMS,
  ...WORK_TERMS,
  ...FIELD_TERMS,
  ...EVERYDAY_TERMS,
]
const COLUMN: Record<Language, number> = { en: 0, de: 1, fr: 2, es: 3 }
const QUOTES: Record<Language, [string, string]> = {
  en: ['“', '”'],
  de: ['„', '“'],
  fr: ['«\u00a0', '\u00a0»'],
  es: ['«', '»'],
}
const AND: Record<Language, string> = { en: 'and', de: 'und', fr: 'et', es: 'y' }
const WITH: Record<Language, string> = { en: 'with', de: 'mit', fr: 'avec', es: 'con' }
const OR: Record<Language, string> = { en: 'or', de: 'oder', fr: 'ou', es: 'o' }
const FOR: Record<Language, string> = { en: 'for', de: 'für', fr: 'pour', es: 'para' }
const NO: Record<Language, string> = { en: 'no', de: 'ohne', fr: 'sans', es: 'sin' }
const AFTER: Record<Language, string> = { en: 'after', de: 'nach', fr: 'après', es: 'a los' }
const MONTH: Record<Language, [one: string, several: string]> = {
  en: ['month', 'months'],
  de: ['Monat', 'Monaten'],
  fr: ['mois', 'mois'],
  es: ['mes', 'meses'],
}
const YEAR: Record<Language, [one: string, several: string]> = {
  en: ['year', 'years'],
  de: ['Jahr', 'Jahren'],
  fr: ['an', 'ans'],
  es: ['año', 'años'],
}
const DAY: Record<Language, [one: string, several: string]> = {
  en: ['day', 'days'],
  de: ['Tag', 'Tagen'],
  fr: ['jour', 'jours'],
  es: ['día', 'días'],
}
const FIGURE = /\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g

const plainOf = (phrase: string) =>
  phrase
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
const slotted = (plain: string) => plain.replace(FIGURE, '#').replace(/# %/g, '#%')
const keyOf = (phrase: string) => slotted(plainOf(phrase))

const INDEX = new Map<Language, Map<string, number>>()
for (const language of ['en', 'de', 'fr', 'es'] as const) {
  const rows = new Map<string, number>()
  const add = (key: string, row: number) => rows.has(key) || rows.set(key, row)
  // "3x8" is found by its own figures alone: "C95" is no "C1".
  for (const [row, terms] of TERMS.entries())
    for (const spelling of terms[COLUMN[language]]!.split('|')) {
      const plain = plainOf(spelling)
      add(/\d/.test(plain) ? plain : slotted(plain), row)
    }
  INDEX.set(language, rows)
}

/** No figure of the brief is lost and none is put in: "1 paid trial day" alone may be told without its one. */
function keepsFigures(written: string, figures: string[]): boolean {
  const slots = written.match(/#/g)?.length ?? 0
  const own = written.match(FIGURE) ?? []
  if (own.length > 0) return own.join() === figures.join()
  return slots === figures.length || (slots === 0 && figures.join() === '1')
}

/** "2nd shift": the figure is part of how the thing is called. */
const namesFigures = (row: number, phrase: string, from: Language): boolean =>
  TERMS[row]![COLUMN[from]]!.split('|').some(
    (spelling) => keyOf(spelling) === keyOf(phrase) && spelling.match(FIGURE)?.join() === phrase.match(FIGURE)?.join(),
  )

const NUMBERS: Record<Language, string[]> = {
  en: 'two three four five six seven eight nine ten'.split(' '),
  de: 'zwei drei vier fünf sechs sieben acht neun zehn'.split(' '),
  fr: 'deux trois quatre cinq six sept huit neuf dix'.split(' '),
  es: 'dos tres cuatro cinco seis siete ocho nueve diez'.split(' '),
}
/** "Two years in a similar job": with its figure, as the rows have it. */
const inFigures = (phrase: string, from: Language): string =>
  phrase.replace(/(?<![\p{L}\d-])\p{L}{3,6}(?![\p{L}\d-])/gu, (word) => {
    const number = NUMBERS[from].indexOf(word.toLowerCase())
    return number < 0 ? word : String(number + 2)
  })

function termFor(phrase: string, from: Language, to: Language): string | null {
  const rows = INDEX.get(from)!
  const plain = plainOf(phrase)
  const row = rows.get(plain) ?? rows.get(slotted(plain))
  if (row === undefined) {
    const written = inFigures(phrase, from)
    return written === phrase ? null : termFor(written, from, to)
  }
  const figures = phrase.match(FIGURE) ?? []
  const written = TERMS[row]![COLUMN[to]]!.split('|')[0]!
  if (!keepsFigures(written, figures) && !namesFigures(row, phrase, from)) return null
  return written.replace(/#/g, () => writeFigures(figures.shift() ?? '', from, to))
}

/** A trade by the name that it has in the output language, null where the list lacks it. */
export function titleTermFor(title: string, from: Language, to: Language): string | null {
  const key = keyOf(inOneForm(title))
  const row = TITLE_TERMS.find((terms) => terms[COLUMN[from]]!.split('|').some((spelling) => keyOf(spelling) === key))
  if (row) return row[COLUMN[to]]!.split('|')[0]!
  // "Fund Accountant (Private Equity)": the field stands in brackets behind the trade.
  const [, trade, field] = /^(.+) \((\p{L}[^()]+)\)$/u.exec(title) ?? []
  const known = trade ? titleTermFor(trade, from, to) : null
  return known && field ? `${known} (${termFor(field, from, to) ?? field})` : null
}

/** What stands behind a thing: "after 3 months", "8 €". */
const AFTER_MONTHS =
  / (?:after|nach|apr[eè]s|tras|despu[eé]s de) (\d+) (months?|Monaten?|mois|mes(?:es)?|years?|Jahren?|ans?|años?|days?|Tagen?|jours?|d[ií]as?)$/iu
const BRACKET_BEHIND = / \(([^()]+)\)$/u
const SUM_BEHIND =
  /(?: (?:of|for|von|für|in Höhe von|de|por|à|a|del))?[ :]+((?:[€$£]|EUR|USD|GBP|CHF|CAD) ?\d[\d.,]*k?|\d{1,3}(?:[ \u00a0\u202f]\d{3})+ ?[€$£]|\d[\d.,]*(?:k(?!\p{L})| ?(?:[%€$£]|EUR|USD|GBP|CHF|CAD|Euro|euros)(?!\p{L})))$/u
const ON_MACHINE = / sur (\p{Lu}[\p{L}\d-]+(?: [\p{Lu}\d][\p{L}\d-]*)?)$/u
const ON: Record<Language, string> = { en: 'on', de: 'an', fr: 'sur', es: 'en' }
const FIGURE_BEHIND = /[ :]+(\d[\d.,]*)$/u
/** "Up to 50 %": how a figure is meant, and no thing that it is of. */
const BOUND =
  /(?:^| )(?:bis(?: zu)?|ca\.?|circa|rund|etwa|mind(?:estens|\.)?|max(?:imal|\.)?|min\.?|up to|about|approx\.?|over|at least|jusqu.à|environ|hasta|unos|unas|más de|plus de|mehr als|over|über)$/iu
/** "Gruppe von 5", "1 semaine sur 4": the figure is no sum of what stands ahead. */
const TIED = /(?:^| )(?:von|of|de|ab|from|dès|desde|sur|in|cada|every|alle|only|nur|à|a|las|um|at)$/iu
const DENIED = /^(?:(?:no|keine?n?|ohne|pas de|sans|aucune?|sin|no hay|nada de) |pas d['’] ?)(?=\p{L})/iu

/** "about 25% travel", "~900 invoices a month". */
const ABOUT = /^(?:(?:about|around|approx\.?|roughly) |~ ?)(?=\d)/iu
const ABOUT_IN: Record<Language, string> = { en: 'about', de: 'rund', fr: 'environ', es: 'unas' }
/** "… in Germany and Austria". */
const IN_PLACES = / in (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?: and (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))?$/u
const IN: Record<Language, string> = { en: 'in', de: 'in', fr: 'en', es: 'en' }
/** "labour law basics", "basics of accounting". */
const BASICS = /^(?:(?<ahead>.+) basics|basics (?:of|in) (?<behind>.+)|basic (?<basic>.+))$/iu
const BASICS_IN: Record<Language, string> = {
  en: 'basics of',
  de: 'Grundkenntnisse:',
  fr: 'notions :',
  es: 'nociones:',
}

/** Something said with what stands around it, where the whole of it is known. */
function pieceFor(text: string, from: Language, to: Language, say: (thing: string) => string | null): string | null {
  const term = termFor(text, from, to) ?? sumIn(text, from, to)
  if (term) return term
  const about = from === 'en' ? ABOUT.exec(text)?.[0].length : undefined
  if (about) {
    const thing = say(text.slice(about))
    return thing && `${ABOUT_IN[to]} ${thing}`
  }
  const places = from === 'en' ? IN_PLACES.exec(text) : null
  if (places && !places.slice(1).some((name) => IS_MONTH.test(name ?? ''))) {
    const thing = say(text.slice(0, places.index))
    const names = places
      .slice(1)
      .filter(Boolean)
      .map((name) => placeName(name, to))
    // "Kunden in Bayern besuchen" has the place ahead of what is done.
    if (!thing || to !== 'de' || !/ \p{Ll}+(?:en|ern|eln)$/u.test(thing))
      return thing && `${thing} ${IN[to]} ${names.join(` ${AND[to]} `)}`
  }
  const basics = from === 'en' ? BASICS.exec(text)?.groups : undefined
  if (basics) {
    const thing = say((basics.ahead ?? basics.behind ?? basics.basic)!)
    return thing && `${BASICS_IN[to]} ${thing}`
  }
  const after = AFTER_MONTHS.exec(text)
  if (after) {
    const thing = say(text.slice(0, after.index))
    const [one, several] = /^(?:da|Ta|jo|d[ií])/iu.test(after[2]!)
      ? DAY[to]
      : /^(?:y|J|an|añ)/iu.test(after[2]!)
        ? YEAR[to]
        : MONTH[to]
    return thing && `${thing} ${AFTER[to]} ${after[1]} ${after[1] === '1' ? one : several}`
  }
  const bracket = BRACKET_BEHIND.exec(text)
  if (bracket) {
    const thing = say(text.slice(0, bracket.index))
    const inside = say(bracket[1]!) ?? (/\p{L}{3}/u.test(bracket[1]!) ? null : bracket[1]!)
    return thing && inside && `${thing} (${inside})`
  }
  // "Tournage sur Willemin": on which machine.
  const machine = from === 'fr' ? ON_MACHINE.exec(text) : null
  if (machine) {
    const thing = say(text.slice(0, machine.index))
    return thing && `${thing} ${ON[to]} ${machine[1]}`
  }
  const sum = SUM_BEHIND.exec(text) ?? FIGURE_BEHIND.exec(text)
  if (sum && !TIED.test(text.slice(0, sum.index))) {
    const ahead = text.slice(0, sum.index)
    const bound = BOUND.exec(ahead)
    const named = ahead.slice(0, bound?.index)
    const figure = bound ? say(`${bound[0].trim()} ${sum[1]}`) : (sumIn(sum[1]!, from, to) ?? sum[1])
    const thing =
      named && (bound || /\D$/.test(sum[1]!) || !/^\d/.test(sum[1]!) ? say(named) : termFor(named, from, to))
    if (thing && figure) return `${thing}${to === 'fr' ? ' :' : ':'} ${figure}`
  }
  // "$1.25 freezer pay".
  const ahead = /^([€$£] ?\d[\d.,]*) (?=\p{L})/u.exec(text)
  if (ahead) {
    const thing = say(text.slice(ahead[0].length))
    return thing && `${thing}${to === 'fr' ? ' :' : ':'} ${ahead[1]}`
  }
  const denied = DENIED.exec(text)
  const thing = denied && say(text.slice(denied[0].length))
  return thing ? `${NO[to]} ${thing}` : null
}

/** "2nd shift 2 pm-10:30 pm Sun-Thu": what is known ahead of the days and times. */
function timesBehind(text: string, to: Language, say: (thing: string) => string | null): string | null {
  const times = timesIn(text, 'en', to)
  if (times) return times
  const at =
    /^[^\d]*?(?:\d(?:st|nd|rd|th) )?\D*?(?= (?:from )?\d|(?: (?:mon|tue|wed|thu|fri|sat|sun)))/i.exec(text)?.[0]
      .length ?? 0
  const [known, behind] =
    at > 0 ? [say(text.slice(0, at).replace(/:$/, '')), timesIn(text.slice(at + 1), 'en', to)] : []
  return known && behind ? `${known}: ${behind}` : null
}

/** "Walk-ins Tue/Thu 9-11", "Nyon office every other Wed": what is named, and when. */
function thingAndTimes(
  text: string,
  from: Language,
  to: Language,
  say: (thing: string) => string | null,
): string | null {
  const words = text.split(' ')
  for (let at = 1; at < Math.min(words.length, 5); at++) {
    const times = timesIn(words.slice(at).join(' '), from, to)
    const thing = times && say(words.slice(0, at).join(' ').replace(/:$/, ''))
    if (thing) return `${thing}, ${times}`
  }
  return null
}

type Say = (thing: string) => string | null

const COMMA = /(\s*(?:,(?!\d)|;)\s*)/u
const TIES: [RegExp, Record<Language, string>][] = [
  [/ plus /u, AND],
  [/ with (?!\d)/u, WITH],
  [/\s*(?:,(?!\d)|;| \+ | & | and | und | et | y )\s*/u, AND],
  [/ (?:or|oder|ou|o|ni) /u, OR],
  [/ (?:for|für|pour|para) /u, FOR],
]

/** "Python" as against "Python or Go", which is told part by part. */
const isOneName = (text: string): boolean =>
  isName(text) && !/ (?:and|or|und|oder|et|ou|y|o) /u.test(text) && !text.split(' ').some((word) => IS_MONTH.test(word))

/** "Den Laden öffnen und Kassenabschluss", "answer phones and emails" told as one task and a thing. */
function isMixed(parts: string[], from: Language, to: Language): boolean {
  const tasks = parts.map((part) => inTasks(part, from, to) !== null)
  return (from === 'de' ? tasks.at(-1)! : tasks[0]!) && parts.some((part, at) => !tasks[at] && parse(part, from, to))
}
/** "… öffnen", "… und Kassenabschluss". */
const isHalfDone = (parts: (string | null)[]): boolean => {
  const done = parts.filter((part) => part !== null && /^(?:\p{L}+ )*\p{Lu}.* \p{Ll}+(?:en|ern|eln)$/u.test(part))
  return done.length > 0 && done.length < parts.length
}

/** Several things in a row, where `say` knows each that is no name. */
function listIn(
  text: string,
  from: Language,
  to: Language,
  say: Say,
  sayIn: (thing: string, wanted: Case) => string | null,
): string | null {
  for (const [between, joined] of TIES) {
    const parts = text.split(between)
    if (parts.length < 2) continue
    // "mit Gästen", "für neue Kollegen".
    const wanted: Case | null = to !== 'de' ? null : joined === WITH ? 'dat' : joined === FOR ? 'acc' : null
    // "Räume für Hochzeiten vorbereiten" is done, and no list.
    if ((joined === WITH || joined === FOR) && /\p{Lu}\p{L}* \p{Ll}+(?:en|ern|eln)$/u.test(text)) continue
    const known = parts.map(
      (part, at) =>
        (wanted && at > 0 ? sayIn(part, wanted) : null) ??
        say(part) ??
        (joined !== WITH && joined !== FOR && isOneName(part) ? part : null),
    )
    // "Kasse führen und abrechnen": no bill.
    const isDone = parts.map((part) => from === 'de' && /^\p{Ll}+(?:en|ern|eln)$/u.test(part))
    if (isDone.includes(true) && isDone.includes(false)) continue
    if (!known.every((part) => part !== null)) continue
    if (joined === AND && ((to === 'de' && isHalfDone(known)) || isMixed(parts, from, to))) continue
    return `${known.slice(0, -1).join(', ')} ${joined[to]} ${known.at(-1)}`
  }
  return null
}

/** "Turnos de 12 h, un fin de semana al mes": each told by itself, the commas as they were. */
function piecesIn(text: string, say: (thing: string) => string | null): string | null {
  const parts = text.split(COMMA)
  if (parts.length < 2) return null
  const known = parts.map((part, index) => (index % 2 === 1 ? part : (say(part) ?? (isOneName(part) ? part : null))))
  return known.includes(null) ? null : known.join('')
}

/** A note is told by trying one way after another; longer ones are sentences, which are beyond it. */
const LONGEST = 140

function phraseIn(
  text: string,
  from: Language,
  to: Language,
  known = new Map<string, string | null>(),
  isWhole = false,
): string | null {
  if (text === '' || text.length > LONGEST) return null
  const seen = known.get(text)
  if (seen !== undefined) return seen
  known.set(text, null)
  const say = (thing: string): string | null => phraseIn(thing.trim(), from, to, known)
  const sayIn = (thing: string, wanted: Case): string | null => inWords(thing, from, to, { ...NOTE, wanted })
  const piece = (thing: string): string | null => pieceFor(thing, from, to, say)
  const said =
    piece(text) ??
    (from === 'en' ? timesBehind(text, to, say) : null) ??
    timesIn(text, from, to) ??
    clockIn(text, from, to) ??
    spanIn(text, to, say) ??
    (text.includes(',') ? listIn(text, from, to, say, sayIn) : null) ??
    piecesIn(text, say) ??
    inTasks(text, from, to, isWhole) ??
    ((to === 'de' && !text.includes(' + ')) || (to === 'fr' && / (?:with|for) /.test(text))
      ? inWords(text, from, to)
      : null) ??
    inFrames(text, from, to, say, sayIn) ??
    listIn(text, from, to, say, sayIn) ??
    inWords(text, from, to) ??
    (from === 'de' && to === 'en' ? inEnglish(text) : null) ??
    (from === 'en' && to === 'de' ? inGerman(text, say) : null) ??
    thingAndTimes(text, from, to, say) ??
    byWayOfEnglish(text, from, to)
  known.set(text, said)
  return said
}

/** German to French: what can be said in English, and that in the other. */
function byWayOfEnglish(text: string, from: Language, to: Language): string | null {
  if (from === 'en' || to === 'en' || (from !== 'de' && to !== 'de')) return null
  // "Proben annehmen" is an order in English, which no noun of the other languages stands for.
  if (from === 'de' && /^\p{Lu}.* \p{Ll}+(?:en|ern|eln)$/u.test(text)) return null
  const english = from === 'de' ? inEnglish(text) : inWords(text, from, 'en')
  return english && phraseIn(english, 'en', to)
}

/** A phrase of the brief in the output language. What the lexicon does not know stays as it was, in quotation marks unless it is a name. */
export function translate(text: string, from: Language, to: Language): string {
  if (from === to) return text
  const said = phraseIn(text.trim(), from, to, new Map(), true)
  if (said && !leavesWords(said, text, from, to)) return said
  if (isDateIn(text, to) || (isName(text) && !(from === 'de' && isGermanNoun(text))) || /^\P{L}*$/u.test(text))
    return text
  const [open, close] = QUOTES[to]
  return `${open}${text}${close}`
}
