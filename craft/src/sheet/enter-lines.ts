/** Stretches that become a line of the page, each by its label. */
import type { Label, Stretch } from '../label/label.ts'
import { clauseWords } from '../line/clause-words.ts'
import { withoutFrames, withoutHolder } from '../line/frames.ts'
import { judgedIn, NOT_NEEDED } from '../line/judgement.ts'
import { type LineKind, lineOf } from '../line/line.ts'
import { isPlainForm, plainForm } from '../line/plain-form.ts'
import { tidy } from '../line/tidy.ts'
import { isIn } from '../line/word-lists.ts'
import { wordsOf } from '../line/words.ts'
import { tableFinder } from '../phrases.ts'
import { BREATH } from '../text/figures.ts'
import { sentencesIn } from '../text/sentences.ts'
import { type Draft, enter, note, tellingAt } from './draft.ts'
import { wordsIn } from './guard.ts'
import type { Language, Span } from './sheet.ts'

export const LINES: Partial<Record<Label, LineKind>> = {
  duty: 'task',
  must: 'demand',
  nice: 'wish',
  perk: 'offer',
  notneeded: 'notneeded',
  travel: 'condition',
  team: 'team',
}

const findNeeds = tableFinder<LineKind>('needs')

/** A closed list of words that say how much a demand matters: they weigh more than what the tagger took from its neighbours. */
function needOf({ text }: Draft, { from, to }: Span, kind: LineKind): LineKind {
  if (kind !== 'demand' && kind !== 'wish' && kind !== 'notneeded') return kind
  const words = wordsIn(text, from, to)
  const isDenied = (at: number) =>
    words.slice(Math.max(0, at - 1), at).some((word) => isIn('denial', word, text.language))
  // "Helpful, not essential" is a wish, "required not preferred" a demand; of two the later holds.
  const said = findNeeds(text.language)(words).map(({ value, from: at }) =>
    !isDenied(at) ? value : value === 'demand' ? 'notneeded' : null,
  )
  const told = said.findLast((one) => one === 'wish' || one === 'demand') ?? said.find((one) => one === 'notneeded')
  return kind === 'notneeded' && (told !== 'demand' || words.some((word) => isIn('denial', word, text.language)))
    ? kind
    : (told ?? kind)
}

/** What stands under a heading is what that announces, unless the tagger is sure of something else. */
function underHeading({ headingOver }: Draft, { from }: Span, kind: LineKind, sure: number): LineKind {
  const heading = headingOver(from)
  if (heading === null || heading === 'apply' || heading === 'about' || !HEADED.includes(kind)) return kind
  return heading === 'wish' || sure < CERTAIN ? heading : kind
}
const HEADED: readonly LineKind[] = ['task', 'demand', 'wish', 'offer', 'about', 'team']
const CERTAIN = 0.9

/** A verdict of so many words is no sentence. */
const SHORT = 4
/** Below this a stretch is rather something else. */
const SURE = 0.34

/** Lines of the page, one for each sentence, or notes with the reason why they are none. */
export function enterLine(draft: Draft, span: Span, given: LineKind, sure: number): void {
  const sentences = sentencesIn(draft.text, span)
  if (sentences.length > 1) for (const sentence of sentences) enterLine(draft, sentence, given, sure)
  else enterSentence(draft, span, given, sure)
}

function enterSentence(draft: Draft, span: Span, given: LineKind, sure: number): void {
  const { language } = draft.text
  const told = needOf(draft, span, underHeading(draft, span, given, sure))
  const judged = judgedIn(draft.text.text.slice(span.from, span.to), told, language)
  const said = judged ? span : tellingAt(draft.text, span)
  const kind = judged?.kind ?? told
  const title = draft.entries.find((entry) => entry.kind === 'title')?.text ?? ''
  const thing = (judged?.thing ?? draft.text.text.slice(said.from, said.to)).replaceAll(BREATH, '.')
  const words = withoutHolder(thing, title, kind)
  // "Six fifty for a weekend": nobody knows whether that is 6.50 or 650.
  const isOpen = kind === 'offer' && /(?<!\d)\d\u2009\d\d/.test(draft.text.text.slice(said.from, said.to))
  const typed = draft.text.text.slice(span.from, span.to)
  const isFree = judged !== null && kind === 'notneeded'
  // "Barbering no" is said for a page, "AAT is nice but not fussed" stands as it is
  const own = isFree && typed.split(' ').length > SHORT ? lineOf(typed, kind, draft.text) : null
  // "Not required: a degree" keeps its no
  const lead = draft.text.text.slice(span.from, said.from)
  const isDenied = kind === 'notneeded' && wordsOf(lead, language).some(({ lower }) => isIn('denial', lower, language))
  const asked = isFree || isDenied ? `${words.replace(/[\s.;,]+$/, '')} ${NOT_NEEDED[language]}` : words
  const line = isOpen ? null : (own ?? lineOf(asked, kind, draft.text))
  if (line !== null) {
    if (sure >= SURE) enter(draft, isLimit(line, kind, language) ? 'condition' : kind, line, span, true)
    else note(draft, 'unsure', span)
    return
  }
  const parts = judged ? [] : partsOf(words, said.from)
  if (parts.length > 1) for (const part of parts) enterSentence(draft, part, given, sure)
  else note(draft, 'fragment', span)
}

