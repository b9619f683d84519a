/** What a wish adds: a value, a day until which people apply, or a line in the wish's own words, in the form of the page. */
import { figuresIn } from '../figures.ts'
import { kindOfHeading, type SectionKind, splitWords, wordSpots } from '../headings.ts'
import { labelBrief } from '../label/label.ts'
import { faultOf, type LineKind } from '../line/check-line.ts'
import { lineOf } from '../line/line.ts'
import { classOf, isIn } from '../line/word-lists.ts'
import type { Kind, Language } from '../sheet/sheet.ts'
import { readText } from '../text/text.ts'
import { wordingOf } from '../write/wording.ts'
import { addBullet, addFact } from './change-lines.ts'
import { changeFact, pieceWith } from './change-value.ts'
import { type Context, headingFor } from './context.ts'
import { contentOf } from './find-target.ts'
import { upper } from './items.ts'
import { type PageLines, withWords, wordsOf } from './page.ts'
import { type FoundValue, factsIn } from './values.ts'
import { type Asked, commands, objectText, readAsked } from './wishes.ts'

const SECTION_OF: Record<string, SectionKind> = {
  task: 'task',
  demand: 'demand',
  wish: 'wish',
  offer: 'offer',
  condition: 'condition',
  notneeded: 'condition',
}
const LINE_OF_LABEL = { duty: 'task', must: 'demand', nice: 'wish', perk: 'offer', notneeded: 'notneeded' } as const

/** "More about the team" is nothing that could stand on a page. */
const MORE =
  'some\\w*|more|an? (?:bit|few|word|line|sentence)|etwas|was|mehr|einen satz|une? (?:mot|phrase)|plus|algo|más'
const ASKS_FOR_MORE = new RegExp(`^\\W*(?:${MORE})\\b.*?\\s(?:about|on|of|über|zum?r?|sur|de|sobre|del)\\s`, 'iu')

/** Null where no line can be made of it. */
export function add(lines: PageLines, asked: Asked, context: Context): { lines: PageLines; where: string } | null {
  const { language } = context
  const under = commands(asked, 'under') ? kindOfHeading(asked.text, language) : null
  const said = under ? beforeUnder(asked, language) : objectText(asked, ['add', 'courtesy'])
  const doc = readText(said)
  if (contentOf(splitWords(said), language).length === 0 || ASKS_FOR_MORE.test(said)) return null
  if (asked.topics.includes('deadline')) {
    const day = addDeadline(lines, doc.text, clauseOf(asked), context)
    if (day) return { lines: day, where: headingFor('apply', context, lines) }
  }
  const start = asked.topics.some((topic) => topic === 'start' || topic === 'contract')
    ? changeFact(lines, asked)
    : null
  if (start) return { lines: start.lines, where: '' }
  const value = onlyValue(doc.text)
  if (value && pieceWith(lines, value.kind)) return null
  if (value) return { lines: addFact(lines, value.text), where: '' }
  if (!commands(asked, 'add')) return null
  const stretch = labelBrief(doc).toSorted((one, other) => other.to - other.from - (one.to - one.from))[0]
  // "No sponsorship" is nothing that somebody brings.
  const label = isIn('denial', splitWords(said)[0]!, language) ? 'condition' : LINE_OF_LABEL[stretch?.label as 'duty']
  const kind = under ? kindOfSection(under) : (label ?? (isPaid(said, language) ? 'offer' : 'condition'))
  const clause = clauseOf(asked)
  // "Add the hourly pay" does not tell it.
  const isOpen = asked.topics.some((topic) => topic === 'pay' || topic === 'deadline' || topic === 'contact')
  if (isOpen && clause === null && !/\d/.test(said)) return null
  const line =
    clause === null ? thing(said, kind, context) : (ownClause(clause, language) ?? whole(clause, kind, context))
  if (line === null || !mayStand(faultOf(line, kind, language), clause !== null)) return null
  const section = SECTION_OF[kind]!
  const where = headingFor(section, context, lines)
  return { lines: addBullet(lines, section, line, where), where }
}

/** "A company phone under What we offer": what is added is told before where. */
function beforeUnder(asked: Asked, language: Language): string {
  const hit = asked.hits.find(({ value }) => value === 'under')!
  return objectText(readAsked(asked.text.slice(0, wordSpots(asked.text)[hit.from]!.from), language))
}

/** A clause of somebody's own may begin with its verb: "Hay que vivir en Rosario", "Man kann …". */
export const mayStand = (fault: string | null, isClause: boolean) =>
  fault === null || (isClause && /^(?:verb first|third person)$/.test(fault))

const kindOfSection = (section: SectionKind) => (section === 'apply' || section === 'about' ? 'condition' : section)

/** What somebody pays for is an offer. */
const isPaid = (words: string, language: Language): boolean =>
  ({
    en: /\b(?:we|is|are) (?:pay|paid|cover\w*|provid\w*|offer\w*|give\w*)\b/i,
    de: /\b(?:bezahl\w*|übernehm\w*|übernommen|zuschuss|gestellt|(?:stellen|geben|bieten) wir|wir (?:stellen|geben|bieten))\b/i,
    fr: /prise? en charge|pay[ée]e?s?\b|fourni|offert|rembours|(?:on|nous) (?:offr|donn)/i,
    es: /\b(?:pagad[oa]s?|pagamos|ponemos|damos|ofrecemos|cubr\w+|incluid\w+)\b/i,
  })[language].test(words)

