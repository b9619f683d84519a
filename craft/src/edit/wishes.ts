/** A comment becomes wishes: one for each thing that is asked for, with what it commands and of what it speaks. */
import { readTable } from '../data.ts'
import { splitWords, wordSpots } from '../headings.ts'
import { classOf } from '../line/word-lists.ts'
import { type Hit, tableFinder } from '../phrases.ts'
import type { Kind, Language } from '../sheet/sheet.ts'

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

/** Where one sentence may ask for a second thing: each part must have a command or a figure of its own. */
const AND = 'and|und|et|y|but|aber|mais|pero|then|dann|puis|pis|luego'
const ALSO = 'also|außerdem|zudem|además|par contre|en plus|so|deshalb|donc|así que'
const JOINT = new RegExp(String.raw`[,;]?\s+(?:${AND}|${ALSO})\s+|,\s+|:\s+|\s+[-–—]\s+`, 'giu')

export const trim = (text: string) => text.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '')

/** The sentence cut at its joints, each part with the joint that leads it. */
export function partsOf(sentence: string): string[] {
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
export const WHOLE: readonly Command[] = [
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

/** What stands for the thing named before, or is nobody's name. */
export const namesNothing = (word: string, language: Language): boolean =>
  classOf(word, language) !== null || /^(?:line|bit|part|thing|top|zeile|oben|ligne|haut|línea|arriba)$/.test(word)

/** What leads to the words that shall stand, or follows them: "make it …", "it's now …", "… please". */
const LEADS: readonly Command[] = [
  ...['set', 'add', 'replace', 'now', 'courtesy', 'request', 'only', 'move', 'must', 'wrong', 'first', 'last'],
] as Command[]
const TAILS: readonly Command[] = ['courtesy', 'request', 'now', 'first', 'last', 'add']
const THAT_IS = /^(?:that|this|which|das|dies|ça|cela|ceci|eso|esto)(?:'s)?$|^c'est$/

const SO = /^[,;]?\s*(?:so|deshalb|donc|así que)\s/i
const IN_BRACKETS =
  /,?\s+(?:(?:with|mit|avec|con)\s+)?([^,]+?)\s+(?:in brackets|in parenthes[ei]s|in klammern|entre parenthèses|entre paréntesis)$/i

/** "The overtime, it's paid": what is said of the thing named before. */
export const IT_IS: readonly (readonly [RegExp, string])[] = [
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
  const isTail = (at: number) => hits.some(({ at: places, value }) => TAILS.includes(value) && places.includes(at))
  const to = words.findLastIndex((_, at) => !isTail(at))
  if (from < 0) return ''
  return said
    .slice(spots[from]!.from, to === words.length - 1 ? said.length : spots[to]!.to)
    .replace(/^(?:qu|d)['’](?=\p{L})/u, '')
}
