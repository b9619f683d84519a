/** Whether a sentence says what people in such a role usually do and need. */
import { type Brief, type Fact, LANGUAGES } from '../brief/facts.ts'
import { plain } from '../brief/normalise.ts'
import { findRole } from '../writer/families/find-role.ts'
import type { Line } from '../writer/families/role.ts'
import { linesOfTrade } from '../writer/families/trade-lines.ts'
import { stemOf } from './evidence.ts'

/** Share of the words of a sentence that one line of the role's knowledge must hold. */
const ENOUGH = 0.6

export function roleKnowledgeFor(brief: Brief): (sentence: string) => boolean {
  const title = brief.facts.find((fact): fact is Extract<Fact, { kind: 'title' }> => fact.kind === 'title') ?? null
  const roles = [findRole(title, brief.text), findRole(null, '')]
  const words = [
    ...roles.flatMap((role) => Object.values(role.words)),
    ...LANGUAGES.flatMap((language) => [
      linesOfTrade(title?.family ?? 'general', language),
      linesOfTrade('general', language),
    ]),
  ]
  const lines = [
    ...words.flatMap(({ duties, needs }) => [...duties, ...needs]),
    ...roles.flatMap((role) => Object.values(role.words).flatMap(({ purpose, success }) => [...purpose, ...success])),
  ].map(stemsOfLine)
  return (sentence) => {
    const stems = stemsOfText(sentence)
    if (stems.length === 0) return false
    return lines.some((line) => stems.filter((stem) => line.has(stem)).length / stems.length >= ENOUGH)
  }
}

const stemsOfLine = (line: Line): Set<string> => new Set(stemsOfText(typeof line === 'string' ? line : line[1]))

const stemsOfText = (text: string): string[] =>
  (plain(text.replace(/[[\]|{}]/g, ' ')).match(/[a-zß-ɏ][a-zß-ɏ'-]+/g) ?? [])
    .filter((word) => word.length > 3)
    .map(stemOf)