/** A line in their own words, where it keeps every word that has content. */
function whole(said: string, kind: LineKind, { language }: Context): string | null {
  const doc = readText(said)
  const line = lineOf(doc.text, kind, doc)
  if (!line) return null
  const kept = contentOf(splitWords(line), language)
  return contentOf(splitWords(doc.text), language).every((stem) => kept.includes(stem)) ? line : null
}

/** A thing by its name: "20% staff discount"; what somebody does is none. */
const thing = (said: string, kind: LineKind, context: Context): string | null =>
  splitWords(said).some((word) => ['pronoun', 'contracted'].includes(classOf(word, context.language) ?? ''))
    ? null
    : (whole(said, kind, context) ??
      (said.split(' ').length > 1 || /^\p{Lu}/u.test(said) ? upper(said.replace(/[\s.!]+$/, '')) : null))

const THAT = /^.*?(?:\s|^)(?:that|dass|que|qu(?=['’])|say(?= (?:we|there)\b))(?!\p{L})\s*['’]?\s*(?=\S)/iu

/** What stands behind "that", or a clause by its own look. */
function clauseOf({ text }: Asked): string | null {
  const behind = THAT.exec(text)?.[0]
  return behind === undefined ? null : text.slice(behind.length).replace(/[\s.!?]+$/, '')
}

const SHORT_FORMS: readonly [RegExp, string][] = [
  [/\b(we|they|you|it|there)['’]d\b/gi, '$1 would'],
  [/\b(we|they|you)['’]re\b/gi, '$1 are'],
  [/\b(we|they|you)['’]ve\b/gi, '$1 have'],
  [/\b(we|they|you|it|there)['’]ll\b/gi, '$1 will'],
  [/\b(it|there|that|what)['’]s\b/gi, '$1 is'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/(?<=\b(?:do|does|is|are|has|have|did|would|should))n['’]t\b/gi, ' not'],
]

/** A whole clause about the post in its own words; null where it speaks of those who apply, or of whoever writes. */
function ownClause(clause: string, language: Language): string | null {
  const [first = ''] = splitWords(clause)
  if (isIn('subject', first, language) && language !== 'de' && first !== 'on') return null
  if (splitWords(clause).some((word) => isIn('first', word, language))) return null
  const words = SHORT_FORMS.reduce((said, [form, by]) => said.replace(form, by), clause)
  return upper(language === 'de' ? withVerbSecond(words) : words)
}

const PREFIX = /^(aus|ab|an|auf|ein|mit|vor|bei|nach|weg|her|hin)(\p{Ll}{4,})$/u
const SUBJECT = /^(?:wir|es|man|sie|ihr|du)$/i

/** "Dass wir eine Wohnung stellen" is "Wir stellen eine Wohnung", "… willkommen sind" is "… sind willkommen". */
function withVerbSecond(clause: string): string {
  const words = clause.replace(/^auch\s+/i, '').split(/\s+/)
  const verb = words.pop()!
  if (!/^\p{Ll}+(?:t|n|st|ß|uss|ann|arf)$|^(?:sind|ist|hat|wird)$/u.test(verb) || words.length === 0)
    return [...words, verb].join(' ')
  const isAuxiliary = classOf(verb, 'de') === 'auxiliary'
  const [, prefix = '', stem = verb] = (!isAuxiliary && PREFIX.exec(verb)) || []
  if (SUBJECT.test(words[0]!)) return [words[0], stem, ...words.slice(1), prefix].filter(Boolean).join(' ')
  let at = words.length
  while (at > 1 && /^\p{Ll}/u.test(words[at - 1]!) && classOf(words[at - 1]!, 'de') !== 'preposition') at -= 1
  if (at === words.length && !isAuxiliary) at = 1 + words.findIndex((word) => /^\p{Lu}/u.test(word))
  return [...words.slice(0, at), stem, ...words.slice(at), prefix].filter(Boolean).join(' ')
}

/** Kinds of values that the line of facts tells. */
const FACTS: readonly Kind[] = ['contract', 'hours', 'pay', 'mode', 'start']

const DAY_WORDS = 4

/** The value that some words are, where they are nothing but that. */
function onlyValue(words: string): FoundValue | null {
  const [value, ...others] = factsIn(words)
  if (!value || others.length > 0 || !FACTS.includes(value.kind)) return null
  const rest = words.slice(0, value.from) + words.slice(value.to)
  if (value.kind === 'start' && !/\d/.test(value.text) && value.text.split(' ').length > DAY_WORDS) return null
  return rest.replace(/[^\p{L}]/gu, '').length <= 4 ? value : null
}

/** Until when people apply, behind how they do. */
function addDeadline(
  lines: PageLines,
  words: string,
  clause: string | null,
  { language, address }: Context,
): PageLines | null {
  const date = figuresIn(words).find(({ unit }) => unit === 'date')
  const inApply = lines.findLastIndex(
    ({ role, section }) => section === 'apply' && (role === 'text' || role === 'bullet'),
  )
  const isContact = (at: number) => /@|\d{3} ?\d{2}/.test(wordsOf(lines[at]!))
  const last = lines.findLastIndex(({ role }) => role === 'text' || role === 'bullet')
  const at = inApply >= 0 ? inApply : last >= 0 && isContact(last) ? last : -1
  if (!date || at < 0) return null
  const year = /^(?: de|,)? (?:20\d\d)/.exec(words.slice(date.to))?.[0] ?? ''
  const wording = wordingOf(language, address)
  const own = clause && ownClause(clause, language)
  const sentence = own
    ? `${own}.`
    : wording.say('apply.by', { deadline: wording.say('by', { deadline: date.text + year }) })
  return lines.toSpliced(at, 1, withWords(lines[at]!, `${wordsOf(lines[at]!).trimEnd()} ${sentence}`))
}
