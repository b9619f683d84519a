/** Pieces that are no item by themselves are joined to what they belong to, before anything is read of them. */
import type { Label, Stretch } from '../label/label.ts'
import { plainForm } from '../line/plain-form.ts'
import { classOf, isIn } from '../line/word-lists.ts'
import { isAbbreviation } from '../text/sentences.ts'
import type { Text } from '../text/text.ts'
import { LANGUAGES, type Language } from './sheet.ts'

/** Said to a colleague: what stands beside the page. */
export const ASIDE: readonly Label[] = ['aside', 'order', 'unlawful']

const opens = (words: string) => words.split('(').length > words.split(')').length
/** A figure or an abbreviation that ends in a stop does not end a sentence. */
const GLUED = /[-–/(+&]$|(?:^|\s)\d{1,2}\.$/

/**
 * Joins a stretch to the one before it where a bracket is open, where a word or a figure would be cut in two, or where it is
 * one stray word of the same label.
 */
export function joinStretches(text: Text, stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  const lines = stretches.flatMap((one) => splitAtLines(text, one))
  for (const stretch of text.traits.dictated ? lines : wholeRemarks(text, withLeads(text, lines))) {
    const before = joined.at(-1)
    if (before && leadsToPlace(text, before, stretch)) joined[joined.length - 1] = { ...stretch, from: before.from }
    else if (before && belongs(text, before, stretch)) joined[joined.length - 1] = join(before, stretch)
    else joined.push(stretch)
  }
  return joined
}

/** Where a remark is about what stands ahead of it; a name or a place is told by itself. */
const TOLD_OF: readonly Label[] = [
  'company',
  'pay',
  'perk',
  'duty',
  'must',
  'nice',
  'notneeded',
  'team',
  'travel',
  'hours',
  'contract',
]
const IT: ReadonlySet<string> = new Set('it that him her them this das es ihn sie ça le la lo eso'.split(' '))
/** What a clause or a bracket may begin with, and what ends the one before it. */
const MARK = /[.,;:!?()\n–-]\s*$/
const JOINT = /^(?:and|but|so|or|und|aber|oder|et|mais|ou|y|pero|o)(?!\p{L})/iu

/**
 * A remark that begins within a clause or a bracket is about all of it: "(up to 2,900, don't print that)", "bonus with 2 years'
 * commitment, still waiting so leave it off".
 */
function wholeRemarks(doc: Text, stretches: readonly Stretch[]): Stretch[] {
  const { text } = doc
  const whole: Stretch[] = []
  for (const stretch of stretches) {
    const before = whole.at(-1)
    const isRemark = ASIDE.includes(stretch.label) && before && TOLD_OF.includes(before.label)
    const from = isRemark ? startOfRemark(doc, before, stretch) : stretch.from
    if (isRemark && from < stretch.from) {
      whole.pop()
      const rest = trimmed(text, { ...before, to: from })
      if (rest.to > rest.from) whole.push(rest)
    }
    const end = before && ASIDE.includes(before.label) ? endOfRemark(text, before, stretch) : null
    if (end === null) whole.push({ ...stretch, from })
    else {
      before!.to = end
      const rest = trimmed(text, { ...stretch, from: end })
      if (rest.to > rest.from) whole.push(rest)
    }
  }
  return whole
}

/** "Denise has handed in her notice | and finishes on the 19th, …": what goes on with a verb is told of the same person. */
function endOfRemark(text: string, before: Stretch, stretch: Stretch): number | null {
  const said = text.slice(stretch.from, stretch.to)
  const verb = /^(?:and|und|et|y) (\p{Ll}+)/u.exec(said)?.[1]
  const goesOn =
    verb !== undefined &&
    /[^.!?]$/.test(text.slice(before.from, before.to)) &&
    text.slice(before.to, stretch.from) === ' '
  if (!goesOn || !LANGUAGES.some((language) => plainForm(verb, language) !== null)) return null
  return stretch.from + (/[,;.]\s/.exec(said)?.index ?? said.length - 1) + 1
}

/** "… 14h30. Env. | 1 850 €": what stands right ahead of a figure belongs to it. */
function withLeads({ text, language }: Text, stretches: readonly Stretch[]): Stretch[] {
  return stretches.map((stretch, at) => {
    const [before, next] = [stretches[at - 1], stretches[at + 1]]
    const lead = (one: Stretch, other: Stretch) => {
      const word = /(?:^|[\s.,;])(\p{L}{2,6})\.$/u.exec(text.slice(one.from, one.to))?.[1]
      const isLead = word !== undefined && isAbbreviation(word, language) && /^\s?\d/.test(text.slice(one.to, other.to))
      return isLead ? word.length + 1 : 0
    }
    const to = next ? stretch.to - lead(stretch, next) : stretch.to
    return trimmed(text, { ...stretch, from: before ? stretch.from - ahead(before, stretch) : stretch.from, to })
    function ahead(one: Stretch, other: Stretch) {
      const length = lead(one, other)
      return length === 0 ? 0 : length + (other.from - one.to)
    }
  })
}

function startOfRemark({ text, language }: Text, before: Stretch, stretch: Stretch): number {
  const ahead = text.slice(before.from, stretch.from)
  const said = text.slice(stretch.from, stretch.to)
  // "wifi sorta works (dont write that)"
  const words = said.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
  // "(cap is 50, don't post it)" tells of itself, "but don't name him" of what is ahead
  const denies = (some: readonly string[]) => some.some((word) => isIn('denial', word, language))
  const isOnIt = JOINT.test(said) && denies(words.slice(0, 4)) && words.some((word) => IT.has(word))
  const isOnAhead = (said.startsWith('(') && words.length < 8 && denies(words.slice(0, 2))) || isOnIt
  if (isOnAhead && !ahead.includes('\n')) {
    const item = /[.,;:!?]\s+(?=[^.,;:!?]*$)/.exec(ahead.trimEnd())
    return before.from + (item ? item.index + item[0].length : 0)
  }
  const bracket = ahead.lastIndexOf('(')
  if (bracket > ahead.lastIndexOf(')') && said.includes(')')) return before.from + bracket
  if (ahead.includes('\n') || MARK.test(ahead) || JOINT.test(said) || /^[(–-]/.test(said)) return stretch.from
  const mark = /[.,;:!?()–-]\s+(?=[^.,;:!?()–-]*$)/.exec(ahead)
  return before.from + (mark ? mark.index + mark[0].length : 0)
}

/** A line that is longer may have been broken by a mail program, and goes on in the next. */
const WRAPPED = 58

/** Two lines are two things, unless the first was only broken off at the width of a page. */
function splitAtLines({ text }: Text, stretch: Stretch): Stretch[] {
  if (ASIDE.includes(stretch.label) || !text.slice(stretch.from, stretch.to).includes('\n')) return [stretch]
  const pieces: Stretch[] = []
  let from = stretch.from
  for (let at = text.indexOf('\n', from); at >= 0 && at < stretch.to; at = text.indexOf('\n', at + 1)) {
    const isWrapped =
      at - (text.lastIndexOf('\n', at - 1) + 1) >= WRAPPED && /^\p{Ll}/u.test(text.slice(at + 1).trimStart())
    if (isWrapped) continue
    pieces.push({ ...stretch, from, to: at })
    from = at + 1
  }
  return [...pieces, { ...stretch, from }].map((one) => trimmed(text, one)).filter(({ from: start, to }) => to > start)
}

function trimmed(text: string, stretch: Stretch): Stretch {
  const words = text.slice(stretch.from, stretch.to)
  const from = stretch.from + words.length - words.trimStart().length
  return { ...stretch, from, to: Math.max(from, stretch.from + words.trimEnd().length) }
}

function belongs(doc: Text, before: Stretch, stretch: Stretch): boolean {
  const { text, language, traits } = doc
  const between = text.slice(before.to, stretch.from)
  if (between.includes('\n') || ASIDE.includes(before.label) !== ASIDE.includes(stretch.label)) return false
  const [ahead, words] = [text.slice(before.from, before.to), text.slice(stretch.from, stretch.to)]
  if (between === '' && /[\p{L}\d]$/u.test(ahead) && /^[\p{L}\d%)]/u.test(words)) return true
  if (opens(ahead) && words.includes(')') && words.length < 80) return true
  if (leansOn(doc, before, stretch) || isPayOnCall(text, before, stretch)) return true
  if (before.label !== stretch.label) return false
  return (
    GLUED.test(ahead) ||
    (/\p{L}\.$/u.test(ahead) && /^(?:[+&]\s*)?\p{Ll}/u.test(words) && !traits.lower) ||
    isAbbreviation(/(\p{L}+)\.$/u.exec(ahead)?.[1] ?? 'word', language) ||
    /^[)\]%]/.test(words) ||
    isTail(words.split(';')[0]!) ||
    ((ahead.endsWith(',') || isTail(words, Number.POSITIVE_INFINITY)) && inSemicolons(text, before))
  )
}

