/** What people do to the shape of a page: its title, its sections, their order, how it speaks to the reader and writes amounts. */
import type { Language } from '../sheet/sheet.ts'
import { type Edits, isWrittenAnew } from './edits.ts'
import { hasWords, keyOf, type Line } from './lines.ts'
import type { Part } from './parts.ts'
import { ADDRESSED, type HouseRule, sayAmount } from './rule.ts'
import { hasFigure } from './stop-words.ts'
import { currencyOf } from './values.ts'

type Rule<Kind extends HouseRule['kind']> = Extract<HouseRule, { kind: Kind }>

/** What one document did to its shape, and how that reads. */
export interface Move {
  rule: HouseRule
  before: string
  after: string
}

/** Moves of the same topic are the same rule. */
export const topicOfMove = (rule: HouseRule): string => {
  switch (rule.kind) {
    case 'title':
      return `title ${rule.language} ${rule.suffix}`
    case 'drop':
      return `drop ${keyOf(rule.headings[0]!)}`
    case 'order':
      return `order ${rule.headings.map(keyOf).join(' > ')}`
    case 'address':
      return `address ${rule.language} ${keyOf(rule.to)}`
    case 'currency':
      return `currency ${sayAmount(rule.code, rule)}`
    default:
      return rule.kind
  }
}

/** The edits but those by which a text speaks to its reader otherwise, where all of it does: they are one rule. */
export function withoutAddress(edits: Edits): Edits {
  if (edits.final === null || !movesOf(edits).some(({ rule }) => rule.kind === 'address')) return edits
  const { plain, formal } = READER[edits.language]
  const speaks = ({ text }: Line) =>
    [plain, formal].some((words) => words && text.replaceAll('’', "'").search(words) >= 0)
  return { ...edits, reworded: edits.reworded.filter(({ before, after }) => !speaks(before) && !speaks(after)) }
}

/** All that a document did to its shape; nothing where it was written anew. */
export function movesOf(edits: Edits): Move[] {
  if (edits.final === null || isWrittenAnew(edits)) return []
  return [suffixOf(edits), ...dropsOf(edits), orderOf(edits), addressOf(edits), ...amountsOf(edits)].filter(
    (move) => move !== null,
  )
}

/** Rules that `least` documents or more made the moves of. */
export function findShapes(all: readonly Edits[], least: number): HouseRule[] {
  const found = new Map<string, { rules: HouseRule[]; ids: Set<string> }>()
  for (const edits of all)
    for (const { rule } of movesOf(edits)) {
      const topic = rule.kind === 'drop' || rule.kind === 'order' ? topicOfParts(rule, edits) : topicOfMove(rule)
      const known = found.get(topic) ?? { rules: [], ids: new Set<string>() }
      known.rules.push(rule)
      known.ids.add(edits.id)
      found.set(topic, known)
    }
  return [...found.values()].filter(({ ids }) => ids.size >= least).map(({ rules }) => joined(rules))
}

/** Sections are the same by what they are for. */
const topicOfParts = ({ kind, headings }: Rule<'drop' | 'order'>, { sections }: Edits) =>
  `${kind} ${headings.map((name) => [...sections.after, ...sections.before].find((part) => part.name === name)?.id ?? name).join(' > ')}`

/** All the names that a section had where it was left out. */
function joined(rules: readonly HouseRule[]): HouseRule {
  const [first] = rules
  if (first?.kind !== 'drop') return first!
  const names = new Map(
    rules.flatMap((rule) => (rule.kind === 'drop' ? rule.headings : [])).map((name) => [keyOf(name), name]),
  )
  return { kind: 'drop', headings: [...names.values()] }
}

/** What a title may end in: words in brackets, or behind a dash. */
const SUFFIX = /^\s*(\([^()]{1,30}\)|[–—|-]\s\S.{1,40})$/u

