/** A brief becomes a sheet: the spine of the reading, in order. */
import { LABELS, labelBrief, type Stretch } from '../label/label.ts'
import { faultOf } from '../line/check-line.ts'
import { lineOf } from '../line/line.ts'
import { classOf } from '../line/word-lists.ts'
import { namesFirm, readEmployer } from '../parse/employer.ts'
import { parseHours } from '../parse/hours.ts'
import { readTitle } from '../parse/title.ts'
import { readText, type Text } from '../text/text.ts'
import { isSentence } from '../write/sentence.ts'
import { enterBesideTitles } from './beside-title.ts'
import { applyingNow, changesFrom, yieldToChanges } from './change-list.ts'
import { correct, tellsNews, withoutTakenOut } from './correct.ts'
import { type Draft, enter, isHeading, note, saidAt } from './draft.ts'
import { enterLine, enterStretches, LINES } from './enter-lines.ts'
import { enterApply, enterNews, enterValues, holdsValues, leaveOnePay } from './enter-values.ts'
import { findHeadings } from './find-headings.ts'
import { heldBack } from './guard.ts'
import { ASIDE, joinStretches } from './join-stretches.ts'
import { keepAll } from './keep-all.ts'
import { partNames } from './part-names.ts'
import { askFor } from './questions.ts'
import { settle } from './settle.ts'
import type { Entry, Reason, SettledFact, Sheet, Span } from './sheet.ts'
import { fillSlots } from './slots.ts'
import { readStyle, wordsToSay } from './style.ts'

/** From this share of likelihood on, words may be meant for a colleague and are not printed. */
const PRIVATE = 0.35
/** The same among ways to apply, where orders stand. */
const PRIVATE_TO_APPLY = 0.22
/** From here on the tagger alone may call a thing unlawful. */
const CERTAINLY = 0.8
/** The same under a heading that says what its lines are. */
const PRIVATE_IN_LIST = 0.5

/**
 * What a brief says, what stands beside it, and what it lacks. The same brief gives the same sheet.
 * @param brief as typed, in any of the four languages; of another one little is understood
 * @param settled what the person put right, which holds against the brief
 * @param label cuts the text into labelled stretches; a measure may put an editor's in the tagger's place
 */
export function readSheet(brief: string, settled: readonly SettledFact[] = [], label = labelBrief): Sheet {
  const text = readText(brief)
  const stretches = joinStretches(text, label(text))
    .filter((stretch) => !isHeading(text, stretch))
    .flatMap((stretch) => withoutRemark(text, stretch))
    .map((stretch) => asTold(text, stretch))
    .map((stretch) => asMeant(text, stretch))
    .map((stretch) => asNames(text, stretch))
  const headingOver = findHeadings(text)
  const printable = stretches.filter((stretch) => reasonAgainst(text, stretch, headingOver) === null)
  const style = readStyle(
    text,
    stretches.filter(({ label }) => label === 'order' || label === 'filler'),
    printable,
  )
  const draft: Draft = {
    text,
    style,
    headingOver,
    changesFrom: changesFrom(text),
    entries: [],
    notes: [],
    told: new Set(),
  }
  for (const stretch of stretches) {
    const why = reasonAgainst(text, stretch, headingOver)
    if (why) note(draft, why, stretch)
    else if (stretch.label === 'title' && heldBack(text, stretch.from, stretch.to)) note(draft, 'unlawful', stretch)
    else if (stretch.label === 'filler') noteFiller(draft, stretch)
  }
  enterTitle(draft, printable, stretches)
  for (const group of groupsOf(text, printable)) {
    const { label } = group[0]!
    if (holdsValues(label)) enterValues(draft, group)
    else if (label in LINES) enterStretches(draft, group)
  }
  const applying = withoutTakenOut(text, stretches).filter((one) => one.label === 'apply' && printable.includes(one))
  enterApply(draft, applyingNow(draft, applying))
  enterEmployer(draft, printable)
  enterBesideTitles(draft, stretches)
  fillSlots(draft, printable)
  partNames(draft)
  leaveOnePay(draft)
  yieldToChanges(draft)
  correct(draft, stretches)
  keepAll(draft, stretches)
  return settle(finish(draft), settled)
}

/** "E 9c TVöD (E 10 was refused, don't mention)": a bracket that is held back for its own words is told by itself. */
function withoutRemark(text: Text, stretch: Stretch): Stretch[] {
  const { from, to, odds } = stretch
  const bracket = / \([^()]*\)/.exec(text.text.slice(from, to))
  if (!bracket || ASIDE.includes(stretch.label)) return [stretch]
  const [start, end] = [from + bracket.index, from + bracket.index + bracket[0].length]
  const isOwn = bracket[0].includes(',') && heldBack(text, start, end) !== null && heldBack(text, from, start) === null
  const remark: Stretch = { ...stretch, label: 'aside', from: start + 1, to: end, odds: { ...odds, aside: 1 } }
  return isOwn ? [{ ...stretch, to: start }, remark, ...(to - end > 1 ? [{ ...stretch, from: end }] : [])] : [stretch]
}

