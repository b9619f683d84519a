/** A sheet becomes a page: title, facts, opening, sections; nothing stands there that the sheet does not hold. */
import { ADDRESSED, type HouseRule, rulesIn } from '../learn/rule.ts'
import type { Entry, Kind, Note, Question, Sheet } from '../sheet/sheet.ts'
import { sayHowToApply } from './apply-section.ts'
import { followRules } from './house-rules.ts'
import { openPage } from './opening.ts'
import { capital, closed, isSentence, opensWithVerb, small, takesStop } from './sentence.ts'
import { type Told, tellOnce } from './told-once.ts'
import { addTypical } from './typical.ts'
import { type Wording, wordingOf } from './wording.ts'

export interface WriteOptions {
  /** What is known of the employer; it fills in where the brief says nothing. */
  company?: { name?: string; website?: string; industry?: string; size?: string }
  length?: Sheet['style']['length']
  tone?: Sheet['style']['tone']
  houseRules?: readonly HouseRule[]
}
interface Section {
  heading: string
  lines: string[]
  /** Printed as bullets, or as a paragraph. */
  bullets: boolean
}
interface Body {
  title: string
  facts: string[]
  opening: string
  sections: Section[]
}
export interface Page {
  /** Light markdown. */
  text: string
  /** Lines of the page that nobody told: they are typical of the role. */
  typical: string[]
  notes: Note[]
  questions: Question[]
}

/** Sections of the page, and the kinds whose lines stand in each. */
const SECTIONS: readonly (readonly [string, readonly Kind[]])[] = [
  ['task', ['task']],
  ['demand', ['demand']],
  ['wish', ['wish']],
  ['offer', ['offer']],
  ['know', ['condition', 'team', 'notneeded']],
]
const FACT_WORDS_MAX = 16

/** The same sheet gives the same page, in the language of the sheet. */
export function writePage(sheet: Sheet, options: WriteOptions = {}): Page {
  const style = {
    ...sheet.style,
    ...(options.tone && { tone: options.tone }),
    ...(options.length && { length: options.length }),
    ...addressIn(sheet.language, options.houseRules ?? []),
  }
  const wording = wordingOf(sheet.language, style.address)
  const entries = sheet.entries.filter(({ sure, text }) => sure && text.trim() !== '')
  const { facts, said } = sortFacts(entries, wording)
  const lines = linesOf(entries, sheet.language)
  const isIntro = ({ kind, text }: Told) => kind === 'team' && isSentence(text, sheet.language)
  const intro = lines.filter(isIntro)
  const opening = openPage(
    { ...sheet, style },
    wording,
    [...intro, ...said].map(({ text }) => text),
    companyOf(options, wording),
  )
  const above = [...Object.values(facts).flat(), opening.text]
  const told = tellOnce(
    lines.filter((line) => !isIntro(line)),
    above,
    sheet.language,
  )
  const typical = style.length === 'short' ? [] : addTypical(entries, told, sheet.language)
  const sections = SECTIONS.map(([name, kinds]): Section => {
    const own = [...told, ...typical].filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text)
    return {
      heading: wording.say(`heading.${name}`),
      lines: punctuate(own, sheet.language, name === 'task'),
      bullets: true,
    }
  })
  const about = punctuate(opening.about, sheet.language, false)
  sections.unshift({ heading: wording.say('heading.about'), lines: about, bullets: true })
  const apply = sayHowToApply(entries, wording)
  sections.push({ heading: wording.say('heading.apply'), lines: apply === '' ? [] : [apply], bullets: false })
  const order = wording.list('facts.open') as Kind[]
  if (opening.hasPlace && !wording.list('facts').includes('place')) facts.place = facts.place?.slice(1)
  const body: Body = {
    title: titleOf(entries, wording, options),
    facts: order.flatMap((kind) => (facts[kind]?.length ? [facts[kind].join(', ')] : [])),
    opening: opening.text,
    sections: sections.filter(({ lines: own }) => own.length > 0),
  }
  const text = followRules(printBody(body), options.houseRules ?? [], sheet.language)
  const shown = typical.flatMap((line) => foundIn(text, line.text))
  return { text, typical: shown, notes: sheet.notes, questions: sheet.questions }
}

