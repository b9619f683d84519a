import type { RootContent } from 'mdast'
import { parseMarkdown } from './parse.ts'

/** The last two blocks may still change their kind: with one, "1. a\n\n2" would split a list for good. */
const OPEN_BLOCKS = 2

export interface BlockParser {
  /** Blocks of the text so far. Those that can't change any more keep their identity from call to call. */
  parse(text: string): RootContent[]
}

/** Parses a growing text again and again at the price of its end; a text that does not continue the last starts anew. */
export function createBlockParser(): BlockParser {
  let closed: RootContent[] = []
  let closedText = ''
  let last: { text: string; blocks: RootContent[] } = { text: '', blocks: [] }

  return {
    parse(text) {
      if (text === last.text) return last.blocks
      if (!text.startsWith(closedText)) {
        closed = []
        closedText = ''
      }
      const open = parseMarkdown(text.slice(closedText.length)).children
      const blocks = [...closed, ...open]
      const closing = open.slice(0, countClosed(open))
      if (closing.length > 0) {
        closedText = text.slice(0, closedText.length + closing.at(-1)!.position!.end.offset!)
        closed = [...closed, ...closing]
      }
      last = { text, blocks }
      return blocks
    },
  }
}

/** Closed up to a blank line only: what follows a paragraph directly may be read as its continuation. */
function countClosed(blocks: RootContent[]): number {
  for (let count = blocks.length - OPEN_BLOCKS; count > 0; count--)
    if (blocks[count]!.position!.start.line > blocks[count - 1]!.position!.end.line + 1) return count
  return 0
}
