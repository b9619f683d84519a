/** One wish becomes a change of the page, or the reason why there is none. */

import { figuresIn } from '../figures.ts'
import { kindOfHeading, type SectionKind, splitWords } from '../headings.ts'
import { labelBrief } from '../label/label.ts'
import { faultOf } from '../line/check-line.ts'
import { lineOf } from '../line/line.ts'
import { heldBack } from '../sheet/guard.ts'
import type { Entry, Kind, Language, Sheet } from '../sheet/sheet.ts'
import { readText } from '../text/text.ts'
import { wordingOf } from '../write/wording.ts'
import { sayOutcome, type Wish } from './answers.ts'
import {
  addBullet,
  addFact,
  mergeBullets,
  moveSection,
  removePiece,
  removeSection,
  rewritePiece,
} from './change-lines.ts'
import { changeValue } from './change-value.ts'
import { contentOf, findTarget, type Target } from './find-target.ts'
import { headingAbove, type PageLines, printPage, withWords, wordsOf } from './page.ts'
import { valuesIn } from './values.ts'
import { foldBullets, readdress } from './whole-page.ts'
import { type Asked, commands, objectOf, objectText, readAsked } from './wishes.ts'

export interface Context {
  language: Language
  /** Of the brief, where it is known: what may be said in another form. */
  sheet?: Sheet
  address: 'informal' | 'formal'
}

export interface Followed {
  lines: PageLines
  wish: Wish
}

const QUOTED = /["“„«'‘‚]\s?([^"“”„«»'‘’]{2,120}?)\s?["”“»'’](?!\p{L})/gu
export const quotedIn = (text: string): string[] => [...text.matchAll(QUOTED)].map(([, words]) => words!)

export function follow(lines: PageLines, asked: Asked, context: Context): Followed {
  const { language } = context
  const done = (changed: PageLines, key: string, named: { where?: string; what?: string } = {}): Followed =>
    printPage(changed) === printPage(lines)
      ? { lines, wish: { text: asked.text, done: true, why: sayOutcome('already', language) } }
      : { lines: changed, wish: { text: asked.text, done: true, why: sayOutcome(key, language, named) } }
  const refused = (key: string): Followed => ({
    lines,
    wish: { text: asked.text, done: false, why: sayOutcome(key, language) },
  })
  const is = (...wanted: Parameters<typeof commands>[1][]) => commands(asked, ...wanted)

  if (is('boast') && is('add', 'set')) return refused('boast')
  if (is('translate')) return refused('model-only')
  if (is('picture') && !is('remove')) return refused('no-picture')
  if (!is('remove') && isUnlawful(asked.text)) return refused('unlawful')
  if (is('informal', 'formal-address')) {
    const changed = readdress(lines, context, is('informal') ? 'informal' : 'formal')
    return changed ? done(changed, 'reworded') : refused('model-only')
  }
  if (is('warm', 'formal')) return refused('model-only')
  if (is('longer')) return refused('no-more')
  const moved = is('before', 'after', 'first', 'last') && moveNamed(lines, asked, language)
  if (moved) return done(moved, 'order')
  if (is('merge')) {
    const merged = mergeNamed(lines, asked, language)
    if (merged) return done(merged, 'merged')
  }
  if (is('optional', 'required')) {
    const target = findTarget(lines, objectOf(asked), language, (_, line) => line.role === 'bullet')
    if (target) return moveNeed(lines, target, is('optional') ? 'wish' : 'demand', context, done)
  }
  if (is('remove') && !is('replace')) return remove(lines, asked, language, done, refused)
  if (is('add') && !is('replace')) {
    const added = add(lines, asked, context)
    if (added) return done(added.lines, added.where ? 'added' : 'set', { where: added.where })
    return refused('not-understood')
  }
  const changed = changeValue(lines, asked, context)
  if (changed) return done(changed.lines, changed.before ? 'changed' : 'set', { what: changed.before })
  if (is('shorter')) {
    const folded = foldBullets(lines, language)
    return folded ? done(folded, 'shortened') : refused('no-more')
  }
  const added = add(lines, asked, context)
  if (added) return done(added.lines, added.where ? 'added' : 'set', { where: added.where })
  return refused(is('set', 'replace') ? 'not-found' : 'not-understood')
}

const isUnlawful = (text: string): boolean => {
  const read = readText(text)
  return heldBack(read, 0, read.text.length) === 'unlawful'
}

type Done = (lines: PageLines, key: string, named?: { where?: string; what?: string }) => Followed