/** An order to say something holds what it wants said: the rest of it counts as what it is most like. */
function asTold(text: Text, stretch: Stretch): Stretch {
  const from =
    stretch.label === 'order' || stretch.label === 'aside' ? wordsToSay(text, stretch, stretch.label === 'aside') : null
  if (from === null) return stretch
  const likely = LABELS.filter((label) => label in LINES || holdsValues(label))
  const label = likely.toSorted((a, b) => stretch.odds[b] - stretch.odds[a])[0]!
  return { ...stretch, from, label, sure: 1, odds: { ...stretch.odds, aside: 0, order: 0, unlawful: 0 } }
}

/** "Developer, Leeds, Go and Kafka": in a brief of one line bare names that nothing else claims are what one has to know. */
function asNames({ text, language }: Text, stretch: Stretch): Stretch {
  const { odds, from, to, sure } = stretch
  if (text.length > ONE_LINE) return stretch
  const isPrivate = odds.aside + odds.order + odds.unlawful > 0.2
  if (sure > NAMES_SURE || isPrivate || Math.max(odds.company, odds.place, odds.title) > 0.35) return stretch
  const words = text.slice(from, to).match(/[^\s,;/]+/g) ?? []
  const names = words.filter((word) => /^\p{Lu}[\p{L}\d.+#-]*$/u.test(word))
  const areAll = words.every((word) => names.includes(word) || classOf(word.toLowerCase(), language) !== null)
  return names.length > 0 && words.length < 6 && areAll
    ? { ...stretch, label: 'must', sure: 1, odds: { ...odds, must: 1 } }
    : stretch
}
const NAMES_SURE = 0.4
/** In characters. */
const ONE_LINE = 120

/** What holds a figure and is no question, or is rather something of the job, is hardly small talk. */
function asMeant({ text }: Text, stretch: Stretch): Stretch {
  const words = text.slice(stretch.from, stretch.to)
  if (stretch.label !== 'filler' || words.trim().endsWith('?')) return stretch
  const { odds } = stretch
  const [label] = LABELS.filter((one) => one !== 'filler').toSorted((a, b) => odds[b] - odds[a])
  const isOfJob = odds.filler + odds.aside + odds.order + odds.unlawful < 0.5
  if (odds[label!] < LIKELY_ENOUGH || !(isOfJob || /\d/.test(words))) return stretch
  return { ...stretch, label: label!, sure: odds[label!] + odds.filler }
}
const LIKELY_ENOUGH = 0.15

/** Why words stand beside the page, by the tagger's word or by the table. */
function reasonAgainst(
  text: Text,
  { label, odds, from, to }: Stretch,
  headingOver: Draft['headingOver'],
): Reason | null {
  const table = heldBack(text, from, to)
  const held = odds.aside + odds.order + odds.unlawful
  const isPrivate = label === 'aside' || label === 'order' || label === 'unlawful'
  if (
    isPrivate ||
    (held > (label === 'apply' ? PRIVATE_TO_APPLY : headingOver(from) === null ? PRIVATE : PRIVATE_IN_LIST) &&
      label !== 'filler')
  ) {
    const why = isPrivate ? label : odds.unlawful > held / 2 ? 'unlawful' : odds.order > held / 2 ? 'order' : 'aside'
    // Nobody is told that a thing is unlawful on a guess.
    return why === 'unlawful' && table !== 'unlawful' && odds.unlawful < CERTAINLY ? 'unsure' : why
  }
  // A title may stand among words that may not be printed; what is printed of it is the name of the job alone.
  return label === 'filler' || label === 'title' ? null : table
}

/** What is taken for small talk without being sure of it, or takes a figure back, is not lost. */
function noteFiller(draft: Draft, stretch: Stretch): void {
  const words = draft.text.text.slice(stretch.from, stretch.to)
  if (/\d/.test(words)) {
    const isCut = draft.text.cuts.some((cut) => cut >= stretch.from && cut <= stretch.to + 2)
    if (isCut || tellsNews(draft, stretch)) enterNews(draft, stretch)
    note(draft, 'superseded', stretch)
  } else if (stretch.sure < 0.9 && words.split(/\s+/).length > 4) note(draft, 'unsure', stretch)
}

const CERTAIN = 0.6
const ENOUGH = 3

function enterTitle(draft: Draft, printable: readonly Stretch[], stretches: readonly Stretch[]): void {
  // Where much else is told of a job, its name is what it was taken for; else the person is asked.
  const isBrief =
    printable.filter(({ label, sure }) => label !== 'filler' && label !== 'title' && sure > CERTAIN).length >= ENOUGH
  const title =
    readTitle(draft.text, [...printable]) ??
    (isBrief ? (titleAmid(draft.text, stretches) ?? titleAhead(draft.text, printable)) : null)
  if (!title) return
  const span = title.spans[0] ?? { from: 0, to: 0 }
  enter(draft, 'title', title.text, span, title.sure || isBrief, { openings: title.openings })
}

/** Where no words are taken for the name of the job, one that is known, named amid others: "Board approved the CFO search". */
function titleAmid(text: Text, stretches: readonly Stretch[]): ReturnType<typeof readTitle> {
  for (const stretch of stretches) {
    if (stretch.label !== 'filler' && stretch.label !== 'order') continue
    const title = readTitle(text, [{ ...stretch, label: 'title', sure: 1 }])
    // What stands around the name says nothing of the job: "last night"
    if (title?.sure) return { ...title, text: title.text.replace(/ \([^)]*\)$/, '') }
  }
  return null
}

/** In a brief of few words the job is named first: "Saturday person for our flower shop in Ludlow". */
function titleAhead(text: Text, printable: readonly Stretch[]): ReturnType<typeof readTitle> {
  const first = printable.find(({ from }) => from === 0)
  return first && text.text.length < FEW_WORDS ? readTitle(text, [{ ...first, label: 'title', sure: 1 }]) : null
}
/** In characters. */
const FEW_WORDS = 200

/** What is told of the employer stands at the head of the page: less sure, it stands beside it. */
const ABOUT_SURE = 0.5

/** The person's own words about the employer where they can stand, else what the line writer makes of them. */
function enterEmployer(draft: Draft, printable: readonly Stretch[]): void {
  const { name: found, about } = readEmployer(draft.text, [...printable])
  // "The Branch Librarian runs …": the post looks for nobody.
  const isPost = draft.entries.some(
    ({ kind, text }) => kind === 'title' && text.toLowerCase() === found?.text.toLowerCase(),
  )
  const name = isPost ? null : found
  if (name) enter(draft, 'employer', name.text, name, name.sure)
  const isName = ({ kind, span }: Entry) =>
    kind !== 'employer' &&
    name &&
    span &&
    span.from <= name.from &&
    name.to >= span.to - 1 &&
    namesFirm(draft.text.text.slice(span.from))
  draft.entries = draft.entries.filter((entry) => !isName(entry))
  const { language, traits } = draft.text
  for (const { text, from, to } of about) {
    const stretch = printable.find((one) => one.from < to && one.to > from)
    const hours = isSentence(text, language) ? [] : parseHours(text, draft.text)
    if (stretch && stretch.sure < ABOUT_SURE) note(draft, 'unsure', stretch)
    else if (stretch && hours.length > 0)
      enterOpening(draft, { from: saidAt(draft.text, stretch).from === from ? stretch.from : from, to })
    else if (!traits.lower && !traits.dictated && faultOf(text, 'about', language) === null)
      enter(draft, 'about', text, { from, to }, true)
    else enterLine(draft, { from, to }, 'about', 1)
  }
}

/** When the business is open is no trait of its name; with what leads it: "Opening hours: 9 to 6". */
function enterOpening(draft: Draft, span: Span): void {
  const line = lineOf(draft.text.text.slice(span.from, span.to), 'condition', draft.text)
  if (line === null) note(draft, 'unsure', span)
  else enter(draft, 'condition', line, span, true)
}

/** Stretches of one label that stand side by side hold one value between them. */
function groupsOf({ text }: Text, stretches: readonly Stretch[]): Stretch[][] {
  const groups: Stretch[][] = []
  for (const stretch of stretches) {
    const before = groups.at(-1)?.at(-1)
    const beside = before && before.label === stretch.label && /^[\s,;&-]*$/.test(text.slice(before.to, stretch.from))
    if (beside && (holdsValues(stretch.label) || stretch.label in LINES)) groups.at(-1)!.push(stretch)
    else groups.push([stretch])
  }
  return groups
}

/** Offsets become those of the brief as typed, and everything stands in its order. */
function finish({ text, style, entries, notes, told }: Draft): Sheet {
  const superseded = text.taken.map((span) => ({ why: 'superseded' as const, span }))
  const spanned = entries
    .map((entry) => ({ ...entry, span: entry.span && text.toRaw(entry.span.from, entry.span.to) }))
    .sort((a, b) => (a.span?.from ?? 0) - (b.span?.from ?? 0))
  const typed = [...notes.map(({ why, span }) => ({ why, span: text.toRaw(span.from, span.to) })), ...superseded]
    .map(({ why, span }) => ({ text: text.raw.slice(span.from, span.to).replace(/\s+/g, ' ').trim(), why, span }))
    .filter(({ text: said }) => /[\p{L}\d]/u.test(said))
    .sort((a, b) => a.span.from - b.span.from)
  const questions = askFor(text.language, spanned, told)
  return { language: text.language, entries: spanned, notes: typed, questions, style }
}
