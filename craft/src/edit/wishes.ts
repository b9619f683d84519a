/** A comment becomes wishes: one for each thing that is asked for, with what it commands and of what it speaks. */
import { readTable } from '../data.ts'
import { splitWords, wordSpots } from '../headings.ts'
import { classOf, isIn } from '../line/word-lists.ts'
import { type Hit, tableFinder } from '../phrases.ts'
import type { Kind, Language } from '../sheet/sheet.ts'
import { hasDay } from './calendar.ts'
import { valuesIn } from './values.ts'

export type Command =
  | 'remove'
  | 'gone'
  | 'only'
  | 'now'
  | 'line'
  | 'amount'
  | 'add'
  | 'replace'
  | 'set'
  | 'optional'
  | 'required'
  | 'before'
  | 'after'
  | 'first'
  | 'last'
  | 'move'
  | 'merge'
  | 'shorter'
  | 'longer'
  | 'warm'
  | 'formal'
  | 'informal'
  | 'formal-address'
  | 'translate'
  | 'picture'
  | 'under'
  | 'courtesy'
  | 'boast'
  | 'keep'
  | 'question'
  | 'wrong'

export interface Asked {
  /** As typed. */
  text: string
  words: string[]
  hits: Hit<Command>[]
  /** The parts of a page that it names: "the pay". */
  topics: Topic[]
}

/** What comments speak of: a kind of entry, or what the page tells within another. */
export type Topic = Kind | 'days' | 'openings' | 'interview'

const findCommands = tableFinder<Command>('edit-commands')
const findTopics = tableFinder<Topic>('edit-topics')

/** Words between what is and what shall be ("to"), or the other way round ("instead"). */
export const jointsOf = (language: Language, what: 'to' | 'instead'): string[] =>
  readTable('edit-joints')
    .filter(([of, kind]) => of === language && kind === what)
    .flatMap(([, , words]) => words!.split(' / '))

/** An apostrophe between letters is no mark. */
const QUOTED = /(?<!\p{L})["“„«'‘‚]\s?((?:[^"“”„«»'‘’]|(?<=\p{L})['’](?=\p{L})){2,120}?)\s?["”“»'’](?!\p{L})/gu

/** Where a wish quotes words, the marks left out. */
const quotedSpans = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(QUOTED)].map(({ 0: all, 1: said, index }) => {
    const from = index + all.indexOf(said!, 1)
    return { from, to: from + said!.length }
  })

export const quotedIn = (text: string): string[] => quotedSpans(text).map(({ from, to }) => text.slice(from, to))