function suffixOf({ title, language }: Edits): Move | null {
  if (!title) return null
  const [before, after] = [title.before.trim(), title.after.trim()]
  if (!after.toLowerCase().startsWith(before.toLowerCase())) return null
  const suffix = SUFFIX.exec(after.slice(before.length))?.[1]
  if (!suffix || hasFigure([suffix])) return null
  return { rule: { kind: 'title', suffix, language }, before, after }
}

function dropsOf({ sections: { before, after }, removed }: Edits): Move[] {
  const gone = new Set(removed)
  return before
    .filter(
      ({ id, lines }) =>
        !after.some((part) => part.id === id) && lines.length > 0 && lines.every((line) => gone.has(line)),
    )
    .map(({ name, lines }) => ({
      rule: { kind: 'drop', headings: [name] },
      before: [name, ...lines.map(({ text }) => text)].join(' · '),
      after: '',
    }))
}

function orderOf({ sections: { before, after } }: Edits): Move | null {
  const common = (parts: readonly Part[], others: readonly Part[]) =>
    parts.filter(({ id }) => others.some((part) => part.id === id))
  const [was, is] = [common(before, after), common(after, before)]
  if (is.length < 2 || sameOrder(was, is)) return null
  const [first] = is as [Part]
  const without = (parts: Part[]) => parts.filter(({ id }) => id !== first.id)
  const isFirst = sameOrder(without(was), without(is))
  const headings = isFirst ? [first.name] : is.map(({ name }) => name)
  const say = (parts: Part[]) => parts.map(({ name }) => name).join(' · ')
  return { rule: { kind: 'order', headings }, before: say(was), after: say(is) }
}

const sameOrder = (a: readonly Part[], b: readonly Part[]) =>
  a.length === b.length && a.every(({ id }, at) => id === b[at]!.id)