/** "for our dental office | in Tulsa" */
function leadsToPlace({ text, language }: Text, before: Stretch, { label, from }: Stretch): boolean {
  if (before.label !== 'company' || label !== 'place' || !/^\s*$/.test(text.slice(before.to, from))) return false
  const words = text.slice(before.from, before.to).toLowerCase().split(/\s+/)
  const isOurs = ['article', 'possessive'].includes(classOf(words[1] ?? '', language) ?? '')
  const hasName = language !== 'de' && /\s\p{Lu}/u.test(text.slice(before.from, before.to))
  return isOurs && classOf(words[0]!, language) === 'preposition' && words.length < 7 && !hasName
}

/** "1 in 5 weekends on call, | paid on top (£120 plus call outs)": what standing by is paid is told with it, and is no pay of the post. */
function isPayOnCall(text: string, { label, from, to }: Stretch, stretch: Stretch): boolean {
  const said = text.slice(from, to)
  return label === 'hours' && stretch.label === 'pay' && ON_CALL.test(said) && !/[.;!?\n]\s*$/.test(said)
}
const ON_CALL =
  /(?<!\p{L})(?:on[ -]call|stand-?by|\p{L}*bereitschaft\p{L}*|astreintes?|guardias?|pikett\p{L}*)(?!\p{L})/iu

