import { type ChildNode, type Element, isTag } from 'domhandler'
import { parseDocument } from 'htmlparser2'

export const elementsOf = (xml: string): Element[] =>
  childrenOf(parseDocument(xml, { xmlMode: true, decodeEntities: true }))

/** The elements right below, all or those of a name. */
export const childrenOf = ({ children }: { children: readonly ChildNode[] }, name?: string): Element[] =>
  children.filter((node): node is Element => isTag(node) && (name === undefined || node.name === name))

/** The elements of a name, however deep; not those within one another. */
export const within = (nodes: readonly ChildNode[], name: string): Element[] =>
  nodes.flatMap((node) => (isTag(node) ? (node.name === name ? [node] : within(node.children, name)) : []))
