import type { SentenceKind, Voice } from '../languages/voice.ts'
import type { Plan } from '../plan.ts'
import { contains } from '../request/house-rules.ts'
import { capitalise, fillBest, type Slots, settleAddress } from '../template.ts'
import { fitsBrief } from './fitting.ts'

/** Sentences that a description can do without. */
const OPTIONAL = new Set<SentenceKind>([
  'together',
  'settling',
  'success',
  'entry',
  'mid',
  'senior',
  'lead',
  'head',
  'encourage',
  'encourageRest',
  'adjust',
  'equal',
])

/** Sentences that say what the work is like. */
const OF_WORK = new Set<SentenceKind>(['together', 'settling', 'entry', 'mid', 'senior', 'lead', 'head'])

export const isUnwanted = (text: string, plan: Plan): boolean => plan.unwanted.some((words) => contains(text, words))

/** A sentence of a kind in the tone of the brief, from what is known; null where every way to say it is unwanted. */
export function speak(kind: SentenceKind, slots: Slots, plan: Plan, voice: Voice, salt = ''): string | null {
  const { any, [plan.tone]: own } = { ...voice.phrases[kind] } as Record<string, string[] | undefined>
  const worded = (own ?? any!).map((template) => settleAddress(template, plan.address))
  const refuse = (text: string) => isUnwanted(text, plan) || (OF_WORK.has(kind) && !fitsBrief(text, plan))
  for (let left = worded; left.length > 0; ) {
    const found = fillBest(left, slots, plan.choose, kind + salt, refuse)
    if (found === null) return null
    if (!refuse(ownWords(found.text, slots))) return capitalise(found.text)
    left = left.filter((template) => template !== found.template)
  }
  return OPTIONAL.has(kind) ? null : capitalise(fillBest(worded, slots, plan.choose, kind + salt)!.text)
}

/** A sentence without what the brief says: that stays, and is renamed or removed in the finished text. */
const ownWords = (text: string, slots: Slots): string =>
  Object.values(slots).reduce<string>(
    (left, value) => (value ? left.replace(value, '…').replace(capitalise(value), '…') : left),
    text,
  )

/** One line of a list: capital first, no final stop, no doubled blanks. */
export function asLine(text: string): string {
  return capitalise(text.replace(/\s+/g, ' ').trim()).replace(
    /(?<!\b(?:etc|p\.a|usw|Std)|(?<!\d)\d{1,2}\.\d{1,2})[.;,]$/,
    '',
  )
}

export function asSentence(text: string): string {
  const sentence = capitalise(text.trim())
  return /[.!?…]["”»“)]?$/.test(sentence) ? sentence : `${sentence}.`
}

/** Bare names of tools and methods ("PostgreSQL", "SAP B1"), as against phrases ("month-end close"). */
export function isName(text: string): boolean {
  const words = text.split(/[\s/]+/).filter((word) => !/^(and|or|und|oder|et|ou|y|o|&|\+)$/.test(word))
  return words.length <= 4 && words.every((word) => /[\p{Lu}\d]/u.test(word))
}

/** Inside a sentence only names and German nouns keep their capital. */
export const smallInside = (text: string, plan: Plan): string =>
  plan.language !== 'de' && /^\p{Lu}\p{Ll}*(?: \p{Ll}|,|$)/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
