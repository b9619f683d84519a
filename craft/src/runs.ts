/** Stretches of text, bold or italic, in light markdown. */

export interface Run {
  /** With a line feed where a line is broken within a paragraph. */
  text: string
  bold: boolean
  italic: boolean
}

/** The text of runs without its marks, in one line. */
export const plainText = (runs: readonly Run[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .replaceAll('\n', ' ')

const TOKENS = /\\([!-/:-@[-`{-~•·▪◦–])|(\*{1,3})|(?<![\p{L}\p{N}\\])(_{1,2})(?=\S)|(?<=\S)(_{1,2})(?![\p{L}\p{N}])/gu

/** "**bold**", "*italic*", "***both***"; a mark without its partner is a letter like any other. */
export function parseRuns(text: string): Run[] {
  const literal = new Set<number>()
  for (let attempt = 0; attempt < 8; attempt++) {
    const { runs, unclosed } = readRuns(text, literal, attempt === 7)
    if (unclosed.length === 0) return runs
    for (const at of unclosed) literal.add(at)
  }
  return readRuns(text, literal, true).runs
}

function readRuns(text: string, literal: ReadonlySet<number>, plain: boolean): { runs: Run[]; unclosed: number[] } {
  const runs: Run[] = []
  let bold = -1
  let italic = -1
  let at = 0
  const push = (piece: string) => {
    if (piece === '') return
    const last = runs.at(-1)
    const style = { bold: bold >= 0, italic: italic >= 0 }
    if (last && last.bold === style.bold && last.italic === style.italic) last.text += piece
    else runs.push({ text: piece, ...style })
  }
  for (const match of text.matchAll(TOKENS)) {
    const [whole, escaped, stars, opening, closing] = match
    push(text.slice(at, match.index))
    at = match.index + whole.length
    if (escaped !== undefined) {
      push(escaped)
      continue
    }
    const count = (stars ?? opening ?? closing)!.length
    const opens = /\S/.test(text[at] ?? ' ')
    const closes = /\S/.test(text[match.index - 1] ?? ' ')
    const turnsBold = count >= 2
    const turnsItalic = count !== 2
    const fits = (state: number) => (state >= 0 ? closes : opens)
    if (plain || literal.has(match.index) || (turnsBold && !fits(bold)) || (turnsItalic && !fits(italic))) {
      push(whole)
      continue
    }
    if (turnsBold) bold = bold >= 0 ? -1 : match.index
    if (turnsItalic) italic = italic >= 0 ? -1 : match.index
  }
  push(text.slice(at))
  return { runs, unclosed: [bold, italic].filter((index) => index >= 0) }
}

export const escapeMarks = (text: string): string =>
  text
    .replace(/[\\*]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll('\n', '\\\n')

/** Blanks move out of the marks: "**bold **text" is not markdown. */
export function printRuns(runs: readonly Run[]): string {
  return runs
    .map(({ text, bold, italic }) => {
      const mark = bold && italic ? '***' : bold ? '**' : italic ? '*' : ''
      const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
      return mark === '' || inner === '' ? escapeMarks(text) : `${before}${mark}${escapeMarks(inner)}${mark}${after}`
    })
    .join('')
}
