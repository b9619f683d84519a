/** Corrections: of two values for one thing the later one holds, and what is taken back is taken out. All of it here. */
import { contentOf as contentOfPage } from '../edit/find-target.ts'
import { withoutItem } from '../edit/items.ts'
import { figuresIn, withFigures } from '../figures.ts'
import { splitWords } from '../headings.ts'
import type { Stretch } from '../label/label.ts'
import { isPlainForm, plainForm } from '../line/plain-form.ts'
import { classOf } from '../line/word-lists.ts'
import { tableFinder } from '../phrases.ts'
import type { Text } from '../text/text.ts'
import { capital } from '../write/sentence.ts'
import type { Draft } from './draft.ts'
import { wordsIn } from './guard.ts'
import type { Entry, Kind, Language, Span } from './sheet.ts'

/** later: what stands behind the words holds; out, gone: what is named behind or ahead of them is taken out; new: what stands beside them holds; other: none of it. */
type Taking = 'later' | 'out' | 'gone' | 'new' | 'other'
const findTaking = tableFinder<Taking>('corrections')

const isSaid = ({ text }: Draft, { from, to }: Span, ...wanted: Taking[]): boolean =>
  (wanted.includes('later') && text.cuts.some((cut) => cut >= from && cut <= to)) ||
  findTaking(text.language)(wordsIn(text, from, to)).some(({ value }) => wanted.includes(value))

/** Whether words set a value against another that is told elsewhere: "now", "goes up to". */
export const tellsNews = (draft: Draft, span: Span): boolean => isSaid(draft, span, 'new')

/** Kinds of which only one can be true. */
const ONE: readonly Kind[] = ['pay', 'hours', 'contract', 'start', 'deadline', 'mode', 'employer', 'place']
const LINES: readonly Kind[] = ['task', 'demand', 'wish', 'offer', 'condition', 'team', 'notneeded']
/** How far beside a value the words may stand that set it against another, in characters. */
const REACH = 30
const FAR = 90

/** Changes the draft in place: what no longer holds goes to the notes. `stretches` are all of the brief. */
export function correct(draft: Draft, stretches: readonly Stretch[]): void {
  for (const kind of ONE) correctValues(draft, kind)
  takeOutDenied(draft)
  dropContradiction(draft)
  correctLines(draft)
  takeOut(draft, stretches)
}

function correctValues(draft: Draft, kind: Kind): void {
  const told = draft.entries.filter((entry) => entry.kind === kind && entry.span)
  for (const [at, later] of told.entries()) {
    for (const earlier of told.slice(0, at)) {
      const isOld = isChanged(draft, earlier.span!, later.span!) && isMeasured(earlier) === isMeasured(later)
      if (!draft.entries.includes(earlier) || !(isOld || isSameThing(earlier, later))) continue
      if (earlier.text === later.text) drop(draft, later, null)
      else if (isTakenBack(draft, earlier.span!, later.span!)) drop(draft, earlier, 'superseded')
      else if (isNew(draft, earlier.span!)) drop(draft, later, 'superseded')
    }
  }
}

/** Hours of a week or a sum, not on which days or what depends on what. */
const isMeasured = ({ value }: Entry): boolean => !!value && 'per' in value && value.per !== null

/** Whether two entries of a kind speak of one thing: sums by the same measure, hours of a week. */
function isSameThing(a: Entry, b: Entry): boolean {
  if (a.text === b.text) return true
  if (a.kind === 'pay' && b.kind === 'pay') return a.value?.per === b.value?.per && isToldAlike(a.text, b.text)
  if (a.kind === 'hours' && b.kind === 'hours') return !!a.value?.per && a.value.per === b.value?.per
  return a.kind === b.kind
}

/** "13,90 to begin with" and "15,40 once trained" are two things. */
function isToldAlike(one: string, other: string): boolean {
  const [few, many] = [one, other].map((text) => contentOf(splitWords(text))).sort((a, b) => a.length - b.length)
  return few!.every((word) => many!.includes(word))
}

/** Whether one stands in an old text and the other among the changes to it. */
const isChanged = ({ changesFrom }: Draft, earlier: Span, later: Span): boolean =>
  earlier.to <= changesFrom && later.from >= changesFrom

const isTakenBack = (draft: Draft, earlier: Span, later: Span): boolean =>
  isChanged(draft, earlier, later) ||
  isSaid(
    draft,
    { from: Math.max(earlier.to, later.from - FAR), to: Math.min(later.to + REACH, endOfLine(draft, later.to)) },
    'later',
    'new',
  )

const isNew = (draft: Draft, { from, to }: Span): boolean =>
  isSaid(draft, { from: Math.max(0, from - REACH), to: Math.min(to + REACH / 2, endOfLine(draft, to)) }, 'new')

const endOfLine = ({ text }: Draft, from: number) => {
  const end = text.text.indexOf('\n', from)
  return end < 0 ? text.text.length : end
}

