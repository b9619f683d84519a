/** What is to be filled in stands between square brackets. */
const BLANK = /\[[^\][\n]{1,60}\]/g

export interface Blank {
  /** Without its brackets. */
  name: string
  from: number
  to: number
}

export const findBlanks = (text: string): Blank[] =>
  Array.from(text.matchAll(BLANK), ({ 0: said, index }) => ({
    name: said.slice(1, -1),
    from: index,
    to: index + said.length,
  }))
