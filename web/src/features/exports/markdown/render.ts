import type { PhrasingContent, RootContent, Table, TableRow } from 'mdast'
import { safeLink } from './safe-link.ts'

/** UTF-16 offsets into the source: from is inclusive, to is exclusive. */
export interface Place {
  from: number
  to: number
}

export type Attributes = Record<string, string | number>

/** What a rendering is made of: React elements on the screen, a string for the clipboard. */
export interface Builder<Out> {
  /** @param place where it stands in the source, where that is known */
  text(value: string, place?: Place): Out
  element(tag: string, attributes: Attributes, children: Out[]): Out
}

export interface Rendering<Out> {
  builder: Builder<Out>
  /** Added to the depth of headings, so that a title can stand below the headings around it. */
  headingShift: number
}

type Node = RootContent | PhrasingContent

/** Null where nothing is to be seen: images are dropped, because loading one tells a stranger who is reading. */
export function renderNode<Out>(node: Node, to: Rendering<Out>): Out | null {
  const { text, element } = to.builder
  const wrap = (tag: string, attributes: Attributes = {}) =>
    element(tag, attributes, 'children' in node ? renderAll(node.children, to) : [])

  switch (node.type) {
    case 'text':
      return text(node.value, placeOf(node))
    case 'inlineCode':
      return element('code', {}, [text(node.value, placeOf(node))])
    case 'strong':
      return wrap('strong')
    case 'emphasis':
      return wrap('em')
    case 'break':
      return element('br', {}, [])
    case 'link': {
      const href = safeLink(node.url)
      return href === null
        ? wrap('span')
        : wrap('a', { href, target: '_blank', rel: 'noopener noreferrer nofollow', referrerPolicy: 'no-referrer' })
    }
    case 'heading':
      return wrap(`h${Math.min(6, node.depth + to.headingShift)}`)
    case 'paragraph': {
      const children = renderAll(node.children, to)
      return children.length > 0 ? element('p', {}, children) : null
    }
    case 'blockquote':
      return wrap('blockquote')
    case 'list':
      return wrap(node.ordered ? 'ol' : 'ul', node.ordered && (node.start ?? 1) !== 1 ? { start: node.start! } : {})
    case 'listItem':
      return element('li', {}, node.spread ? renderAll(node.children, to) : renderTight(node.children, to))
    case 'code':
      return element('pre', {}, [element('code', {}, [text(node.value, placeOf(node))])])
    case 'thematicBreak':
      return element('hr', {}, [])
    case 'table':
      return renderTable(node, to)
    case 'html':
      return text(node.value, placeOf(node))
    default:
      return null
  }
}

export const renderAll = <Out>(nodes: Node[], to: Rendering<Out>): Out[] =>
  nodes.map((node) => renderNode(node, to)).filter((out) => out !== null)

function placeOf({ position }: Node): Place | undefined {
  const [from, to] = [position?.start.offset, position?.end.offset]
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Items of a tight list carry no paragraphs of their own. */
const renderTight = <Out>(nodes: Node[], to: Rendering<Out>): Out[] =>
  nodes.flatMap((node) => renderAll(node.type === 'paragraph' ? node.children : [node], to))

function renderTable<Out>(table: Table, to: Rendering<Out>): Out {
  const { element } = to.builder
  const row = ({ children }: TableRow, tag: 'th' | 'td') =>
    element(
      'tr',
      {},
      children.map((cell, column) => {
        const align = table.align?.[column]
        return element(tag, align ? { align } : {}, renderAll(cell.children, to))
      }),
    )
  const [head, ...body] = table.children
  const parts = head ? [element('thead', {}, [row(head, 'th')])] : []
  if (body.length > 0)
    parts.push(
      element(
        'tbody',
        {},
        body.map((line) => row(line, 'td')),
      ),
    )
  return element('table', {}, parts)
}
