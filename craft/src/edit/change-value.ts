/** Words and values of the page take others in their place. */
import { figuresIn } from '../figures.ts'
import { splitWords } from '../headings.ts'
import { classOf } from '../line/word-lists.ts'
import type { Kind, Language } from '../sheet/sheet.ts'
import { readText } from '../text/text.ts'
import { roleName } from '../write/role-name.ts'
import { wordingOf } from '../write/wording.ts'
import { monthIn } from './calendar.ts'
import { type Changed, changeFigures, everywhere } from './change-figures.ts'
import { addFact, rewritePiece } from './change-lines.ts'
import type { Context } from './context.ts'
import { contentOf, piecesOf, placeOf, type Target } from './find-target.ts'
import { upper } from './items.ts'
import { type PageLines, withWords, wordsOf } from './page.ts'
import { factsIn, valuesIn } from './values.ts'
import {
  type Asked,
  commands,
  jointsOf,
  objectOf,
  objectText,
  quotedIn,
  readAsked,
  type Topic,
  thingNamed,
} from './wishes.ts'

/** Null where it is not clear what is to become of what. */
export function changeValue(lines: PageLines, asked: Asked, context: Context): Changed | null {
  return (
    changeWords(lines, asked, context.language) ??
    changeTitle(lines, asked, context) ??
    changeContact(lines, asked) ??
    everywhere(lines, changeFigures(lines, asked, context.language)) ??
    changeFact(lines, asked)
  )
}

/** "Replace X with Y", "Y instead of X": only where X stands on the page, to the letter. */
function changeWords(lines: PageLines, asked: Asked, language: Language): Changed | null {
  for (const [old, next] of pairsIn(asked, language)) {
    // One figure for another is told by what it counts.
    if (/^[\d.,:]+$/.test(old)) continue
    if (next === '' || (readAsked(old, language).topics.length > 0 && old.split(' ').length < 3 && /\d/.test(next)))
      continue
    const at = lines.findIndex((line) => placeOf(wordsOf(line), old) >= 0 && line.role !== 'blank')
    if (at < 0) continue
    const words = wordsOf(lines[at]!)
    const from = placeOf(words, old)
    const trimmed = withoutLead(next, words.slice(0, from))
    const to = goingOn(words, from + old.length, next, language)
    const before = words.slice(from, to)
    const by = /^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(trimmed) ? upper(trimmed) : trimmed
    const changed = withWords(lines[at]!, contracted(words.slice(0, from) + by + words.slice(to), language))
    return { lines: lines.toSpliced(at, 1, changed), before }
  }
  return null
}

/** "Applications by the end of May rather than 12 May": what leads to the old words on the page leads to the new ones. */
function withoutLead(next: string, before: string): string {
  const words = next.split(' ')
  const stood = splitWords(before)
  while (words.length > 1 && stood.includes(words[0]!.toLowerCase())) words.shift()
  return words.join(' ')
}

/** "De le chef" is "du chef". */
const contracted = (words: string, language: Language): string =>
  CONTRACTED.filter(([of]) => of === language).reduce((said, [, apart, one]) => said.replace(apart, one), words)

const CONTRACTED: readonly [Language, RegExp, string][] = [
  ['fr', /(?<=\s)de le(?=\s)/g, 'du'],
  ['fr', /(?<=\s)de les(?=\s)/g, 'des'],
  ['fr', /(?<=\s)à le(?=\s)/g, 'au'],
  ['fr', /(?<=\s)à les(?=\s)/g, 'aux'],
  ['es', /(?<=\s)de el(?=\s)/g, 'del'],
  ['es', /(?<=\s)a el(?=\s)/g, 'al'],
]

/** "Two weekends off instead of every second one": the words behind that the new ones say, too, go with the old. */
function goingOn(words: string, to: number, next: string, language: Language): number {
  const stems = contentOf(splitWords(next), language)
  let end = to
  for (const { 0: word, index } of words.slice(to).matchAll(/^\s+\p{L}+|(?<=\p{L})\s+\p{L}+/gu)) {
    const bare = word.trim().toLowerCase()
    if (
      index !== end - to ||
      !(contentOf([bare], language).some((stem) => stems.includes(stem)) || splitWords(next).includes(bare))
    )
      break
    end = to + index + word.length
  }
  return end
}

