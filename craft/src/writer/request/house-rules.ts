/** Words a house does not use, does not want, or wants in place of others: checked against the finished text. */
export interface HouseRules {
  avoid?: string[]
  rename?: { from: string; to: string }[]
  closing?: string[]
}

const escaped = (text: string) =>
  text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/['’]/g, "['’]")

const wordPattern = (words: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, flags)

export const contains = (text: string, words: string): boolean =>
  words.trim() !== '' && wordPattern(words, 'iu').test(text)

/** Small words would tear holes into every sentence. */
const isWord = (words: string) => words.trim().length > 2

export function renameIn(text: string, renames: readonly { from: string; to: string }[]): string {
  return renames
    .filter(({ from }) => isWord(from))
    .reduce(
      (written, { from, to }) =>
        written.replace(wordPattern(from, 'giu'), (found) =>
          /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(to) && !/^\p{Lu}{2}/u.test(found)
            ? to.charAt(0).toUpperCase() + to.slice(1)
            : to,
        ),
      text,
    )
}

/** Takes words out of a text and mends the blanks and commas around them; a line that keeps nothing goes. */
export function removeFrom(text: string, words: readonly string[]): string {
  const unwanted = words.filter(isWord)
  if (!unwanted.some((word) => contains(text, word))) return text
  return text
    .split('\n')
    .flatMap((line) => {
      const left = unwanted.reduce((written, word) => written.replace(wordPattern(word, 'giu'), ''), line)
      if (left === line) return [line]
      const mended = left
        .replace(/\s+([.,;:!?])/g, '$1')
        .replace(/([,;:])(?=[.,;])/g, '')
        .replace(/^(\s*- |#+ )?[,;:.\s]+/, '$1')
        .replace(/\b(?:and|or|und|oder|et|ou|y|o)\s*(?=[.,;]|$)/g, '')
        .replace(/[ \t]{2,}/g, ' ')
        .trimEnd()
      return /\p{L}{2}/u.test(mended) ? [mended] : []
    })
    .join('\n')
}
