/** Words and values of the page take others in their place. */
import { figuresIn } from '../figures.ts'
import { splitWords } from '../headings.ts'
import { classOf } from '../line/word-lists.ts'
import type { Kind, Language } from '../sheet/sheet.ts'
import { readText } from '../text/text.ts'
import { roleName } from '../write/role-name.ts'
import { wordingOf } from '../write/wording.ts'
import { hasDay, monthIn } from './calendar.ts'
import { type Changed, changeFigures, everywhere } from './change-figures.ts'
import { addFact, rewritePiece } from './change-lines.ts'
import type { Context } from './context.ts'
import { contentOf, piecesOf, placeOf, type Target } from './find-target.ts'
import { type PageLines, withWords, wordsOf } from './page.ts'
import { reword } from './reword.ts'
import { factsIn, valuesIn } from './values.ts'
import { type Asked, commands, objectOf, objectText, quotedIn, readAsked, wordsSaid } from './wishes.ts'

/** Null where it is not clear what is to become of what. */
export function changeValue(lines: PageLines, asked: Asked, context: Context): Changed | null {
  return (
    reword(lines, asked, context.language) ??
    changeTitle(lines, asked, context) ??
    changeContact(lines, asked, context.language) ??
    everywhere(lines, changeFigures(lines, asked, context.language)) ??
    changeFact(lines, asked)
  )
}