export function readAsked(text: string, language: Language): Asked {
  const words = splitWords(text)
  const bare = words.map((word) => word.replace(/^(?:l|d|qu)'(?=\p{L}{3})|'s$/u, ''))
  const said = words.map((word) => word.replace(/^l'(?=\p{L}{5})/u, ''))
  // What is quoted is spoken of.
  const [spots, quoted] = [wordSpots(text), quotedSpans(text)]
  const isQuoted = (at: number) => quoted.some(({ from, to }) => spots[at]!.from >= from && spots[at]!.to <= to)
  return {
    text,
    words,
    hits: findCommands(language)(said).filter(({ at }) => !at.some(isQuoted)),
    topics: findTopics(language)(bare).map(({ value }) => value),
  }
}

export const commands = ({ hits }: Asked, ...wanted: Command[]): boolean =>
  hits.some(({ value }) => wanted.includes(value))

/** The text without what commands, as typed. */
export function objectText({ text, hits: all }: Asked, without?: readonly Command[]): string {
  const hits = without ? all.filter(({ value }) => without.includes(value)) : all
  const spots = wordSpots(text)
  let left = ''
  let from = 0
  for (const at of hits.flatMap((hit) => hit.at)) {
    left += `${text.slice(from, spots[at]!.from)} `
    from = spots[at]!.to
  }
  return trim((left + text.slice(from)).replace(/\s+/g, ' '))
}

const LOOSE = ['article', 'preposition', 'particle', 'auxiliary', 'conjunction', 'adverb', 'pronoun', 'relative']

/** The thing that a wish names, without the small words around it: "move R or Python up to" is "R or Python". */
export function thingNamed(asked: Asked, language: Language): string {
  const words = objectText(asked)
  const spots = wordSpots(words)
  const isLoose = ({ from, to }: { from: number; to: number }) =>
    LOOSE.includes(classOf(words.slice(from, to).toLowerCase().replaceAll('’', "'"), language) ?? '')
  const first = spots.findIndex((spot) => !isLoose(spot))
  const last = spots.findLastIndex((spot) => !isLoose(spot))
  return first < 0 ? '' : words.slice(spots[first]!.from, spots[last]!.to).replace(/^[ldLD]['’](?=\p{L}{3})/u, '')
}

/** The words that are no command. */
export const objectOf = ({ words, hits }: Asked): string[] =>
  words.filter((_, at) => !hits.some((hit) => hit.at.includes(at)))

/** What ends a sentence; a stop within a figure, an address or behind an abbreviation's letter does not. */
const SENTENCE =
  /(?<=[.!?;])\s+(?=[\p{Lu}\d£€$"'«„¿¡-])|(?<=\p{L}{4}[.!?]|\?|\)\.)\s+(?=\p{Ll})(?<!(?:approx|persönl|resp)\.\s+)|\n+|(?<=[;])\s*/u
/** "1. Oktober": the stop of an ordinal before a month. */
const ORDINAL = /(?:^|\s)\d{1,2}\.$/
const MONTH = /^(?:J[aäu]n|Feb|Mär|Apr|Mai|Jul|Aug|Sep|Okt|Nov|Dez)/
/** Where one sentence may ask for a second thing: each part must have a command or a figure of its own. */
const JOINT = /[,;]?\s+(?:and|und|et|y|but|aber|mais|pero|then|dann|puis|pis|luego)\s+|,\s+|:\s+|\s+[-–—]\s+/giu

function sentencesOf(comment: string): string[] {
  const sentences: string[] = []
  for (const part of comment.split(SENTENCE).map((one) => one.trim())) {
    const before = sentences.at(-1)
    if (before && ORDINAL.test(before) && MONTH.test(part)) sentences[sentences.length - 1] = `${before} ${part}`
    else if (/[\p{L}\d]/u.test(part)) sentences.push(part)
  }
  return sentences
}

/** Whether words by themselves are a change that the page can take. */
export type Follows = (part: Asked) => boolean

/**
 * @param follows lets a part of a sentence be a wish of its own that has no command: "hybrid, 3 days, the office is in York"
 * @returns what is asked for, in order; courtesies and reasons left out
 */
export function splitComment(comment: string, language: Language, follows: Follows = () => false): Asked[] {
  const wishes = sentencesOf(comment).flatMap((sentence) =>
    // What is to be one line is named in one breath: "ordering and invoices in one line".
    commands(readAsked(sentence, language), 'merge') && !commands(readAsked(sentence, language), 'remove', 'add', 'set')
      ? sentence.split(/(?=:\s)/).map((part) => readAsked(trim(part), language))
      : wishesOf(partsOf(sentence), language, follows).flatMap((asked) => cutWhatFails(asked, language, follows)),
  )
  return withReasons(wishes, language, follows)
}

/** Parts that ask for something, each with the parts that only go on with it; a reason beside it is left out. */
function wishesOf(parts: readonly string[], language: Language, follows: Follows): Asked[] {
  const wishes: Asked[] = []
  let open = ''
  let isLeft = false
  const isOwn = (said: string) => {
    const asked = readAsked(trim(said), language)
    return objectOf(asked).some((word) => /\p{L}{3}/u.test(word) && classOf(word, language) === null) && follows(asked)
  }
  const close = () => {
    const said = trim(trim(open).replace(JOINED, ''))
    if (said !== '') wishes.push(readAsked(said, language))
    open = ''
  }
  parts.forEach((part, at) => {
    const [asked, before] = [readAsked(part, language), readAsked(open, language)]
    // "The line about the team is clumsy: say “…”"
    const isLine = commands(asked, 'line', 'courtesy') && quotedIn(parts[at + 1] ?? '').length > 0
    const isSaid = quotedIn(part).length > 0 && commands(before, 'line', 'courtesy') && !commands(before, ...ACTS)
    const isAble = at > 0 && (isLine || isOwn(part))
    const isNew =
      !THAT.test(part) &&
      !isSaid &&
      !goesOn(before, asked, language) &&
      (isAble || (standsAlone(asked, language) && !isListed(part, asked)))
    if (isNew && (standsAlone(before, language) || (isAble && follows(readAsked(trim(open), language))))) {
      // "Drop the Sunday, we no longer open": what is gone is why.
      isLeft = commands(before, 'remove') && /^,/.test(part) && !commands(asked, ...ACTS) && commands(asked, 'gone')
      if (isLeft) return
      close()
    } else if (!isNew && !THAT.test(part) && open !== '' && standsAlone(before, language)) {
      const isBehind = /^(?:,|\s+[-–—])/.test(part)
      isLeft = (isLeft && /^,/.test(part)) || (isBehind && isReason(before, asked, language))
      if (isLeft) return
    } else isLeft = false
    open += part
  })
  close()
  return wishes
}

/** "Grade 7 rather than 6, and the manager is now Ms Kolb": what can be done is not left for what can't. */
function cutWhatFails(asked: Asked, language: Language, follows: Follows): Asked[] {
  const parts = partsOf(asked.text)
  // "Add a tool allowance, £300 a year" is one thing.
  if (parts.length < 2 || commands(asked, 'add') || follows(asked)) return [asked]
  for (let at = parts.length - 1; at > 0; at--) {
    const [head, tail] = [parts.slice(0, at), parts.slice(at)].map((some) => readAsked(trim(some.join('')), language))
    if (follows(head!) || follows(tail!)) return [head!, tail!]
  }
  return [asked]
}

/** What joins a wish to the one before is no part of it. */
const JOINED = /^(?:and|und|et|y)\s+/i
const THAT = /^,?\s*(?:dass|que|qu['’]|that)/i
const trim = (text: string) => text.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')

/** The sentence cut at its joints, each part with the joint that leads it. */
function partsOf(sentence: string): string[] {
  const quoted = quotedSpans(sentence)
  const cuts = [...sentence.matchAll(JOINT)]
    .map(({ index }) => index)
    .filter((at) => !quoted.some(({ from, to }) => at > from && at < to))
  const marks = [0, ...cuts, sentence.length]
  return marks
    .slice(1)
    .map((to, at) => sentence.slice(marks[at], to))
    .filter((part) => part !== '')
}

/** What needs no object. */
const WHOLE: readonly Command[] = [
  'shorter',
  'longer',
  'warm',
  'formal',
  'informal',
  'formal-address',
  'translate',
  'picture',
]
const ACTS: readonly Command[] = [
  'keep',
  'remove',
  'add',
  'replace',
  'set',
  'optional',
  'required',
  'merge',
  'move',
  ...WHOLE,
]

/** "Do we need the licence line?" is for people to decide. */
export const isQuestion = (asked: Asked): boolean => commands(asked, 'question', 'keep') && asked.text.includes('?')

/** A comma goes on with a list: "from 8, 9 or 10". */
const isListed = (part: string, asked: Asked) =>
  /^,\s(?!(?:and|und|et|y)\s)/.test(part) && asked.topics.length === 0 && !commands(asked, ...ACTS, 'now', 'gone')

/** "Add that we close at 5 and open at 9", "required, not preferred": more of the same. */
const goesOn = (before: Asked, asked: Asked, language: Language): boolean =>
  (commands(before, 'add') && !commands(asked, ...ACTS, 'now')) ||
  (commands(before, 'optional', 'required') &&
    commands(asked, 'optional', 'required') &&
    (objectOf(asked).every((word) => classOf(word, language) !== null || NEGATION.test(word)) ||
      NEGATION.test(asked.words.filter((word) => classOf(word, language) !== 'conjunction')[0] ?? '')))
const NEGATION = /^(?:not|nicht|kein|keine|pas|no)$/

/** Words that a clause has and a list has not. */
const CLAUSE = ['auxiliary', 'contracted', 'pronoun', 'relative']
const VERBAL = /^(?:its|das|es|wir|ich|sie|l'\p{L}+|il|elle|on|c'est|se|ya)$/u
const hasVerb = ({ words }: Asked, language: Language): boolean =>
  words.some((word) => isIn('subject', word, language) || CLAUSE.includes(classOf(word, language) ?? '')) ||
  VERBAL.test(words[0] ?? '')

/** A sentence of its own behind a wish tells why; what is told with "add that …" goes on, and so does "…, too". */
const isReason = (before: Asked, asked: Asked, language: Language): boolean =>
  !/(?:^|\s)(?:too|auch|aussi|también)[\s.!]*$/i.test(asked.text) &&
  !(commands(before, 'add') && /\s(?:that|dass|que|qu'\p{L}+)\s/iu.test(before.text)) &&
  !commands(asked, ...ACTS) &&
  !(commands(asked, 'now') && /\d/.test(asked.text)) &&
  hasVerb(asked, language)

/** "Now" and the like ask for something only where it says what: a figure, a part of the page. */
const isOrder = (asked: Asked): boolean =>
  commands(asked, ...ACTS, 'gone') ||
  isQuestion(asked) ||
  (asked.topics.includes('title') && asked.words.length > 2) ||
  asked.topics.some((topic) => valuesIn(asked.text).some(({ kind }) => kind === topic)) ||
  (asked.topics.some((topic) => DAYS.includes(topic)) && /\d/.test(asked.text)) ||
  (commands(asked, 'now') &&
    (asked.topics.length > 0 ||
      /\d/.test(asked.text) ||
      hasDay(asked.text) ||
      asked.words.some((word) => NEGATION.test(word)) ||
      valuesIn(asked.text).length > 0)) ||
  (commands(asked, 'only') && (asked.topics.includes('openings') || asked.words.length <= SHORT))
const SHORT = 6
const DAYS: readonly Topic[] = ['start', 'deadline', 'interview']

/** Has a command and something that it is about, or a figure with what it counts. */
const standsAlone = (asked: Asked, language: Language): boolean =>
  commands(asked, ...WHOLE) ||
  (isOrder(asked) && objectOf(asked).some((word) => classOf(word, language) === null)) ||
  (/\d/.test(asked.text) && objectOf(asked).some((word) => /\p{L}{4}/u.test(word) && classOf(word, language) === null))

const NAMES_NOTHING =
  /^(?:it|that|this|them|line|one|bit|part|please|so|das|es|die|zeile|bitte|den|ça|la|ligne|stp|svp|lo|eso|línea|esa|esta|por|favor|s'il|te|plaît|vous)$/

/**
 * "Cycle counts went to first shift. Take that line out.": what a command speaks of may stand in the sentence before it; a
 * sentence without a command beside one that has one is its reason.
 */
function withReasons(wishes: Asked[], language: Language, follows: Follows): Asked[] {
  const hasOrder = wishes.some(isOrder)
  return wishes.flatMap((asked, at): Asked[] => {
    const [before, next] = [wishes[at - 1], wishes[at + 1]]
    if (
      hasOrder &&
      !isOrder(asked) &&
      !commands(asked, 'now') &&
      !follows(asked) &&
      (!/\d/.test(asked.text) || (next && isAboutThat(next)))
    )
      return []
    if (before && commands(asked, ...WHOLE) && isAboutThat(asked) && commands(before, asked.hits.at(-1)!.value))
      return []
    const isAbout = isAboutThat(asked) || (quotedIn(asked.text).length > 0 && before && commands(before, 'line'))
    return before && !isOrder(before) && isAbout ? [readAsked(`${before.text} ${asked.text}`, language)] : [asked]
  })
}

const isAboutThat = (asked: Asked) =>
  commands(asked, ...ACTS) && objectOf(asked).every((word) => NAMES_NOTHING.test(word))
