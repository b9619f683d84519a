/**
 * Light markdown as a document: what every format is written from. Text comes from people and from any model, so reading
 * takes all that markdown allows and keeps what a job description is made of; no text is lost.
 */
import type { BlockContent, DefinitionContent, Heading, Link, List, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

export interface Run {
  text: string
  bold: boolean
  italic: boolean
}
/** Text of one line or paragraph; `\n` in a run is a line break. */
export type Inline = Run[]

export interface ListItem {
  text: Inline
  /** Nested lists and further paragraphs. */
  blocks: Block[]
}

export type Block =
  | { type: 'heading'; level: 1 | 2 | 3; text: Inline }
  | { type: 'paragraph'; text: Inline }
  | { type: 'list'; ordered: boolean; items: ListItem[] }

export type Document = Block[]

/** Reads light markdown. */
export const parseDocument = (markdown: string): Document => fromMarkdown(markdown).children.flatMap(blocksOf)

/** Writes light markdown; `parseDocument` reads the same document from it. */
export const printDocument = (document: Document): string =>
  `${document.map((block) => print(block, '')).join('\n\n')}\n`

/** The words of a text, without their weight. */
export const plainText = (inline: Inline): string => inline.map(({ text }) => text).join('')

/** The description's own title: its first heading, else its first line; empty for an empty document. */
export function titleOf(document: Document): string {
  const first = document.find(({ type }) => type === 'heading') ?? document.find(({ type }) => type === 'paragraph')
  return first && first.type !== 'list' ? (plainText(first.text).split('\n')[0] ?? '').trim() : ''
}

function blocksOf(node: RootContent | BlockContent | DefinitionContent): Block[] {
  switch (node.type) {
    case 'heading':
      return [{ type: 'heading', level: levelOf(node), text: inlineOf(node.children) }]
    case 'paragraph':
      return [{ type: 'paragraph', text: inlineOf(node.children) }]
    case 'list':
      return [listOf(node)]
    case 'blockquote':
      return node.children.flatMap(blocksOf)
    case 'code':
    case 'html':
      return node.value.trim() ? [{ type: 'paragraph', text: [plain(node.value)] }] : []
    default:
      return []
  }
}

/** Deeper headings than a description needs read as the deepest that it has. */
const levelOf = ({ depth }: Heading) => Math.min(depth, 3) as 1 | 2 | 3

function listOf(node: List): Block {
  const items = node.children.map(({ children }) => {
    const [first, ...rest] = children.flatMap(blocksOf)
    if (first?.type === 'paragraph' || first?.type === 'heading') return { text: first.text, blocks: rest }
    return { text: [], blocks: first ? [first, ...rest] : [] }
  })
  return { type: 'list', ordered: node.ordered === true, items }
}

const plain = (text: string): Run => ({ text, bold: false, italic: false })

function inlineOf(nodes: PhrasingContent[], style: Omit<Run, 'text'> = { bold: false, italic: false }): Inline {
  return join(
    nodes.flatMap((node): Inline => {
      switch (node.type) {
        case 'strong':
          return inlineOf(node.children, { ...style, bold: true })
        case 'emphasis':
          return inlineOf(node.children, { ...style, italic: true })
        case 'break':
          return [{ text: '\n', ...style }]
        case 'text':
        case 'inlineCode':
        case 'html':
          return [{ text: node.value.replace(/\n/g, ' '), ...style }]
        case 'link':
          return [...inlineOf(node.children, style), ...addressOf(node, style)]
        case 'image':
          return node.alt ? [{ text: node.alt, ...style }] : []
        default:
          return 'children' in node ? inlineOf(node.children as PhrasingContent[], style) : []
      }
    }),
  )
}

/** Where a link leads, for readers who can't follow it; empty where its words say so already. */
function addressOf({ url, children }: Link, style: Omit<Run, 'text'>): Inline {
  const address = url.replace(/^mailto:/, '')
  const isShown = plainText(inlineOf(children)) === address
  return isShown || !/^(https?:|mailto:)/.test(url) ? [] : [{ text: ` (${address})`, ...style }]
}

/** Neighbours of the same weight are one run. */
const join = (runs: Inline): Inline =>
  runs.reduce<Inline>((joined, run) => {
    const last = joined.at(-1)
    if (last && last.bold === run.bold && last.italic === run.italic) last.text += run.text
    else joined.push({ ...run })
    return joined
  }, [])

function print(block: Block, indent: string): string {
  if (block.type === 'heading') return `${'#'.repeat(block.level)} ${printInline(block.text, indent)}`
  if (block.type === 'paragraph') return printInline(block.text, indent)
  return block.items
    .map(({ text, blocks }, index) => {
      const mark = block.ordered ? `${index + 1}. ` : '- '
      const deeper = indent + ' '.repeat(mark.length)
      const first = `${indent}${mark}${printInline(text, deeper)}`
      const rest = blocks.map((inner) => (inner.type === 'list' ? '\n' : `\n\n${deeper}`) + print(inner, deeper))
      return first + rest.join('')
    })
    .join('\n')
}

/** What markdown would read as markup. */
const MARKUP = /[\\`*_[\]<&~]|^(?:#{1,6}(?=\s|$)|[-+>](?=\s|$)|\d+(?=[.)](?:\s|$))|={2,}|-{3,})/gm

function printInline(inline: Inline, indent: string): string {
  return inline
    .map(({ text, bold, italic }) => {
      const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
      const mark = `${bold ? '**' : ''}${italic ? '*' : ''}`
      const escaped = words.replace(MARKUP, (markup) => (/^\d/.test(markup) ? `${markup}\\` : `\\${markup}`))
      return words ? `${before}${mark}${escaped}${[...mark].reverse().join('')}${after}` : text
    })
    .join('')
    .replace(/\n/g, `\\\n${indent}`)
}
