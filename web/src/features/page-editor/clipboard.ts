import { type DOMOutputSpec, DOMSerializer, Fragment, type Node, Slice } from 'prosemirror-model'
import { AllSelection, type EditorState, type Transaction } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = DOMSerializer.fromSchema(schema)

/** On the screen the title is the second level, in what is copied the first: as other programs have it. */
const COPIED: Record<string, (node: Node) => DOMOutputSpec> = {
  title: () => ['h1', { 'data-part': 'title' }, 0],
  facts: () => ['p', { 'data-part': 'facts' }, 0],
  paragraph: () => ['p', { 'data-part': 'text' }, 0],
  heading: ({ attrs }) => [`h${attrs.level as number}`, { 'data-part': 'section' }, 0],
  bullet_list: () => ['ul', { 'data-part': 'list' }, 0],
  ordered_list: ({ attrs }) => ['ol', { 'data-part': 'list', start: attrs.start as number }, 0],
  list_item: () => ['li', { 'data-part': 'item' }, 0],
  literal: () => ['pre', { 'data-part': 'literal' }, 0],
}

/** What is cut or copied here; each of its parts says that it comes from here. */
export const clipboardSerializer = new DOMSerializer({ ...nodes, ...COPIED }, marks)

/** Whether it was copied from a page such as this one: then all of it has a form here. */
export const isCopiedHere = (html: string): boolean =>
  /<[^>]+\sdata-pm-slice=/.test(html) && /<[^>]+\sdata-part=/.test(html)

/** A head that comes with other parts: a page has one head alone, so that within a page it is a section with its first line. */
export function withoutHead(slice: Slice): Slice {
  if (slice.content.childCount < 2) return slice
  const parts = slice.content.content.map((node) =>
    node.type.name === 'title'
      ? schema.nodes.heading.create({ level: 2 }, node.content)
      : node.type.name === 'facts'
        ? schema.nodes.paragraph.create(null, node.content)
        : node,
  )
  return new Slice(Fragment.from(parts), slice.openStart, slice.openEnd)
}

/** A page with its head that is pasted in place of all, or where nothing stands, is the page. @returns null for all else */
export function pastePage({ doc, selection, tr }: EditorState, { content }: Slice): Transaction | null {
  const isInPlaceOfAll = selection instanceof AllSelection || doc.textContent === ''
  if (!isInPlaceOfAll || content.firstChild?.type.name !== 'title' || content.maybeChild(1)?.type.name !== 'facts')
    return null
  return tr.replaceWith(0, doc.content.size, content).scrollIntoView()
}
