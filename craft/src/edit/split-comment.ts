/** A comment in wishes: one for each thing that is asked for; courtesies and reasons are left out. */
import { classOf, isIn } from '../line/word-lists.ts'
import type { Language } from '../sheet/sheet.ts'
import { hasDay } from './calendar.ts'
import { factsIn, valuesIn } from './values.ts'
import {
  ACTS,
  type Asked,
  commands,
  IT_IS,
  isQuestion,
  namesNothing,
  objectOf,
  partsOf,
  quotedIn,
  readAsked,
  type Topic,
  trim,
  WHOLE,
} from './wishes.ts'

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
    const isQuoted = quotedIn(part).length > 0 && commands(before, 'line', 'courtesy') && !commands(before, ...ACTS)
    const isSaid = isQuoted || (/^:\s/.test(part) && commands(before, 'set', 'replace'))
    const isAble = at > 0 && (isLine || isOwn(part))
    const isMore = goesOn(before, asked, language)
    const isNew =
      !THAT.test(part) && !isSaid && !isMore && (isAble || (standsAlone(asked, language) && !isListed(part, asked)))
    if (isNew && (standsAlone(before, language) || (isAble && follows(readAsked(trim(open), language))))) {
      // "Drop the Sunday, we no longer open": what is gone is why.
      isLeft = commands(before, 'remove') && /^,/.test(part) && !commands(asked, ...ACTS) && commands(asked, 'gone')
      if (isLeft) return
      close()
    } else if (
      !isNew &&
      !(isMore && (IT_IS.some(([form]) => form.test(part)) || !commands(before, 'add'))) &&
      !THAT.test(part) &&
      open !== '' &&
      standsAlone(before, language)
    ) {
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
  if (parts.length < 2 || commands(asked, 'add') || follows(asked, true)) return [asked]
  for (let at = parts.length - 1; at > 0; at--) {
    const [head, tail] = [parts.slice(0, at), parts.slice(at)].map((some) => readAsked(trim(some.join('')), language))
    if (follows(head!, true) || follows(tail!, true)) return [head!, tail!]
  }
  return [asked]
}

/** What joins a wish to the one before is no part of it. */
const JOINED = /^(?:and|und|et|y)\s+/i
const THAT = /^,?\s*(?:dass|que|qu['’]|that)/i
/** A comma goes on with a list: "from 8, 9 or 10". */
const isListed = (part: string, asked: Asked) =>
  /^,\s(?!(?:and|und|et|y)\s)/.test(part) && asked.topics.length === 0 && !commands(asked, ...ACTS, 'now', 'gone')

/** "Add that we close at 5 and open at 9", "required, not preferred": more of the same. */
const goesOn = (before: Asked, asked: Asked, language: Language): boolean =>
  // "It's not in Leeds, it's in York"
  (!commands(before, ...ACTS) &&
    before.words.some((word) => NEGATION.test(word)) &&
    asked.hits.some(({ value, from }) => value === 'now' && from === 0) &&
    !commands(asked, ...ACTS)) ||
  (commands(before, 'add') && (!commands(asked, ...ACTS, 'now') || IT_IS.some(([form]) => form.test(asked.text)))) ||
  (commands(before, 'optional', 'required') &&
    commands(asked, 'optional', 'required') &&
    (objectOf(asked).every((word) => classOf(word, language) !== null || NEGATION.test(word)) ||
      NEGATION.test(asked.words.filter((word) => classOf(word, language) !== 'conjunction')[0] ?? '')))
const NEGATION = /^(?:not|isn't|aren't|nicht|kein|keine|pas|no)$/

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
  factsIn(asked.text).length === 0 &&
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
  (isOrder(asked) && objectOf(asked).some((word) => !namesNothing(word, language))) ||
  (/\d/.test(asked.text) && objectOf(asked).some((word) => /\p{L}{4}/u.test(word) && classOf(word, language) === null))

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