const bare = (words: string) => words.replace(/^[\s"“”„«»'‘’:,]+|[\s"“”„«»'‘’,.!]+$/gu, '')

/** "Make it Year 2 Teaching Assistant", "the title should be …". */
function changeTitle(lines: PageLines, asked: Asked, { language, address }: Context): Changed | null {
  const at = lines.findIndex(({ role }) => role === 'title')
  if (at < 0) return null
  const before = wordsOf(lines[at]!)
  const isNamed = asked.topics.includes('title')
  const [quoted] = quotedIn(asked.text)
  const object = bare(
    (isNamed && quoted) || (isNamed ? withoutTopic(wordsSaid(asked, language)) : wordsSaid(asked, language)),
  )
  const named = readAsked(object, language)
  const isTopicOnly = named.topics.includes('title') && objectOf(named).length <= 2
  if (object === '' || object.length > 80 || (isTopicOnly && !quoted)) return null
  // Words about the title are no title.
  const isSaid = (word: string) => ['auxiliary', 'pronoun', 'contracted'].includes(classOf(word, language) ?? '')
  const isRemark = /^\p{Ll}/u.test(object) && !commands(asked, 'set', 'replace')
  if (!quoted && (isRemark || named.words.some(isSaid))) return null
  const shares = contentOf(splitWords(object), 'en').some((word) => contentOf(splitWords(before), 'en').includes(word))
  const overlap = ({ words }: { words: string }) =>
    contentOf(splitWords(object), language).filter((stem) => contentOf(splitWords(words), language).includes(stem))
      .length
  const isOther = lines.some(
    (line) => line.role === 'bullet' && overlap({ words: wordsOf(line) }) > overlap({ words: before }),
  )
  const isTitle =
    isNamed ||
    (commands(asked, 'set', 'replace') &&
      shares &&
      !isOther &&
      /^\p{Lu}/u.test(object) &&
      valuesIn(object).length === 0)
  if (!isTitle) return null
  const title = object[0]!.toUpperCase() + object.slice(1)
  const [old, next] = [before, title].map((one) => roleName(one, 1, wordingOf(language, address)))
  const retitled = lines.toSpliced(at, 1, withWords(lines[at]!, title))
  // "Mostly for Year 2" tells what the title adds.
  const opening = lines.find((line) => line.role === 'text' && line.section === null)
  const told = splitWords(opening ? wordsOf(opening) : '')
  const adds = splitWords(title).filter((word) => !splitWords(before).includes(word))
  const isTold = adds.length > 0 && adds.every((word) => told.includes(word))
  const reopened = isTold ? null : inOpening(retitled, old!, next!, title)
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

const NAME = 'title|titel|headline|überschrift|stellenbezeichnung|titre|intitulé|título|puesto'
const TO = 'to|into|is|should be|should read|as|sein|in|zu|auf|lautet|ist|en|est|à|a|es|por'
const ARTICLE = "the|der|die|das|le|la|el|l'"
const TOPIC = new RegExp(
  `^(?:(?:${ARTICLE}) ?)?(?:job )?(?:${NAME})(?: du poste| del puesto)?(?: (?:${TO}))?[\\s:]+`,
  'iu',
)
const TOPIC_BEHIND = new RegExp(`\\s(?:is|ist|est|es) (?:the|der|die|le|el)(?: job)? (?:${NAME})[\\s.]*$`, 'iu')
const withoutTopic = (words: string) => words.replace(TOPIC, '').replace(TOPIC_BEHIND, '')

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const PHONE = /\+?\d[\d\s()/.-]{6,}\d/

/** Addresses, numbers and people to write to take the place of those on the page. */
function changeContact(lines: PageLines, asked: Asked, language: Language): Changed | null {
  let changed = lines
  let before = ''
  const isFact = asked.topics.some((topic) => FACTS.includes(topic as Kind))
  for (const form of [MAIL, PHONE]) {
    const next = form.exec(asked.text)?.[0]
    const at = lines.findIndex((line) => form.test(wordsOf(line)) && line.role !== 'facts')
    if (!next || at < 0 || (form === PHONE && isFact)) continue
    const words = wordsOf(changed[at]!)
    before ||= form.exec(words)![0]
    changed = changed.with(
      at,
      withWords(
        changed[at]!,
        words.replace(form, () => next.trim()),
      ),
    )
  }
  const named = before !== '' || asked.topics.includes('contact') ? personIn(asked.text, language) : null
  const at = lines.findLastIndex((line) => line.section === 'apply' && personIn(` ${wordsOf(line)}`, language) !== null)
  if (named && at >= 0) {
    const words = wordsOf(changed[at]!)
    const stood = personIn(` ${words}`, language)!
    before ||= stood
    changed = changed.with(
      at,
      withWords(
        changed[at]!,
        words.replace(stood, () => named),
      ),
    )
  }
  return before === '' ? null : { lines: changed, before }
}

const TITLED =
  /(?:(?:Mrs?|Ms|Dr|Prof|Herrn?|Frau|Mme|Mlle|M|Sra?|Srta|D|Don|Doña|doña|don)\.?\s)+\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)*/u
const LEADS_TO = "to|for|ring|call|text|with|is|it['’]s|its|bei|an|ist|jetzt|à|con|a|est|es"
const GOES_ON = 'on|at|unter|au|al|or|oder|o|ou|instead|now|jetzt|please'
const LED = new RegExp(
  String.raw`(?<=\s(?:${LEADS_TO})\s)\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{Ll}-]+)*(?=\s+(?:${GOES_ON})|[,.]|$)`,
  'u',
)

/** Somebody by name: with a title, or where people are named who are to be called. */
const personIn = (text: string, language: Language): string | null => {
  const found = TITLED.exec(text)?.[0] ?? LED.exec(text)?.[0] ?? null
  return found && splitWords(found).every((word) => monthIn(word, language) === null && !hasDay(found)) ? found : null
}

const FACTS: readonly Kind[] = ['pay', 'hours', 'contract', 'mode', 'start', 'place']

/** A value without figures, or one that the page lacks. */
export function changeFact(lines: PageLines, asked: Asked): Changed | null {
  if (!commands(asked, 'set', 'now', 'replace', 'add') && asked.topics.length === 0) return null
  if (asked.topics.some((one) => one === 'interview' || one === 'deadline')) return null
  const topic = asked.topics.find((one) => FACTS.includes(one as Kind))
  const object = objectText(asked)
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