const bare = (words: string) => words.replace(/^[\s"“”„«»'‘’:,]+|[\s"“”„«»'‘’,.!]+$/gu, '')

function* pairsIn(asked: Asked, language: Language): Generator<[old: string, next: string]> {
  const { text } = asked
  const quoted = quotedIn(text)
  const isTurned = jointsOf(language, 'instead').some((joint) => text.toLowerCase().includes(joint))
  if (quoted.length >= 2) yield isTurned ? [quoted[1]!, quoted[0]!] : [quoted[0]!, quoted[1]!]
  for (const joint of jointsOf(language, 'instead')) {
    const at = text.toLowerCase().indexOf(` ${joint} `)
    const old = bare(text.slice(at + joint.length + 2)).replace(/\s+ones?$/, '')
    if (at > 0) yield [old, objectBefore(asked, at, language)]
  }
  yield* contrastsIn(asked, language)
  if (!commands(asked, 'replace', 'set')) return
  const object = objectText(asked)
  for (const joint of jointsOf(language, 'to')) {
    const at = object.toLowerCase().indexOf(` ${joint} `)
    if (at > 0) yield [bare(object.slice(0, at)), bare(object.slice(at + joint.length + 2))]
  }
}

const NOT = /(?<!\p{L})(?:not|nicht|pas|no)\s+/giu
const NAME_OF = /(?<=\S\s)\p{Lu}[\p{L}\d.-]*(?:\s\p{Lu}[\p{L}\d.-]*)*/gu
const LONG = 5

/** "It's Carlisle now, not Whitehaven": the old name is as many of the words behind as stand on the page. */
function* contrastsIn(asked: Asked, language: Language): Generator<[old: string, next: string]> {
  const { text } = asked
  for (const { 0: not, index } of text.matchAll(NOT)) {
    const before = text.slice(0, index)
    const name = /^\p{Lu}/u.test(text.slice(index + not.length)) && [...before.matchAll(NAME_OF)].at(-1)?.[0]
    const next = name || thingNamed(readAsked(before, language), language)
    if (!name && !commands(asked, 'now', 'set', 'replace')) continue
    const words = text.slice(index + not.length).split(/\s+/)
    for (let count = /\d/.test(words[0] ?? '') ? 0 : Math.min(LONG, words.length); count > 0; count--)
      yield [bare(words.slice(0, count).join(' ')), next]
  }
}

const POLITE = "and|und|et|y|please|bitte|por favor|s'il te plaît|can you|could you"
const SAY = 'say|write|use|put|make it|schreib\\w*|sag\\w*|nimm|dis|écris|mets|pon|di|usa'
const LEAD = new RegExp(`^(?:(?:${POLITE}) )*(?:(?:${SAY})\\s+)?`, 'i')

/** The words before a place, without the command that leads them. */
const objectBefore = ({ text }: Asked, at: number, language: Language): string =>
  bare(objectText(readAsked(text.slice(0, at).replace(LEAD, ''), language), ['add', 'set', 'replace', 'courtesy']))

/** "Make it Year 2 Teaching Assistant", "the title should be …". */
function changeTitle(lines: PageLines, asked: Asked, { language, address }: Context): Changed | null {
  const at = lines.findIndex(({ role }) => role === 'title')
  if (at < 0) return null
  const before = wordsOf(lines[at]!)
  const isNamed = asked.topics.includes('title')
  const [quoted] = quotedIn(asked.text)
  const object = bare((isNamed && quoted) || (isNamed ? withoutTopic(objectText(asked)) : objectText(asked)))
  const named = readAsked(object, language)
  const isTopicOnly = named.topics.includes('title') && objectOf(named).length <= 2
  if (object === '' || object.length > 80 || (isTopicOnly && !quoted)) return null
  // Words about the title are no title.
  const isSaid = (word: string) => ['auxiliary', 'pronoun', 'contracted'].includes(classOf(word, language) ?? '')
  const isRemark = /^\p{Ll}/u.test(object) && !commands(asked, 'set', 'replace')
  if (!quoted && (isRemark || named.words.some(isSaid))) return null
  const shares = contentOf(splitWords(object), 'en').some((word) => contentOf(splitWords(before), 'en').includes(word))
  const isTitle =
    isNamed || (commands(asked, 'set') && shares && /^\p{Lu}/u.test(object) && valuesIn(object).length === 0)
  if (!isTitle) return null
  const title = object[0]!.toUpperCase() + object.slice(1)
  const [old, next] = [before, title].map((one) => roleName(one, 1, wordingOf(language, address)))
  const retitled = lines.toSpliced(at, 1, withWords(lines[at]!, title))
  const reopened = isTold(lines, title) ? null : inOpening(retitled, old!, next!, title)
  return { lines: reopened ?? retitled, before }
}

/** What the first sentences call the role, by another name; null where they do not call it so. */
export function inOpening(lines: PageLines, old: string, next: string, title = next): PageLines | null {
  const at = lines.findIndex(
    (line) => line.role === 'text' && line.section === null && placeOf(wordsOf(line), old) >= 0,
  )
  if (at < 0) return null
  const words = wordsOf(lines[at]!)
  const from = placeOf(words, old)
  const stood = words.slice(from, from + old.length)
  // A page that writes its role with capitals goes on so.
  const isHigh = stood !== old && next.toLowerCase().endsWith(title.toLowerCase())
  const by = isHigh ? next.slice(0, -title.length) + title : next
  return lines.toSpliced(at, 1, withWords(lines[at]!, words.slice(0, from) + by + words.slice(from + old.length)))
}

/** Whether the first sentences say all words of a new title already. */
const isTold = (lines: PageLines, title: string): boolean => {
  const opening = lines.find((line) => line.role === 'text' && line.section === null)
  return opening !== undefined && splitWords(title).every((word) => splitWords(wordsOf(opening)).includes(word))
}

const NAME = 'title|titel|headline|überschrift|stellenbezeichnung|titre|intitulé|título|puesto'
const TO = 'to|into|is|as|sein|in|zu|auf|lautet|ist|en|est|à|a|es|por'
const ARTICLE = "the|der|die|das|le|la|el|l'"
const TOPIC = new RegExp(
  `^(?:(?:${ARTICLE}) ?)?(?:job )?(?:${NAME})(?: du poste| del puesto)?(?: (?:${TO}))?[\\s:]+`,
  'iu',
)
const TOPIC_BEHIND = new RegExp(`\\s(?:is|ist|est|es) (?:the|der|die|le|el)(?: job)? (?:${NAME})[\\s.]*$`, 'iu')
const withoutTopic = (words: string) => words.replace(TOPIC, '').replace(TOPIC_BEHIND, '')

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const PHONE = /\+?\d[\d\s()/.-]{6,}\d/

/** An address or a number to write to takes the place of the one on the page. */
function changeContact(lines: PageLines, asked: Asked): Changed | null {
  for (const form of [MAIL, PHONE]) {
    const next = form.exec(asked.text)?.[0]
    if (!next || (form === PHONE && asked.topics.some((topic) => FACTS.includes(topic as Kind)))) continue
    const at = lines.findIndex((line) => form.test(wordsOf(line)) && line.role !== 'facts')
    if (at < 0) continue
    const words = wordsOf(lines[at]!)
    const before = form.exec(words)![0]
    return {
      lines: lines.toSpliced(
        at,
        1,
        withWords(
          lines[at]!,
          words.replace(before, () => next.trim()),
        ),
      ),
      before,
    }
  }
  return null
}

const FACTS: readonly Kind[] = ['pay', 'hours', 'contract', 'mode', 'start', 'place']

/** A value without figures, or one that the page lacks. */
export function changeFact(lines: PageLines, asked: Asked): Changed | null {
  if (!commands(asked, 'set', 'now', 'replace', 'add') && asked.topics.length === 0) return null
  const topic = asked.topics.find((one) => FACTS.includes(one as Kind))
  const object = dateWithItsWord(asked, topic) ?? objectText(asked)
  const found = factsIn(object)
  // "Permanent after all": one word may tell how long it lasts.
  const words = object.split(' ').flatMap((word) => factsIn(word).filter(({ kind }) => kind === 'contract'))
  const isBare = found.length === 0 || (words.length > 0 && !/\d/.test(object))
  for (const { kind, text } of isBare ? words : found) {
    if (!FACTS.includes(kind) || (kind === 'start' && topic !== 'start')) continue
    if (topic ? kind !== topic && topic !== 'contract' : kind === 'contract' && /^\d+ \p{L}+$/u.test(text)) continue
    const target = pieceWith(lines, kind)
    if (!target) return { lines: addFact(lines, text), before: '' }
    if (lines[target.line]!.role !== 'facts') continue
    const before = wordsOf(lines[target.line]!).slice(target.from, target.to)
    // One figure for another is told by what it counts.
    const isFigured = figuresIn(text).length > 0 && figuresIn(before).length > 0
    if (isFigured && kind !== 'contract' && kind !== 'mode') return null
    return { lines: rewritePiece(lines, target, kind === 'contract' ? withContract(before, text) : text), before }
  }
  if (topic !== 'hours' || pieceWith(lines, 'hours')) return null
  const count = COUNT.exec(readText(objectText(asked)).text.replace(/[\s.!]+$/, ''))?.[0]
  return count ? { lines: addFact(lines, count), before: '' } : null
}

/** "16 périodes", "8 on, 2 off": hours that no grammar knows. */
const COUNT = /(?<![\d.,])\d{1,3} \p{L}+(?:,? \d{1,3} \p{L}+)?$/u

const VOLUME =
  /full|part.time|vollzeit|teilzeit|minijob|temps (?:plein|partiel|complet)|jornada|tiempo (?:completo|parcial)/iu

/** How long it lasts takes the place of how long it lasted; full or part time stays. */
const withContract = (before: string, text: string): string =>
  VOLUME.test(text) ? text : [text, ...before.split(', ').filter((part) => VOLUME.test(part))].join(', ')

const FROM: Record<Language, string> = { en: 'start', de: 'ab', fr: 'à partir de', es: 'a partir de' }

/** "An August start": a month is a day to start on by the word that leads it. */
function dateWithItsWord(asked: Asked, topic: Topic | undefined): string | null {
  const { text, topics } = asked
  if (topic !== 'start' || !topics.includes('start')) return null
  const object = objectText(asked)
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    // "The start to 1 October": what it is changed to is no end.
    const to = new RegExp(`(?<=\\p{L}\\s)(?:${jointsOf(language, 'to').join('|')})\\s+(?=\\d)`, 'iu')
    if (to.test(object)) return object.replace(to, '')
    for (const { 0: word } of text.matchAll(/\p{L}{3,}/gu))
      if (monthIn(word, language) !== null && !/\d/.test(text)) return `${FROM[language]} ${word}`
  }
  return null
}

/** The first piece of a line of facts, else any, that holds a value of a kind. */
export function pieceWith(lines: PageLines, kind: Kind): Target | null {
  const holds = (words: string) =>
    [words, ...words.split(', '), ...(kind === 'contract' ? words.split(' ') : [])].some((part) =>
      valuesIn(part).some((value) => value.kind === kind),
    )
  const pieces = lines.flatMap((line, at) =>
    line.role === 'facts' || line.role === 'text' || line.role === 'bullet'
      ? piecesOf(line).map((piece) => ({ line: at, ...piece }))
      : [],
  )
  return pieces.find(({ line, from, to }) => holds(wordsOf(lines[line]!).slice(from, to))) ?? null
}
