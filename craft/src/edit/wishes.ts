/** A comment becomes wishes: one for each thing that is asked for, with what it commands and of what it speaks. */
import { readTable } from '../data.ts'
import { splitWords, wordSpots } from '../headings.ts'
import { type Hit, phraseFinder } from '../phrases.ts'
import type { Kind, Language } from '../sheet/sheet.ts'

export type Command =
  | 'remove'
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

export interface Asked {
  /** As typed. */
  text: string
  words: string[]
  hits: Hit<Command>[]
  /** The parts of a page that it names: "the pay". */
  topics: Kind[]
}

interface Lists {
  commands: ReturnType<typeof phraseFinder<Command>>
  topics: ReturnType<typeof phraseFinder<Kind>>
}
const lists = new Map<Language, Lists>()

function listsFor(language: Language): Lists {
  let found = lists.get(language)
  if (!found) {
    const of = <T extends string>(name: string) =>
      phraseFinder(
        readTable(name)
          .filter(([row]) => row === language)
          .flatMap(([, what, phrases]) => phrases!.split(' / ').map((phrase) => [phrase, what as T] as const)),
      )
    found = { commands: of<Command>('edit-commands'), topics: of<Kind>('edit-topics') }
    lists.set(language, found)
  }
  return found
}

export function readAsked(text: string, language: Language): Asked {
  const words = splitWords(text)
  const { commands, topics } = listsFor(language)
  return { text, words, hits: commands(words), topics: topics(words).map(({ value }) => value) }
}

export const commands = ({ hits }: Asked, ...wanted: Command[]): boolean =>
  hits.some(({ value }) => wanted.includes(value))

/** The text without what commands, as typed. */
export function objectText({ text, hits }: Asked): string {
  const spots = wordSpots(text)
  let left = ''
  let from = 0
  for (const at of hits.flatMap((hit) => hit.at)) {
    left += `${text.slice(from, spots[at]!.from)} `
    from = spots[at]!.to
  }
  return trim((left + text.slice(from)).replace(/\s+/g, ' '))
}

/** The words that are no command. */
export const objectOf = ({ words, hits }: Asked): string[] =>
  words.filter((_, at) => !hits.some((hit) => hit.at.includes(at)))

/** What ends a sentence; a stop within a figure, an address or behind an abbreviation's letter does not. */
const SENTENCE = /(?<=[.!?;])\s+(?=[\p{Lu}\d£€$"'«„¿¡-])|\n+|(?<=[;])\s*/u
/** Where one sentence may ask for a second thing: each part must have a command or a figure of its own. */
const JOINT = /,?\s+(?:and|und|et|y|also|außerdem|et aussi|y también|then|dann|puis|luego)\s+|,\s+|:\s+|\s+[-–]\s+/giu

/** @returns what is asked for, in order; courtesies left out */
export function splitComment(comment: string, language: Language): Asked[] {
  const sentences = comment
    .split(SENTENCE)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
  const wishes: Asked[] = []
  for (const sentence of sentences) {
    let open = ''
    // What is to be one line is named in one breath: "ordering and invoices in one line".
    const parts = commands(readAsked(sentence, language), 'merge') ? sentence.split(/(?=:\s)/) : partsOf(sentence)
    for (const part of parts) {
      const joined = open + part
      const rest = sentence.slice(sentence.indexOf(part) + part.length)
      const isListed = /^,\s/.test(part) && !commands(readAsked(part, language), ...ACTS)
      if (
        !isListed &&
        standsAlone(readAsked(part, language)) &&
        (open === '' || standsAlone(readAsked(open, language)))
      ) {
        if (open.trim() !== '') wishes.push(readAsked(trim(open), language))
        open = part
      } else open = joined
      if (rest === '') break
    }
    if (open.trim() !== '') wishes.push(readAsked(trim(open), language))
  }
  return withReasons(wishes, language)
}

const trim = (text: string) => text.replace(/^[\s,:–-]+|[\s,:–-]+$/g, '')

/** The sentence cut at its joints, each part with the joint that leads it. */
function partsOf(sentence: string): string[] {
  const cuts = [...sentence.matchAll(JOINT)].map(({ index }) => index)
  const marks = [0, ...cuts, sentence.length]
  return marks
    .slice(1)
    .map((to, at) => sentence.slice(marks[at], to))
    .filter((part) => part !== '')
}

const ACTS: readonly Command[] = [
  'remove',
  'add',
  'replace',
  'set',
  'optional',
  'required',
  'merge',
  'shorter',
  'longer',
  'warm',
  'formal',
  'informal',
  'formal-address',
  'translate',
  'picture',
]

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

/** Has a command and something that it is about, or a figure with what it counts. */
const standsAlone = (asked: Asked): boolean =>
  commands(asked, ...WHOLE) ||
  (commands(asked, ...ACTS) && objectOf(asked).length > 0) ||
  (/\d/.test(asked.text) && objectOf(asked).some((word) => /\p{L}{4}/u.test(word)))

const NAMES_NOTHING =
  /^(?:it|that|this|them|line|one|bit|part|please|das|es|die|zeile|bitte|den|ça|la|ligne|stp|svp|lo|eso|línea|esa|esta|por|favor|s'il|te|plaît|vous)$/

/**
 * "Cycle counts went to first shift. Take that line out.": what a command speaks of may stand in the sentence before it; a
 * sentence without a command beside one that has one is its reason; "shorter" beside what is to be shorter is no wish of its own.
 */
function withReasons(wishes: Asked[], language: Language): Asked[] {
  const isOrder = (asked: Asked | undefined) =>
    asked !== undefined && (commands(asked, ...ACTS) || asked.topics.includes('title'))
  const hasOrder = wishes.some(isOrder)
  return wishes.flatMap((asked, at): Asked[] => {
    const [before, next] = [wishes[at - 1], wishes[at + 1]]
    if (hasOrder && !isOrder(asked) && (!/\d/.test(asked.text) || (next && isAboutThat(next)))) return []
    if (commands(asked, 'shorter') && wishes.some((one) => one !== asked && commands(one, 'merge', 'remove'))) return []
    return before && !isOrder(before) && isAboutThat(asked)
      ? [readAsked(`${before.text} ${asked.text}`, language)]
      : [asked]
  })
}

const isAboutThat = (asked: Asked) =>
  commands(asked, ...ACTS) && objectOf(asked).every((word) => NAMES_NOTHING.test(word))
