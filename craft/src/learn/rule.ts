/** A house rule: something that a company always changes, as data that both kinds of writers can follow. */
import type { Language } from '../brief/facts.ts'
import type { HouseRules } from '../writer/request/house-rules.ts'

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

/** The rules as the built-in writer takes them. */
export function forWriter(rules: readonly HouseRule[]): HouseRules {
  const of = <K extends HouseRule['kind']>(kind: K) =>
    rules.filter((rule): rule is Extract<HouseRule, { kind: K }> => rule.kind === kind)
  return {
    avoid: of('avoid').map(({ phrase }) => phrase),
    rename: [
      ...of('term').map(({ from, to }) => ({ from, to })),
      // The marks before a heading keep the same words in a sentence as they are.
      ...of('heading').flatMap(({ from, to }) => from.map((one) => ({ from: `## ${one}`, to: `## ${to}` }))),
      // A new first point: the section's name and the mark of its list, with the point between.
      ...of('line').map(({ heading, text }) => ({ from: `## ${heading} -`, to: `## ${heading}\n\n- ${text}\n-` })),
    ],
    closing: of('closing').map(({ heading, text }) => (heading ? `## ${heading}\n\n${text}` : text)),
  }
}