const PASSING = ['fixed-term', 'temporary', 'seasonal']

/** A permanent post has no end: which of the two is meant the person must tell. */
function dropContradiction(draft: Draft): void {
  const told = draft.entries.filter((entry) => entry.kind === 'contract')
  const typesOf = ({ value }: Entry<'contract'>): readonly string[] => value?.types ?? []
  const lasting = told.filter((entry) => typesOf(entry).includes('permanent'))
  const passing = told.filter((entry) => typesOf(entry).some((type) => PASSING.includes(type)))
  const ends = told.filter(({ value }) => value && !value.types)
  if (lasting.length === 0 || lasting.some((entry) => passing.includes(entry))) return
  for (const entry of passing.length > 0 ? [...lasting, ...passing, ...ends] : ends) drop(draft, entry, 'unsure')
}

function drop(draft: Draft, entry: Entry, why: 'superseded' | 'unsure' | null): void {
  const at = draft.entries.indexOf(entry)
  if (at < 0) return
  draft.entries.splice(at, 1)
  if (why) draft.notes.push({ text: '', why, span: entry.span! })
}

const contentOf = (words: readonly string[]) =>
  words
    .filter((word) => word.length > 2 && !/\d/.test(word))
    .map((word) => word.replace(/(?<=\p{L}{3})s$/u, '').slice(0, 5))
const DENIES =
  /(?<!\p{L})(?:no|not|never|none|kein\w*|nicht|nie|sans|pas|jamais|aucun\w*|sin|nunca|ningun\w*)(?!\p{L})/iu

/**
 * A later line that says less of the same thing corrects the earlier one: another figure ("three apprentices"), another need
 * ("the NVQ only nice to have"), or that it is not so.
 */
function correctLines(draft: Draft): void {
  const told = draft.entries.filter(({ kind, span }) => LINES.includes(kind) && span)
  for (const [at, later] of told.entries()) {
    const words = contentOf(splitWords(later.text))
    if (words.length === 0) continue
    for (const earlier of told.slice(0, at)) {
      const stood = contentOf(splitWords(earlier.text))
      const shared = words.filter((word) => stood.includes(word)).length
      if (!draft.entries.includes(earlier) || !draft.entries.includes(later) || shared < words.length * 0.75) continue
      if (DENIES.test(later.text) && !DENIES.test(earlier.text)) drop(draft, earlier, 'superseded')
      else if (shared === words.length) correctLine(draft, earlier, later)
    }
  }
}

function correctLine(draft: Draft, earlier: Entry, later: Entry): void {
  const [stand, told] = [figuresIn(earlier.text), figuresIn(later.text)]
  const differs = told.some(({ amount }) => !stand.some((one) => one.amount === amount))
  if (told.length > 0 && differs) {
    const text = isTakenBack(draft, earlier.span!, later.span!) ? withFigures(earlier.text, later.text) : null
    if (text === null) return
    earlier.text = text
    drop(draft, later, null)
  } else if (earlier.kind === later.kind) drop(draft, later, null)
  else if (isNeed(earlier) && isNeed(later)) {
    earlier.kind = later.kind
    drop(draft, later, null)
  }
}

const isNeed = ({ kind }: Entry): boolean => kind === 'demand' || kind === 'wish'

/** "Runs the line when the chef is off" is work, and takes nothing out. */
const isSurelyTold = ({ label, sure }: Stretch): boolean => (label === 'duty' || label === 'must') && sure > 0.8

/** Ways to apply that the brief itself takes out: "don't let them ring Father Michael any more". */
export function withoutTakenOut(text: Text, stretches: readonly Stretch[]): Stretch[] {
  const named = stretches
    .filter((stretch) => !isSurelyTold(stretch))
    .flatMap((stretch) => clausesIn(text, stretch).map((clause) => ({ stretch, words: takenOutBy(text, clause) })))
  return stretches.filter(
    (stretch) =>
      stretch.label !== 'apply' ||
      !named.some(
        (one) =>
          one.stretch !== stretch &&
          isNamed(namesIn(text.text.slice(stretch.from, stretch.to), text.language), one.words),
      ),
  )
}

/** "Live-in is gone", "forget the SIA badge": what a line says of it is taken out, and so is the order itself. */
function takeOut(draft: Draft, stretches: readonly Stretch[]): void {
  const { text } = draft
  for (const stretch of stretches) {
    if (isSurelyTold(stretch)) continue
    for (const clause of clausesIn(text, stretch)) {
      const words = takenOutBy(text, clause)
      if (words.length === 0) continue
      const [from, to] = [clause[0]!.from, clause.at(-1)!.to]
      const others = draft.entries.filter(({ span }) => span && (span.to <= from || span.from >= to))
      const told = others.flatMap((entry) => namesIn(entry.text, text.language))
      // "the laundry bit": what no line has names none
      const named = words.filter((word) => contentOf([word]).some((one) => told.includes(one)))
      if (named.length * 2 < words.length) continue
      // A post without a name is none.
      const meant = others.find(
        ({ kind, text: line }) => kind !== 'title' && isNamed(namesIn(line, text.language), named),
      )
      if (!meant) continue
      const parted = withoutNamed(meant.text, named, text.language)
      if (!parted) drop(draft, meant, 'superseded')
      else {
        meant.text = parted.rest
        noteTaken(draft, meant.span!, parted.taken)
      }
      // What tells more than that stays: "45 hours, no split shifts any more"
      const itself = draft.entries.filter(
        ({ span }) => span && span.from < to && span.to > from && span.from >= from - 2,
      )
      for (const entry of itself) drop(draft, entry, 'superseded')
    }
  }
}

