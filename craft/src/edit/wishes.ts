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
  | 'must'
  | 'request'
  | 'beside'
  | 'rest'

export interface Asked {
  /** As typed. */
  text: string
  words: string[]
  hits: Hit<Command>[]
  /** The parts of a page that it names: "the pay"; and with which of its words. */
  topics: Topic[]
  named: number[]
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
const QUOTED = /(?<![\p{L}\d])["“„«'‘‚]\s?((?:[^"“”„«»'‘’]|(?<=\p{L})['’](?=\p{L})){2,120}?)\s?["”“»'’](?!\p{L})/gu

/** Where a wish quotes words, the marks left out. */
const quotedSpans = (text: string): { from: number; to: number }[] =>
  [...text.matchAll(QUOTED)].map(({ 0: all, 1: said, index }) => {
    const from = index + all.indexOf(said!, 1)
    return { from, to: from + said!.length }
  })

export const quotedIn = (text: string): string[] => quotedSpans(text).map(({ from, to }) => text.slice(from, to))

/** "Isnt", "thats", "its 40 hours": what is typed without its apostrophe. */
const spelt = (word: string, at: number, all: readonly string[]): string =>
  /^its$/.test(word)
    ? at === 0 || /^(?:\d.*|an?|the|not|now|no|been|gone|only|just)$/.test(all[at + 1] ?? '')
      ? "it's"
      : word
    : word
        .replace(/^(is|are|was|were|do|does|did|has|have|should|would|ca|wo)nt$/, "$1n't")
        .replace(/^(that|there|what|where)s$/, "$1's")
        .replace(/^(they|you|we)(ve|re(?<!were))$/, "$1'$2")

export function readAsked(text: string, language: Language): Asked {
  const words = language === 'en' ? splitWords(text).map(spelt) : splitWords(text)
  const bare = words.map((word) => word.replace(/^(?:l|d|qu)'(?=\p{L}{3})|'s$/u, ''))
  const said = words.map((word) => word.replace(/^l'(?=\p{L}{5})/u, ''))
  // What is quoted is spoken of.
  const [spots, quoted] = [wordSpots(text), quotedSpans(text)]
  const topics = findTopics(language)(bare)
  const isQuoted = (at: number) => quoted.some(({ from, to }) => spots[at]!.from >= from && spots[at]!.to <= to)
  return {
    text,
    words,
    hits: findCommands(language)(said).filter(({ at }) => !at.some(isQuoted)),
    topics: topics.map(({ value }) => value),
    named: topics.flatMap(({ at }) => at),
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

/** What may end a sentence: marks with a blank behind, or a new line. */
const STOP = /(?<=[.!?;][)"'”»]?)\s+(?=[\p{L}\d£€$"'«„“¿¡(-])|\n+|(?<=;)\s*/u
/** "1. Oktober", "28.02. verlängern", "Dr. Marsh", "std. frei": the stop of an ordinal, a day, a title or an abbreviation. */
const isWithin = (before: string, next: string, language: Language): boolean => {
  const [, word = ''] = /(\S+)\.$/.exec(before) ?? []
  if (/^\d{1,2}$/.test(word)) return MONTH.test(next)
  const isLow = /^\p{Ll}/u.test(next)
  return (
    (isLow && /^\d/.test(word)) ||
    /^\p{L}$/u.test(word) ||
    (isIn('abbreviation', word.toLowerCase(), language) && (isLow || word.length < 3))
  )
}
const MONTH = /^(?:J[aäu]n|Feb|Mär|Apr|Mai|Jul|Aug|Sep|Okt|Nov|Dez)/
/** Where one sentence may ask for a second thing: each part must have a command or a figure of its own. */
const JOINT =
  /[,;]?\s+(?:and|und|et|y|but|aber|mais|pero|then|dann|puis|pis|luego|so|deshalb|donc|así que|also|außerdem|zudem|además|par contre|en plus)\s+|,\s+|:\s+|\s+[-–—]\s+/giu

function sentencesOf(comment: string, language: Language): string[] {
  const sentences: string[] = []
  for (const part of comment.split(STOP).map((one) => one.trim())) {
    const before = sentences.at(-1)
    if (before && isWithin(before, part, language)) sentences[sentences.length - 1] = `${before} ${part}`
    else if (/[\p{L}\d]/u.test(part)) sentences.push(part)
  }
  return sentences
}

/** "“Before easter” lol. Just Easter": words that are quoted alone are what the next sentence speaks of. */
function quotesJoined(sentences: readonly string[], language: Language): string[] {
  const joined: string[] = []
  let alone = ''
  for (const sentence of sentences) {
    const said = alone + sentence
    const isAlone = quotedIn(said).length === 1 && !commands(readAsked(said, language), ...ACTS, 'gone')
    alone = isAlone ? `${said} ` : ''
    if (!isAlone) joined.push(said)
  }
  return alone === '' ? joined : [...joined, alone.trim()]
}

/** Whether words by themselves are a change that the page can take. */
export type Follows = (part: Asked, isLoose?: boolean) => boolean

/**
 * @param follows lets a part of a sentence be a wish of its own that has no command: "hybrid, 3 days, the office is in York"
 * @returns what is asked for, in order; courtesies and reasons left out
 */
export function splitComment(comment: string, language: Language, follows: Follows = () => false): Asked[] {
  const wishes = quotesJoined(sentencesOf(comment, language), language).flatMap((sentence) =>
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
    if (follows(head!, true) || follows(tail!, true)) return [head!, tail!]
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
export const ACTS: readonly Command[] = [
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
  (commands(before, 'add') && (!commands(asked, ...ACTS, 'now') || IT_IS.some(([form]) => form.test(asked.text)))) ||
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
  !commands(asked, ...ACTS, 'must') &&
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

/** What stands for the thing named before, or is nobody's name. */
export const namesNothing = (word: string, language: Language): boolean =>
  classOf(word, language) !== null || /^(?:line|bit|part|thing|zeile|ligne|línea)$/.test(word)

/**
 * "Cycle counts went to first shift. Take that line out.": what a command speaks of may stand in the sentence before it; a
 * sentence without a command beside one that has one is its reason.
 */
function withReasons(wishes: Asked[], language: Language, follows: Follows): Asked[] {
  const hasOrder = wishes.some(isOrder)
  const isJoined = (before: Asked | undefined, asked: Asked | undefined) =>
    before !== undefined &&
    asked !== undefined &&
    ((!isOrder(before) && quotedIn(asked.text).length > 0 && commands(before, 'line')) ||
      (!commands(before, ...ACTS) && isAboutThat(asked, language)))
  return wishes.flatMap((asked, at): Asked[] => {
    const [before, next] = [wishes[at - 1], wishes[at + 1]]
    if (
      hasOrder &&
      !isOrder(asked) &&
      !commands(asked, 'now', 'request') &&
      !follows(asked, true) &&
      (!/\d/.test(asked.text) || (next && isAboutThat(next, language)))
    )
      return []
    if (
      before &&
      commands(asked, ...WHOLE) &&
      isAboutThat(asked, language) &&
      commands(before, asked.hits.at(-1)!.value)
    )
      return []
    if (isJoined(asked, next)) return []
    return isJoined(before, asked) ? [readAsked(`${before!.text} ${asked.text}`, language)] : [asked]
  })
}

const isAboutThat = (asked: Asked, language: Language) =>
  commands(asked, ...ACTS) && objectOf(asked).every((word) => namesNothing(word, language))

/** What leads to the words that shall stand, or follows them: "make it …", "it's now …", "… please". */
const LEADS: readonly Command[] = [
  ...['set', 'add', 'replace', 'now', 'courtesy', 'request', 'only', 'move', 'must', 'wrong', 'first', 'last'],
] as Command[]
const THAT_IS = /^(?:that|this|which|das|dies|ça|cela|ceci|eso|esto)(?:'s)?$|^c'est$/

const SO = /^[,;]?\s*(?:so|deshalb|donc|así que)\s/i
const IN_BRACKETS =
  /,?\s+(?:(?:with|mit|avec|con)\s+)?([^,]+?)\s+(?:in brackets|in parenthes[ei]s|in klammern|entre parenthèses|entre paréntesis)$/i

/** "The overtime, it's paid": what is said of the thing named before. */
const IT_IS: readonly (readonly [RegExp, string])[] = [
  [/^,\s+(?:it's|its|it is)\s/i, ' is '],
  [/^,\s+(?:they're|they are)\s/i, ' are '],
  [/^,\s+(?:es|er|sie) (?=(?:ist|sind|wird|werden)\s)/i, ' '],
  [/^,\s+(?:ils?|elles?) (?=(?:est|sont)\s)/i, ' '],
]

/** The words that shall stand, as they were typed: without what leads to them, and without remarks on them. */
export function wordsSaid({ text }: Asked, language: Language): string {
  const all = partsOf(text)
  const readOf = (part: string) => readAsked(trim(part), language)
  const isEmpty = ({ words, hits, named }: Asked) =>
    words.every(
      (word, at) => namesNothing(word, language) || named.includes(at) || hits.some((hit) => hit.at.includes(at)),
    )
  // "Ruth is on leave, so …", "the hours: …": what leads to it.
  const why = all.findIndex((part) => SO.test(part))
  const topic = all.findIndex(
    (part, at) => at > 0 && /^(?::|\s+[-–—])\s/.test(part) && isEmpty(readOf(all.slice(0, at).join(''))),
  )
  const [first = '', ...others] = all.slice(Math.max(0, why, topic))
  const isRemark = (part: string) => THAT_IS.test(readOf(part).words[0] ?? '') || isEmpty(readOf(part))
  const cut = others.findIndex(isRemark)
  const told = (cut < 0 ? others : others.slice(0, cut)).map((part) =>
    IT_IS.reduce((left, [form, by]) => left.replace(form, by), part),
  )
  const said = trim(trim(first).replace(SO, '') + told.join(''))
    .replace(/[\s.!?]+$/, '')
    .replace(IN_BRACKETS, ' ($1)')
  const { words, hits } = readAsked(said, language)
  const spots = wordSpots(said)
  const isLead = (at: number) => hits.some(({ at: places, value }) => LEADS.includes(value) && places.includes(at))
  const isLoose = (at: number) => /^(?:is|be|that|dass|que|qu'|est|ist|es|son|and|und|et|y|it)$/.test(words[at]!)
  const from = words.findIndex((_, at) => !isLead(at) && !isLoose(at))
  const to = words.findLastIndex((_, at) => !isLead(at))
  if (from < 0) return ''
  return said
    .slice(spots[from]!.from, to === words.length - 1 ? said.length : spots[to]!.to)
    .replace(/^(?:qu|d)['’](?=\p{L})/u, '')
}
