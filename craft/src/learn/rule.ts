/** A house rule: something that a company always changes, as data that every kind of writer can follow. */
import type { Language } from '../sheet/sheet.ts'

export type HouseRule =
  /** A phrase or a whole line that is always removed. */
  | { kind: 'avoid'; phrase: string }
  /** Words that are always put in other words. */
  | { kind: 'term'; from: string; to: string }
  /** A section that is always called otherwise, whatever it was called before. */
  | { kind: 'heading'; from: string[]; to: string }
  /** What always stands at the end, with its own heading or without one. */
  | { kind: 'closing'; heading: string | null; text: string; language: Language }
  /** A point that is always added to the section of this name. */
  | { kind: 'line'; heading: string; text: string; language: Language }

const quoted = (text: string) => `“${text}”`
const either = (texts: readonly string[]) => texts.map(quoted).join(' or ')

/** The rule in plain words, as an editor would say it. */
export function sayRule(rule: HouseRule): string {
  switch (rule.kind) {
    case 'avoid':
      return `Remove ${quoted(rule.phrase)}`
    case 'term':
      return `Say ${quoted(rule.to)} instead of ${quoted(rule.from)}`
    case 'heading':
      return `Call the section ${quoted(rule.to)} instead of ${either(rule.from)}`
    case 'closing':
      return rule.heading
        ? `Close with a section ${quoted(rule.heading)}: ${quoted(rule.text)}`
        : `Close with ${quoted(rule.text)}`
    case 'line':
      return `Under ${quoted(rule.heading)}, add ${quoted(rule.text)}`
  }
}

/** Those that make sense in a description in this language: what is added is worded in one. */
export const rulesIn = (language: Language, rules: readonly HouseRule[]): HouseRule[] =>
  rules.filter((rule) => !('language' in rule) || rule.language === language)
