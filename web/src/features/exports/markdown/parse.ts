import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/**
 * Raw HTML stays the text that it is. Reference definitions are off because they let one block change the meaning of
 * another, which no parser that works block by block could keep up with.
 */
const plainText = { disable: { null: ['htmlFlow', 'htmlText', 'definition', 'codeIndented'] } }
const options = { extensions: [gfmTable(), plainText], mdastExtensions: [gfmTableFromMarkdown()] }

/** Light markdown: headings, paragraphs, lists, emphasis, links, tables. */
export const parseMarkdown = (text: string): Root => fromMarkdown(text, options)