/** A line without what is named: of two things that one does the other, else the rest of a list; null where nothing is left. */
function withoutNamed(
  line: string,
  named: readonly string[],
  language: Language,
): { rest: string; taken: string } | null {
  const halves = line.split(/ (?:and|und|et|y) /)
  const isMeant = (half: string) => contentOf(named).some((word) => namesIn(half, language).includes(word))
  const [taken, ...others] = halves.filter(isMeant)
  const rest = halves.find((half) => half !== taken)
  if (halves.length === 2 && taken !== undefined && others.length === 0 && rest !== undefined) {
    const subject = /^(?:Du|Sie|Wir|You|We|Vous|Tu|Nous) /.exec(halves[0]!)?.[0] ?? ''
    const verb = splitWords(rest)[0] ?? ''
    if (rest === halves[0] || isPlainForm(verb, language)) return { rest: capital(rest), taken }
    if (subject !== '' && plainForm(verb, language) !== null) return { rest: subject + rest, taken }
  }
  return withoutItem(line, contentOfPage(named, language), language)
}

/** Among changes, what is not needed any more is no demand: "First aid - not needed, we train you". */
function takeOutDenied(draft: Draft): void {
  const { language } = draft.text
  for (const later of draft.entries.filter(({ kind }) => kind === 'notneeded')) {
    const named = namesIn(later.text.split(/ [-–—] |[,;:]/)[0]!, language)
    const told = draft.entries.find(
      ({ kind, span, text }) =>
        (kind === 'demand' || kind === 'task') &&
        span &&
        isChanged(draft, span, later.span!) &&
        named.some((word) => namesIn(text, language).includes(word)),
    )
    if (!told) continue
    const parted = withoutNamed(told.text, named, language)
    if (parted) {
      told.text = parted.rest
      noteTaken(draft, told.span!, parted.taken)
    } else drop(draft, told, 'superseded')
  }
}

/** What a line loses stands beside the page, as it was said. */
function noteTaken({ text, notes }: Draft, { from, to }: Span, taken: string): void {
  const at = text.text.slice(from, to).toLowerCase().indexOf(taken.toLowerCase())
  if (at >= 0) notes.push({ text: '', why: 'superseded', span: { from: from + at, to: from + at + taken.length } })
}

function clausesIn({ tokens }: Text, { from, to }: Span): Text['tokens'][] {
  const clauses: Text['tokens'][] = [[]]
  for (const token of tokens) {
    if (token.from < from || token.from >= to) continue
    const isHyphen = token.lower === '-' && clauses.at(-1)!.at(-1)?.to === token.from
    if (/^[,.;:!?()–-]$/.test(token.lower) && !isHyphen) clauses.push([])
    else clauses.at(-1)!.push(token)
  }
  return clauses.filter((clause) => clause.length > 0)
}

const namesIn = (said: string, language: Language): string[] =>
  contentOf(
    splitWords(said)
      .flatMap((word) => word.split('-'))
      .filter((word) => classOf(word, language) === null),
  )

/** In words: what is taken out stands so near to what takes it. */
const NEAR = 6

/** What a clause takes out: the telling words within what takes ("take the laundry out"), or else beside it. */
function takenOutBy({ language }: Text, clause: Text['tokens']): string[] {
  const words = clause.map(({ lower }) => lower)
  const named = findTaking(language)(words)
    .filter(({ value }) => value === 'out' || value === 'gone')
    .flatMap(({ from, to, at, value }) => {
      if (at.length < to - from) return words.slice(from, to).filter((_, index) => !at.includes(from + index))
      return value === 'out' ? words.slice(to, to + NEAR) : words.slice(Math.max(0, from - NEAR), from)
    })
  return named.filter((word) => classOf(word, language) === null && word.length > 2)
}

/** Who takes something out names it in few words. */
const MOST_NAMED = 6

/** Whether what is named is all in a line, or half of the line is named. */
function isNamed(line: readonly string[], words: readonly string[]): boolean {
  const named = contentOf(words)
  const shared = line.filter((word) => named.includes(word)).length
  if (named.length > MOST_NAMED) return false
  return shared > 0 && (named.every((word) => line.includes(word)) || shared * 2 >= line.length)
}