/** Languages with two forms of address are written in the one that the house wants. */
function addressIn(language: Sheet['language'], rules: readonly HouseRule[]): Partial<Sheet['style']> {
  const rule = rulesIn(language, rules).find(({ kind }) => kind === 'address')
  if (rule?.kind !== 'address' || language === 'en') return {}
  return { address: rule.to === ADDRESSED[language] ? 'informal' : 'formal' }
}

function titleOf(entries: readonly Entry[], wording: Wording, { company }: WriteOptions): string {
  const title = entries.find(({ kind }) => kind === 'title')?.text
  if (title !== undefined) return capital(title)
  const employer = entries.find(({ kind }) => kind === 'employer')?.text ?? company?.name
  return employer === undefined ? wording.say('title.nobody') : wording.say('title.none', { employer })
}

const companyOf = ({ company = {} }: WriteOptions, wording: Wording) => {
  const about = [company.industry, company.size && wording.say('about.size', { size: company.size })]
    .filter(Boolean)
    .join(', ')
  return { ...(company.name && { name: company.name }), ...(about && { about }) }
}

/** What fits the line of facts by kind, and what is rather a sentence of the opening. */
function sortFacts(entries: readonly Entry[], { language, list }: Wording) {
  const facts: Partial<Record<Kind, string[]>> = {}
  const said: Told[] = []
  const kinds = list('facts.open')
  for (const { kind, text } of entries) {
    if (!kinds.includes(kind)) continue
    if (isSentence(text, language) || text.split(/\s+/).length > FACT_WORDS_MAX) said.push({ kind, text })
    else if (!facts[kind]?.includes(text)) facts[kind] = [...(facts[kind] ?? []), text]
  }
  return { facts, said }
}

/** The entries of the sections; a team that is led is a task. */
function linesOf(entries: readonly Entry[], language: Sheet['language']): Told[] {
  const kinds = SECTIONS.flatMap(([, own]) => own)
  const lines = entries.flatMap(({ kind, text }): Told[] => {
    if (!kinds.includes(kind)) return []
    const bare = text.trim().replace(/\.$/, '')
    const leads = kind === 'team' && !isSentence(bare, language) && opensWithVerb(bare, language)
    return [{ kind: leads ? 'task' : kind, text: capital(bare) }]
  })
  return language === 'en' ? joinVerbs(lines) : lines
}

/** "Dry." "Sieve and weigh samples.": a verb alone shares what the next one is about. */
function joinVerbs(lines: readonly Told[]): Told[] {
  const joined: Told[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const alone = before?.kind === 'task' && line.kind === 'task' && /^\p{L}+(?:, \p{L}+)*$/u.test(before.text)
    if (alone && before.text.split(', ').every(isVerb) && opensWithVerb(line.text, 'en'))
      joined[joined.length - 1] = { ...line, text: `${before.text}, ${small(line.text, 'en')}` }
    else joined.push(line)
  }
  return joined
}
const isVerb = (word: string) => opensWithVerb(word, 'en')

/** A stop behind every line of a section, or behind none. */
function punctuate(lines: readonly string[], language: Sheet['language'], areTasks: boolean): string[] {
  const ordered = areTasks && language === 'en' && lines.some((line) => opensWithVerb(line, language))
  return ordered || lines.some((line) => takesStop(line, language)) ? lines.map(closed) : [...lines]
}

/** The line as the page has it: with a stop or without. */
const foundIn = (text: string, line: string): string[] => {
  const bare = line.replace(/\.$/, '')
  return [`${bare}.`, bare].filter((one) => text.includes(`- ${one}\n`) || text.endsWith(`- ${one}`)).slice(0, 1)
}

function printBody({ title, facts, opening, sections }: Body): string {
  const blocks = [`# ${title}`, capital(facts.join(' · ')), opening].filter((block) => block !== '')
  for (const { heading, lines, bullets } of sections) {
    if (heading !== '') blocks.push(`## ${heading}`)
    blocks.push(bullets ? lines.map((line) => `- ${line}`).join('\n') : lines.join('\n\n'))
  }
  // What was cut out of a name or a place leaves two blanks.
  return blocks.join('\n\n').replace(/(?<=\S) {2,}(?=\S)/g, ' ')
}
