import type { Parent, PhrasingContent, RootContent } from 'mdast'
import type { Mark, Node } from 'prosemirror-model'
import { schema } from './schema.ts'

/** A text as it is edited, and of each part as it was read the words that it was read from. */
export interface Opened {
  doc: Node
  /** Parts that nobody touches keep their identity: they are written as they were read. */
  sources: WeakMap<Node, string>
}

/**
 * @param blocks the text, parsed
 * @param text what they were parsed from
 */
export function fromMarkdown(blocks: RootContent[], text: string): Opened {
  const sources = new WeakMap<Node, string>()
  const { nodes } = schema
  const sliceOf = ({ position }: { position?: RootContent['position'] }) =>
    text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
  const remember = (node: Node, from: { position?: RootContent['position'] }): Node => {
    sources.set(node, sliceOf(from))
    return node
  }
  const plain = (node: Parent | RootContent): string =>
    'children' in node
      ? node.children.map((child) => plain(child as RootContent)).join('')
      : 'value' in node
        ? node.value
        : ''
  const textIn = (said: string) => (said === '' ? [] : [schema.text(said)])

  const inline = (children: PhrasingContent[], marks: readonly Mark[] = []): Node[] =>
    children.flatMap((child): Node[] => {
      switch (child.type) {
        case 'text':
          return child.value === '' ? [] : [schema.text(child.value.replace(/\n/g, ' '), marks)]
        case 'strong':
          return inline(child.children, schema.marks.strong.create().addToSet(marks))
        case 'emphasis':
          return inline(child.children, schema.marks.em.create().addToSet(marks))
        case 'inlineCode':
          return child.value === '' ? [] : [schema.text(child.value, schema.marks.code.create().addToSet(marks))]
        case 'link':
          return inline(child.children, schema.marks.link.create({ href: child.url }).addToSet(marks))
        case 'break':
          return [nodes.hard_break.create()]
        default: {
          const source = sliceOf(child)
          return source === '' ? [] : [schema.text(source, marks)]
        }
      }
    })

  const literal = (block: RootContent) => remember(nodes.literal.create(null, textIn(sliceOf(block))), block)

  /** Null where it holds what has no form here. */
  const list = (block: RootContent & { type: 'list' }): Node | null => {
    const items = block.children.map((item) => {
      const [first, ...rest] = item.children
      if (first && first.type !== 'paragraph') return null
      const lists = rest.map((one) => (one.type === 'list' ? list(one) : null))
      if (lists.includes(null)) return null
      const paragraph = nodes.paragraph.create(null, first ? inline(first.children) : [])
      return remember(nodes.list_item.create(null, [paragraph, ...(lists as Node[])]), item)
    })
    if (items.includes(null)) return null
    const own = block.ordered
      ? nodes.ordered_list.create(
          { sign: /^\s*\d+\)/.test(sliceOf(block)) ? ')' : '.', start: block.start ?? 1 },
          items as Node[],
        )
      : nodes.bullet_list.create({ sign: /^\s*([-*+])/.exec(sliceOf(block))?.[1] ?? '-' }, items as Node[])
    return remember(own, block)
  }

  const convert = (block: RootContent): Node => {
    switch (block.type) {
      case 'heading':
        return remember(nodes.heading.create({ level: block.depth >= 3 ? 3 : 2 }, textIn(plain(block))), block)
      case 'paragraph':
        return remember(nodes.paragraph.create(null, inline(block.children)), block)
      case 'list':
        return list(block) ?? literal(block)
      default:
        return literal(block)
    }
  }

  const rest = [...blocks]
  const title = takeTitle(rest)
  const facts = takeFacts(rest)
  const head = [
    title ? remember(nodes.title.create(null, textIn(plain(title))), title) : nodes.title.create(),
    facts ? remember(nodes.facts.create(null, textIn(plain(facts))), facts) : nodes.facts.create(),
  ]
  return { doc: nodes.doc.create(null, [...head, ...rest.map(convert)]), sources }
}

function takeTitle(blocks: RootContent[]): RootContent | null {
  const [first] = blocks
  return first?.type === 'heading' && first.depth === 1 ? blocks.shift()! : null
}

/** What lists place, contract, hours and pay: "Berlin · Hybrid · Full time". */
function takeFacts(blocks: RootContent[]): RootContent | null {
  const [first] = blocks
  if (first?.type !== 'paragraph' || first.children.length !== 1) return null
  const [said] = first.children
  return said?.type === 'text' && / · /.test(said.value) && !said.value.includes('\n') ? blocks.shift()! : null
}
