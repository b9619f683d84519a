const HEADING_MAX_LENGTH = 60
const BULLET = /^\s*(?:[-*+]|\d+\.)\s/
const ENDS = /[.!?,;:…]$/

/**
 * Marks what reads like a heading in a text whose format keeps none: the first short line, and short lines without an end
 * mark before a list or a longer text.
 */
export function guessHeadings(text: string): string {
  const lines = text.split('\n')
  const next = (from: number) => lines.slice(from + 1).find((line) => line.trim()) ?? ''
  let titled = false
  return lines
    .map((line, index) => {
      const words = line.trim()
      const short = words.length > 0 && words.length <= HEADING_MAX_LENGTH && !BULLET.test(line) && !ENDS.test(words)
      if (!titled && words) {
        titled = true
        return short ? `# ${words}\n` : line
      }
      const after = next(index)
      const opens = BULLET.test(after) || after.trim().length > HEADING_MAX_LENGTH
      return short && opens && !/[·|]/.test(words) && /^\p{Lu}/u.test(words) ? `\n## ${words}\n` : line
    })
    .join('\n')
}