function remove(
  lines: PageLines,
  asked: Asked,
  language: Language,
  done: Done,
  refused: (key: string) => Followed,
): Followed {
  const section = headingNamed(lines, objectText(asked), language)
  if (section !== null && /section|abschnitt|rubrique|sección|apartado/i.test(asked.text))
    return done(removeSection(lines, section), 'removed-section', { where: wordsOf(lines[section]!) })
  const [first, ...others] = targetsNamed(lines, asked, language)
  if (!first) return refused('not-found')
  const where = headingAbove(lines, first.line)
  const last = [first, ...others].sort((a, b) => b.line - a.line || b.from - a.from)
  return done(
    last.reduce((left, target) => removePiece(left, target), lines),
    'removed',
    { where },
  )
}

const LISTED = /,\s+|\s+(?:and|und|et|y|sowie)\s+/iu

/** All that a wish names: "the licence and the pool car". */
function targetsNamed(lines: PageLines, asked: Asked, language: Language): Target[] {
  const one = targetNamed(lines, asked, language)
  const named = objectText(asked)
    .split(LISTED)
    .map((words) => findTarget(lines, splitWords(words), language))
    .filter((target) => target !== null)
  const all = named.length > 1 ? named : one ? [one] : []
  return all.filter(
    (target, at) =>
      lines[target.line]!.role !== 'title' &&
      all.findIndex(({ line, from }) => line === target.line && from === target.from) === at,
  )
}

/** What a wish names: words in quotation marks as they stand, else the piece that has most of its words. */
export function targetNamed(lines: PageLines, asked: Asked, language: Language): Target | null {
  for (const words of quotedIn(asked.text)) {
    const exact = findTarget(lines, splitWords(words), language, (said) =>
      said.toLowerCase().includes(words.toLowerCase()),
    )
    if (exact) return exact
  }
  return findTarget(lines, objectOf(asked), language)
}

/** A heading of the page that some words name, by its own words or by what it is for. */
function headingNamed(lines: PageLines, words: string, language: Language): number | null {
  const said = words.toLowerCase()
  const exact = lines.findIndex((line) => line.role === 'heading' && said.includes(wordsOf(line).toLowerCase()))
  if (exact >= 0) return exact
  const kind = kindOfHeading(words, language)
  const found = kind === null ? -1 : lines.findIndex(({ role, section }) => role === 'heading' && section === kind)
  return found < 0 ? null : found
}

/** "Put Good to know above What we offer", "the benefits first". */
function moveNamed(lines: PageLines, asked: Asked, language: Language): PageLines | null {
  const hit = asked.hits.find(
    ({ value }) => value === 'before' || value === 'after' || value === 'first' || value === 'last',
  )!
  const from = headingNamed(lines, asked.words.slice(0, hit.from).join(' '), language)
  if (from === null) return null
  const headings = lines.flatMap(({ role }, at) => (role === 'heading' && at !== from ? [at] : []))
  if (hit.value === 'first' || hit.value === 'last') {
    const other = hit.value === 'first' ? headings[0] : headings.at(-1)
    return other === undefined ? null : moveSection(lines, from, other, hit.value === 'first' ? 'before' : 'after')
  }
  const other = headingNamed(lines, asked.words.slice(hit.to).join(' '), language)
  return other === null || other === from ? null : moveSection(lines, from, other, hit.value as 'before' | 'after')
}

/** Two bullets that a wish names, each by words of its own. */
function mergeNamed(lines: PageLines, asked: Asked, language: Language): PageLines | null {
  const isBullet = (_: string, line: PageLines[number]) => line.role === 'bullet'
  const words = objectOf(asked)
  const one = findTarget(lines, words, language, isBullet)
  if (!one) return null
  const used = contentOf(splitWords(wordsOf(lines[one.line]!)), language)
  const others = words.filter((word) => contentOf([word], language).some((stem) => !used.includes(stem)))
  const other = findTarget(lines, others, language, (said, line) => isBullet(said, line) && line !== lines[one.line])
  if (!other) return null
  const [first, second] = [Math.min(one.line, other.line), Math.max(one.line, other.line)]
  return mergeBullets(lines, first, second, language)
}

