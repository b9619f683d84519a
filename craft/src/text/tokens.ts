/** Words, figures, marks: what the tagger labels one by one. */
export interface Token {
  text: string
  /** In lower case, with a straight apostrophe. */
  lower: string
  /** Offsets in the normalised text. */
  from: number
  to: number
  /** Which line it stands on, from 0; empty lines count. */
  line: number
  /** Whether it is the first of its line. */
  first: boolean
}

/** The counts are bounded, so that twenty thousand characters without a blank are read in linear time. */
const ADDRESS = String.raw`[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,6}|(?:https?:\/\/|www\.)\S+`
const WORD = String.raw`\p{L}[\p{L}\p{M}]*(?:'(?:s|t|d|m|re|ve|ll)(?!\p{L}))?|(?<=\p{L})'`
const FIGURE = String.raw`\d+(?:[.,:']\d{1,9}){0,9}`
const TOKEN = new RegExp(`${ADDRESS}|${WORD}|${FIGURE}|\\S`, 'giu')

export function findTokens(text: string): Token[] {
  const tokens: Token[] = []
  let line = 0
  let at = 0
  for (const match of text.matchAll(TOKEN)) {
    const from = match.index
    let first = tokens.length === 0
    for (; at < from; at++) {
      if (text.charCodeAt(at) !== 10) continue
      line++
      first = true
    }
    const word = match[0]
    tokens.push({ text: word, lower: word.toLowerCase(), from, to: from + word.length, line, first })
  }
  return tokens
}
