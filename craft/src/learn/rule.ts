/** A house rule: something that a company always changes, as data that every kind of writer can follow. */
import type { Language } from '../sheet/sheet.ts'
import type { LineTopic } from './line-topic.ts'

export type HouseRule =
  /** A phrase or a whole line that is always removed. */
  | { kind: 'avoid'; phrase: string }
  /** Words that are always put in other words. */
  | { kind: 'term'; from: string; to: string }
  /** A section that is always called otherwise, whatever it was called before. */
  | { kind: 'heading'; from: string[]; to: string }
  /** What always stands at the end, with its own heading or without one; in place of what was said of its topic, where that is told. */
  | { kind: 'closing'; heading: string | null; text: string; language: Language; instead?: LineTopic | null }
  /** A point that is always added to the section of this name. */
  | { kind: 'line'; heading: string; text: string; language: Language }
  /** What always stands behind the title. */
  | { kind: 'title'; suffix: string; language: Language }
  /** A section that is always left out, whatever it was called. */
  | { kind: 'drop'; headings: string[] }
  /** One section that always comes first, or several in this order. */
  | { kind: 'order'; headings: string[] }
  /** How the reader is spoken of: "the candidate", "Sie". */
  | { kind: 'address'; to: string; language: Language }
  /** How amounts of a currency are written: with this mark, before the figure or behind it. */
  | { kind: 'currency'; code: string; mark: string; stands: 'before' | 'after'; spaced: boolean }

const quoted = (text: string) => `“${text}”`
const either = (texts: readonly string[]) => texts.map(quoted).join(' or ')

const TOPICS: Record<LineTopic, string> = {
  equal: 'on equal opportunity',
  apply: 'on how to apply',
  privacy: 'on data protection',
  about: 'about the company',
}
/** What a description is addressed with before the rule. */
export const ADDRESSED: Record<Language, string> = { en: 'you', de: 'du', fr: 'tu', es: 'tú' }

/** An amount as the rule has it. */
export const sayAmount = (amount: string, { mark, stands, spaced }: Extract<HouseRule, { kind: 'currency' }>) => {
  const blank = spaced ? ' ' : ''
  return stands === 'before' ? `${mark}${blank}${amount}` : `${amount}${blank}${mark}`
}

/** The rule in plain words, as an editor would say it. */
export function sayRule(rule: HouseRule): string {
  switch (rule.kind) {
    case 'avoid':
      return `Remove ${quoted(rule.phrase)}`
    case 'term':
      return `Say ${quoted(rule.to)} instead of ${quoted(rule.from)}`
    case 'heading':
      return `Call the section ${quoted(rule.to)} instead of ${either(rule.from)}`
    case 'closing': {
      const what = rule.heading ? `a section ${quoted(rule.heading)}: ${quoted(rule.text)}` : quoted(rule.text)
      return `Close with ${what}${rule.instead ? `, in place of any other line ${TOPICS[rule.instead]}` : ''}`
    }
    case 'line':
      return `Under ${quoted(rule.heading)}, add ${quoted(rule.text)}`
    case 'title':
      return `Put ${quoted(rule.suffix)} behind the title`
    case 'drop':
      return `Leave out the section ${either(rule.headings)}`
    case 'order':
      return rule.headings.length === 1
        ? `Put the section ${quoted(rule.headings[0]!)} first`
        : `Put the sections in this order: ${rule.headings.map(quoted).join(', ')}`
    case 'address':
      return `Say ${quoted(rule.to)} instead of ${quoted(opposite(rule))}`
    case 'currency':
      return `Write amounts in ${rule.code} like ${quoted(sayAmount('100', rule))}`
  }
}

/** "Sie" stands against "du", and "du" against "Sie". */
function opposite({ to, language }: Extract<HouseRule, { kind: 'address' }>): string {
  const plain = ADDRESSED[language]
  if (to !== plain) return plain
  return { en: 'you', de: 'Sie', fr: 'vous', es: 'usted' }[language]
}

/** Those that make sense in a description in this language: what is added is worded in one. */
export const rulesIn = (language: Language, rules: readonly HouseRule[]): HouseRule[] =>
  rules.filter((rule) => !('language' in rule) || rule.language === language)