/** A demand becomes a wish, or a wish a demand: the same words under the other heading. */
function moveNeed(lines: PageLines, target: Target, kind: 'wish' | 'demand', context: Context, done: Done): Followed {
  const line = lines[target.line]!
  const heading = headingFor(kind, context.language, context.address)
  if (line.section === kind) return done(lines, 'already')
  const words = wordsOf(line)
  const said = wordsIn(words, context.language, kind) ?? words
  const without = lines.toSpliced(target.line, 1)
  return done(addBullet(without, kind, said, heading), 'moved', { where: heading })
}

/** A section's heading as the built-in writer has it. */
function headingFor(kind: SectionKind, language: Language, address: Context['address']): string {
  const key = kind === 'condition' || kind === 'about' ? 'know' : kind
  return wordingOf(language, address).say(`heading.${key}`)
}

/** Words that said how much it mattered go with the heading: "KNX would be nice" is "KNX" among the demands. */
function wordsIn(words: string, language: Language, kind: 'wish' | 'demand'): string | null {
  const doc = readText(words)
  const isHedged = readAsked(words, language).hits.some(({ value }) => value === 'optional')
  const line = kind === 'demand' && isHedged ? lineOf(words, 'demand', doc) : null
  return line?.sure && faultOf(line.text, 'demand', language) === null ? line.text : null
}

const SECTION_OF: Partial<Record<Entry['kind'], SectionKind>> = {
  task: 'task',
  demand: 'demand',
  wish: 'wish',
  offer: 'offer',
  condition: 'condition',
  notneeded: 'condition',
  team: 'condition',
  about: 'about',
}
const LINE_OF_LABEL = { duty: 'task', must: 'demand', nice: 'wish', perk: 'offer', notneeded: 'notneeded' } as const

/** What is to be added is read like a brief; its line stands where its meaning belongs, or where the wish says. */
function add(lines: PageLines, asked: Asked, context: Context): { lines: PageLines; where: string } | null {
  const { language, address } = context
  const said = objectText(asked)
  const doc = readText(said)
  if (contentOf(splitWords(said), language).length === 0) return null
  const day = asked.topics.includes('deadline') && addDeadline(lines, doc.text, context)
  if (day) return { lines: day, where: headingFor('apply', language, address) }
  const value = onlyValue(doc.text)
  if (value) return { lines: addFact(lines, value), where: '' }
  const under = commands(asked, 'under') ? kindOfHeading(asked.text, language) : null
  const [stretch] = labelBrief(doc)
  const label = LINE_OF_LABEL[stretch?.label as 'duty']
  // Without a command it may be anything: only what is surely a line of a page is taken for one.
  if (!commands(asked, 'add') && (!label || asked.topics.length > 0 || stretch!.sure < CERTAIN)) return null
  const kind = under ? kindOfSection(under) : (label ?? 'condition')
  const line = lineOf(doc.text, kind, doc)
  if (!line || faultOf(line.text, kind, language) !== null) return null
  const section = SECTION_OF[kind]!
  const where = headingFor(section, language, address)
  return { lines: addBullet(lines, section, line.text, where), where }
}

const CERTAIN = 0.6
/** Kinds of values that the line of facts tells. */
const FACTS: readonly Kind[] = ['contract', 'hours', 'pay', 'mode', 'start']

/** The value that some words are, where they are nothing but that. */
function onlyValue(words: string): string | null {
  const [value, ...others] = valuesIn(words)
  if (!value || others.length > 0 || !FACTS.includes(value.kind)) return null
  const rest = words.slice(0, value.from) + words.slice(value.to)
  return rest.replace(/[^\p{L}]/gu, '').length <= 4 ? value.text : null
}

/** Until when people apply, behind how they do. */
function addDeadline(lines: PageLines, words: string, { language, address }: Context): PageLines | null {
  const date = figuresIn(words).find(({ unit }) => unit === 'date')
  const at = lines.findLastIndex(({ role, section }) => section === 'apply' && (role === 'text' || role === 'bullet'))
  if (!date || at < 0) return null
  const year = /^(?: de|,)? (?:20\d\d)/.exec(words.slice(date.to))?.[0] ?? ''
  const wording = wordingOf(language, address)
  const sentence = wording.say('apply.by', { deadline: wording.say('by', { deadline: date.text + year }) })
  return lines.toSpliced(at, 1, withWords(lines[at]!, `${wordsOf(lines[at]!).trimEnd()} ${sentence}`))
}

const kindOfSection = (section: SectionKind) => (section === 'apply' || section === 'about' ? 'condition' : section)

export const retitle = (lines: PageLines, title: string): PageLines =>
  lines.map((line) => (line.role === 'title' ? withWords(line, title) : line))

export { rewritePiece }