/** "No relocation money" is no benefit, and "No handball" nothing that one does. */
function isLimit(line: string, kind: LineKind, language: Language): boolean {
  const [first = '', second = '', third = ''] = wordsOf(line, language).map(({ lower }) => lower)
  const isOurs = /^(?:we|wir|nous)$/.test(first)
  const opens = isOurs ? [second, third] : /^(?:there|es|il)$/.test(first) ? [third] : [first]
  const concerns = kind === 'offer' || kind === 'task' || (kind === 'demand' && isOurs)
  return concerns && opens.some((word) => isIn('denial', word, language)) && !/\d/.test(line)
}

/** The pieces of a sentence between its commas; a bracket goes with what it follows. */
export function clausesIn(text: string, { from, to }: Span): Span[] {
  const spans: Span[] = []
  for (const { 0: piece, index } of text.slice(from, to).matchAll(/(?:[^,;(]|(?<=\d),(?=\d)|\([^)]*\)?)+/g)) {
    const lead = piece.length - piece.trimStart().length
    if (/[\p{L}\d]/u.test(piece)) spans.push({ from: from + index + lead, to: from + index + piece.trimEnd().length })
  }
  return spans
}

/** What may stand alone where the whole can't: its clauses, or what stands before a bracket and the bracket itself. */
function partsOf(words: string, offset: number): Span[] {
  const clauses = clausesIn(words, { from: 0, to: words.length })
  if (clauses.length > 1 && clauses.every(({ from, to }) => /\S\s+\S+\s+\S/.test(words.slice(from, to))))
    return clauses.map(({ from, to }) => ({ from: from + offset, to: to + offset }))
  const bracket = /\s\(([^()]*)\)\s*[.,;]?\s*$/u.exec(words)
  if (!bracket || bracket.index === 0) return []
  return [
    { from: offset, to: offset + bracket.index },
    { from: offset + bracket.index + 2, to: offset + bracket.index + 2 + bracket[1]!.length },
  ]
}

const MOSTLY = 0.7
/** "EMS and sheriff units": short, with the word that comes before the last of several. */
const LAST_OF_FEW = /^(?:\S+ ){1,3}?(?:and|or|et|ou|y|o) (?:\S+ ?){1,3}$/u

/**
 * The items of a sentence: "dispatch fire, EMS and sheriff units" is one, as what has no verb goes with the verb before it, and
 * what nothing parts is one thing.
 */
function wholeItems(draft: Draft, stretches: readonly Stretch[]): Stretch[] {
  const { text, language, traits } = draft.text
  const isOfVerb = (words: string) => {
    const first = withoutFrames(clauseWords(tidy(words, language), language), 'task', language)[0]
    return first !== undefined && (isPlainForm(first.lower, language) || plainForm(first.lower, language) !== null)
  }
  // "keep the registers of baptisms, weddings and funerals": where all else begins with a verb, this belongs to the one before
  const verbs = stretches.filter(({ from, to }) => isOfVerb(text.slice(from, to))).length
  const areOrders = verbs > 2 && verbs >= stretches.length * MOSTLY
  const items: Stretch[] = []
  for (const stretch of stretches) {
    const before = items.at(-1)
    const said = text.slice(stretch.from, stretch.to)
    const isLater = before !== undefined && !traits.dictated && isOneSentence(draft, before, stretch)
    const ahead = isLater ? text.slice(before.from, before.to) : ''
    const isTorn =
      !/[,)]\s*$/.test(ahead) && !/^(?:and|plus|und|sowie|et|y|e|or|oder|ou|o|[-+&–(])(?!\p{L})/iu.test(said)
    const isObject =
      language !== 'de' &&
      stretch.label === 'duty' &&
      isOfVerb(ahead) &&
      !isOfVerb(said) &&
      (LAST_OF_FEW.test(said) || areOrders)
    if (isLater && (isTorn || isObject))
      items[items.length - 1] = { ...before, to: stretch.to, sure: Math.min(before.sure, stretch.sure) }
    else items.push(stretch)
  }
  return items
}

/** A piece that is no line by itself may be the beginning of the next: "dry, sieve and weigh samples". */
export function enterStretches(draft: Draft, told: readonly Stretch[]): void {
  const stretches = wholeItems(draft, told)
  for (let at = 0; at < stretches.length; at++) {
    const stretch = stretches[at]!
    const kind = LINES[stretch.label]!
    const next = stretches[at + 1]
    const joined = next && isOneSentence(draft, stretch, next) ? { from: stretch.from, to: next.to } : null
    if (joined && !isLine(draft, stretch, kind) && isLine(draft, joined, kind)) {
      enterLine(draft, joined, kind, Math.min(stretch.sure, next!.sure))
      at += 1
    } else enterLine(draft, stretch, kind, stretch.sure)
  }
}

const isOneSentence = ({ text }: Draft, one: Stretch, next: Stretch): boolean =>
  one.label === next.label &&
  /^[\s,]*$/.test(text.text.slice(one.to, next.from)) &&
  !/[.;:!?\n]\s*$/.test(text.text.slice(one.from, next.from))

function isLine({ text }: Draft, span: Span, kind: LineKind): boolean {
  const said = tellingAt(text, span)
  const words = text.text.slice(said.from, said.to)
  // A verb alone is rarely what a person does; other languages list their tasks as nouns.
  if (kind === 'task' && text.language === 'en' && !/\S\s+\S/.test(words.trim())) return false
  return lineOf(words, kind, text) !== null
}