/** Words that address the reader, by form. */
const READER: Record<Language, { plain: RegExp; formal: RegExp | null; says: string }> = {
  en: { plain: /\b(?:you|your|yours|you'(?:ll|re|ve|d))\b/gi, formal: null, says: '' },
  de: {
    plain: /(?<!\p{L})(?:du|dich|dir|dein\p{Ll}*)(?!\p{L})/giu,
    formal: /(?<=[\p{L},] )(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/gu,
    says: 'Sie',
  },
  fr: {
    plain: /(?<!\p{L})(?:tu|te|ton|ta|tes|toi)(?!\p{L})/giu,
    formal: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/giu,
    says: 'vous',
  },
  es: {
    plain: /(?<!\p{L})(?:tú|te|tu|tus|ti|contigo)(?!\p{L})/giu,
    formal: /(?<!\p{L})(?:usted|ustedes|su|sus)(?!\p{L})/giu,
    says: 'usted',
  },
}
/** A text that speaks to its reader does so more than once. */
const ADDRESSED_MIN = 2

function addressOf({ language, generated, final, reworded }: Edits): Move | null {
  const { plain, formal, says } = READER[language]
  const textOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text.replaceAll('’', "'")).join('\n')
  const isText = ({ kind }: Line) => kind !== 'heading' && kind !== 'title'
  const [before, after] = [textOf(generated.lines.filter(isText)), textOf(final!.lines.filter(isText))]
  const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0
  const example = (words: RegExp) =>
    reworded.find(({ before: line }) => count(line.text.replaceAll('’', "'"), words) > 0)
  const move = (to: string, words: RegExp): Move | null => {
    const line = example(words)
    return line ? { rule: { kind: 'address', to, language }, before: line.before.text, after: line.after.text } : null
  }
  const [plainBefore, plainAfter] = [count(before, plain), count(after, plain)]
  if (formal) {
    const [formalBefore, formalAfter] = [count(before, formal), count(after, formal)]
    if (plainBefore >= ADDRESSED_MIN && plainAfter === 0 && formalAfter >= ADDRESSED_MIN) return move(says, plain)
    const turned = formalBefore >= ADDRESSED_MIN && formalAfter === 0 && plainAfter >= ADDRESSED_MIN
    return turned ? move(ADDRESSED[language], formal) : null
  }
  if (plainBefore < ADDRESSED_MIN || plainAfter > plainBefore / 4) return null
  const who = [
    ...after.matchAll(
      /\b[Tt]he (?:successful |ideal |right )?(candidate|applicant|post ?holder|job ?holder|employee|person)\b/g,
    ),
  ]
  if (who.length < ADDRESSED_MIN || count(before, new RegExp(`\\bthe ${who[0]![1]}\\b`, 'gi')) > 0) return null
  return move(`the ${who[0]![1]!.toLowerCase()}`, plain)
}

const AMOUNT =
  /(?<![\p{L}\d])([\p{L}]{0,3}[€£$₹¥]|[\p{Lu}]{3}|\p{Ll}{4,7})?(\s?)(\d[\d.,'’\u202f]*\d)(\s?)([\p{L}]{0,3}[€£$₹¥]|\p{Lu}{3}|[Ee]uros?|zł)?(?![\p{L}\d])/gu

interface Amount {
  figure: string
  text: string
  code: string
  mark: string
  stands: 'before' | 'after'
  spaced: boolean
}

function* amountsIn(text: string): Generator<Amount> {
  for (const [found, lead, gap, figure, space, tail] of text.matchAll(AMOUNT)) {
    const [mark, stands] = lead && currencyOf(lead) ? [lead, 'before' as const] : [tail ?? '', 'after' as const]
    const code = mark === '' ? null : currencyOf(mark)
    if (!code) continue
    const spaced = (stands === 'before' ? gap : space) !== ''
    yield { figure: figure!.replace(/\D/g, ''), text: found.trim(), code, mark, stands, spaced }
  }
}

/** The same amount in the same currency, written otherwise. */
function amountsOf({ generated, final }: Edits): Move[] {
  const all = (lines: readonly { text: string }[]) => lines.flatMap(({ text }) => [...amountsIn(text)])
  const after = all(final!.lines)
  const moves = new Map<string, Move>()
  for (const was of all(generated.lines)) {
    const is = after.find(({ figure, code }) => figure === was.figure && code === was.code)
    if (!is || (is.mark === was.mark && is.stands === was.stands && is.spaced === was.spaced)) continue
    const { code, mark, stands, spaced } = is
    moves.set(code, { rule: { kind: 'currency', code, mark, stands, spaced }, before: was.text, after: is.text })
  }
  return [...moves.values()]
}

/** Whether a text could have been changed so, and was not. */
export function refusesMove(rule: HouseRule, edits: Edits): boolean {
  const { sections, title, generated, final, language } = edits
  if (final === null) return false
  const idsOf = (names: readonly string[]) =>
    names.map((name) => [...sections.after, ...sections.before].find((part) => keyOf(part.name) === keyOf(name))?.id)
  switch (rule.kind) {
    case 'title':
      return rule.language === language && title !== null && !title.after.includes(rule.suffix)
    case 'drop':
      return idsOf(rule.headings).some(
        (id) => sections.before.some((part) => part.id === id) && sections.after.some((part) => part.id === id),
      )
    case 'order': {
      const ids = idsOf(rule.headings).filter((id) => id !== undefined)
      const places = ids.map((id) => sections.after.findIndex((part) => part.id === id)).filter((at) => at >= 0)
      if (rule.headings.length === 1) return places[0] !== undefined && places[0] > 0
      return places.length > 1 && places.some((at, i) => i > 0 && at < places[i - 1]!)
    }
    case 'address':
      return (
        rule.language === language &&
        !hasWords(final.words, keyOf(rule.to)) &&
        addressOf(edits) === null &&
        isAddressed(generated.words, language)
      )
    case 'currency':
      return [...final.lines].some(({ text }) =>
        [...amountsIn(text)].some(
          ({ code, mark, stands }) => code === rule.code && (mark !== rule.mark || stands !== rule.stands),
        ),
      )
    default:
      return false
  }
}

const isAddressed = (words: string, language: Language) =>
  (words.match(READER[language].plain)?.length ?? 0) >= ADDRESSED_MIN
