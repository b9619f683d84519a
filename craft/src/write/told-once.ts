/** Each fact once: a line that says nothing beyond another line or the facts over the page is left out. */
import { classOf, isIn } from '../line/word-lists.ts'
import { wordsOf } from '../line/words.ts'
import type { Kind, Language } from '../sheet/sheet.ts'

const STEM = 5
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** The beginnings of its words with content, and its figures. */
export function contentOf(text: string, language: Language): Set<string> {
  const content = new Set<string>()
  for (const { lower } of wordsOf(text, language)) {
    if (!/[\p{L}\d]/u.test(lower) || classOf(lower, language) !== null || isIn('lone', lower, language)) continue
    content.add(/\d/.test(lower) ? lower : plain(lower).slice(0, STEM))
  }
  return content
}

const isWithin = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].every((word) => b.has(word))
const denies = (text: string, language: Language) =>
  wordsOf(text, language).some(({ lower }) => isIn('denial', lower, language))

export interface Told {
  kind: Kind
  text: string
}

/**
 * The lines that remain, in their order.
 * @param facts what stands over the page already
 */
export function tellOnce<T extends Told>(lines: readonly T[], facts: readonly string[], language: Language): T[] {
  const above = facts.map((text) => contentOf(text, language))
  const all = lines.map((line) => ({ line, content: contentOf(line.text, language), no: denies(line.text, language) }))
  return all
    .filter(({ line, content, no }, at) => {
      if (content.size === 0) return true
      if (!no && content.size > 1 && above.some((fact) => isWithin(content, fact))) return false
      return !all.some((other, where) => {
        if (where === at || other.no !== no || !isWithin(content, other.content)) return false
        const same = other.content.size === content.size
        if (same) return where < at && (content.size > 1 || other.line.kind === line.kind)
        const isItem = other.line.text
          .toLowerCase()
          .split(/, | (?:and|und|et|y) /)
          .includes(line.text.toLowerCase())
        return other.line.kind === line.kind && (content.size > 1 || isItem)
      })
    })
    .map(({ line }) => line)
}