/** "A degree; | or two years at it", "induction | (two weeks)", "heat pumps nice | but we'll train": never told without what is ahead of it. */
function leansOn({ text, language }: Text, { label, from, to }: Stretch, stretch: Stretch): boolean {
  const words = text.slice(stretch.from, stretch.to)
  if (!TOLD.includes(label) || !TOLD.includes(stretch.label) || /[.!?:]\s*$/.test(text.slice(from, to))) return false
  if (words.startsWith('(') || LEANS[language].test(words)) return true
  return DEMANDS.includes(label) && AGAINST.includes(stretch.label) && /^(?:but|aber|mais|pero|although) /i.test(words)
}
const TOLD: readonly Label[] = ['must', 'nice', 'duty', 'perk', 'notneeded', 'travel', 'team']
const LEANS: Record<Language, RegExp> = {
  en: /^(?:or|unless|if not|because|as|although|though) /i,
  de: /^(?:oder|sonst|sofern|weil) /i,
  fr: /^(?:ou|sinon|car) /i,
  es: /^(?:o|si no|aunque) /i,
}
const DEMANDS: readonly Label[] = ['must', 'nice']
const AGAINST: readonly Label[] = ['notneeded', 'perk']

/** "three weeks in August | and one at Christmas" */
const isTail = (words: string, most = 3): boolean =>
  /^(?:and|und|et|y|or|oder|ou|o) /u.test(words) && words.trim().split(/\s+/).length <= most + 1

/** Where semicolons part the items of a line, its commas don't. */
function inSemicolons(text: string, { from }: Stretch): boolean {
  const end = text.indexOf('\n', from)
  const line = text.slice(text.lastIndexOf('\n', from) + 1, end < 0 ? text.length : end)
  return line.split(';').length > 2
}

const join = (before: Stretch, after: Stretch): Stretch => ({
  ...before,
  to: after.to,
  sure: before.label === after.label ? Math.min(before.sure, after.sure) : before.sure,
})
