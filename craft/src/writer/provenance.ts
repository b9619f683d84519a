/** Which sentences of a text come from general knowledge of the role rather than from the brief. */
import { LANGUAGES, type Language } from '../brief/facts.ts'
import { allLines } from './families/all-lines.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A template as a pattern: choices as alternatives, groups as optional, slots as anything. */
function patternOf(template: string): string {
  return template
    .split(/(\(\([^()]*\)\)|\[[^[\]]*\]|<[^<>]*>|\{\w+\})/)
    .map((part) => {
      if (/^\(\(/.test(part)) return `(?:${patternOf(part.slice(2, -2))})?`
      if (/^\[/.test(part)) return `(?:${part.slice(1, -1).split('|').map(patternOf).join('|')})`
      if (/^</.test(part)) return `(?:${part.slice(1, -1).split('/').map(patternOf).join('|')})`
      if (/^\{/.test(part)) return '.{1,80}?'
      return escaped(part)
    })
    .join('')
}

const hasSlots = (template: string) => /\{(?!tools)\w+\}/.test(template)
/** "{tools}" alone would be anything. */
const hasWords = (template: string) => /\p{L}/u.test(template.replace(/\{\w+\}/g, ''))

function templatesIn(language: Language): string[] {
  const { duties, needs, clauses, sentences } = allLines(language)
  return [
    ...duties,
    ...needs,
    ...clauses.map((clause) => `{before}${clause}{after}`),
    ...sentences
      .flatMap((text) => text.split(/(?<=[.?!])\s+(?![^[]*\])/))
      .filter((sentence) => !hasSlots(sentence) && hasWords(sentence)),
  ]
}

const cache = new Map<Language, RegExp[]>()

function patternsFor(language: Language): RegExp[] {
  const known = cache.get(language)
  if (known) return known
  const patterns = templatesIn(language).map((template) => {
    const open = template.replace(/^\{before\}|\{after\}$/g, '')
    return new RegExp(open === template ? `^${patternOf(template.replace(/\.$/, ''))}$` : patternOf(open), 'iu')
  })
  cache.set(language, patterns)
  return patterns
}

/**
 * Whether a sentence or bullet of a description is general knowledge: a usual duty or need of a role, or a line that
 * holds for every application. Facts woven into such a line are still facts of the brief.
 */
export function isRoleKnowledge(sentence: string, language?: Language): boolean {
  const plain = sentence
    .replace(/^\s*[-*]\s+/, '')
    .replace(/\u00a0/g, ' ')
    .trim()
    .replace(/\.$/, '')
  return (language ? [language] : LANGUAGES).some((known) => patternsFor(known).some((pattern) => pattern.test(plain)))
}
