/** What a company always changes, done to whole lines and sections of a page: no line is broken by it. */

import type { HouseRule } from '../learn/rule.ts'
import { faultOf } from '../line/check-line.ts'
import type { Language } from '../sheet/sheet.ts'
import { capital, closed } from './sentence.ts'

export interface Section {
  heading: string
  lines: string[]
  /** Printed as bullets, or as a paragraph. */
  bullets: boolean
}
export interface Body {
  title: string
  facts: string[]
  opening: string
  sections: Section[]
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+')
const whole = (phrase: string) => new RegExp(`(?<![\\p{L}\\d])${escaped(phrase)}(?![\\p{L}\\d])`, 'giu')
const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
const hasCapital = (text: string) => text !== '' && text[0] !== text[0]!.toLowerCase()

/** A section that is renamed is known by its new name to what is added to it; what closes the page comes last. */
const ORDER: readonly HouseRule['kind'][] = ['avoid', 'term', 'heading', 'line', 'closing']

/** The body with the rules carried out. */
export function followRules(body: Body, rules: readonly HouseRule[], language: Language): Body {
  const kept = rules.filter((rule) => !('language' in rule) || rule.language === language)
  return kept
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .reduce((now, rule) => follow(now, rule, language), body)
}

function follow(body: Body, rule: HouseRule, language: Language): Body {
  switch (rule.kind) {
    case 'avoid':
      return changeLines(body, (line) => withoutPhrase(line, rule.phrase, language))
    case 'term':
      return changeLines({ ...body, title: swap(body.title, rule.from, rule.to) }, (line) =>
        swap(line, rule.from, rule.to),
      )
    case 'heading': {
      const renamed = (section: Section) =>
        rule.from.some((from) => same(from, section.heading)) ? { ...section, heading: rule.to } : section
      return { ...body, sections: body.sections.map(renamed) }
    }
    case 'line':
      return withLine(body, rule.heading, rule.text)
    case 'closing':
      return {
        ...body,
        sections: [...body.sections, { heading: rule.heading ?? '', lines: [rule.text], bullets: false }],
      }
  }
}

/** @param change null: the line goes */
function changeLines(body: Body, change: (line: string) => string | null): Body {
  const sentences = (text: string) =>
    text
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .map(change)
      .filter((one) => one !== null)
      .join(' ')
  return {
    ...body,
    facts: body.facts.map(change).filter((fact) => fact !== null),
    opening: sentences(body.opening),
    sections: body.sections
      .map((section) => ({
        ...section,
        lines: section.lines
          .map((line) => (section.bullets ? change(line) : sentences(line)))
          .filter((line) => line !== null && line !== '') as string[],
      }))
      .filter(({ lines }) => lines.length > 0),
  }
}

function swap(line: string, from: string, to: string): string {
  return line.replace(whole(from), (found) => (hasCapital(found) && !hasCapital(from) ? capital(to) : to))
}

/** A phrase within a line goes where the rest can stand; otherwise the line goes with it. */
function withoutPhrase(line: string, phrase: string, language: Language): string | null {
  const pattern = whole(phrase.replace(/[.!]$/, ''))
  if (!pattern.test(line)) return line
  const rest = line
    .replace(pattern, '')
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*,)+(?=\s*[,.;])|^[\s,;.]+|\s+(?=[,.;])/g, '')
    .trim()
  const stop = /[.!?]$/.test(line)
  const bare = rest.replace(/[.!?]$/, '')
  if (faultOf(bare, 'condition', language) !== null) return null
  return stop ? closed(capital(bare)) : capital(bare)
}

function withLine(body: Body, heading: string, text: string): Body {
  const at = body.sections.findIndex((section) => same(section.heading, heading))
  if (at < 0) return { ...body, sections: [...body.sections, { heading, lines: [text], bullets: true }] }
  const section = body.sections[at]!
  if (section.lines.some((line) => same(line.replace(/\.$/, ''), text.replace(/\.$/, '')))) return body
  return { ...body, sections: body.sections.with(at, { ...section, lines: [...section.lines, text] }) }
}
