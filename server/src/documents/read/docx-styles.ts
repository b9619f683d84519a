import { type ChildNode, type Element, isTag } from 'domhandler'
import { parseDocument } from 'htmlparser2'

interface Style {
  name: string
  parent: string | undefined
  /** From 1 on; undefined where it says none. */
  outline: number | undefined
}

/** What our reader knows by name, as Word names it. */
const KNOWN = /^(?:title|subtitle|heading [1-9]|list (?:bullet|number)(?: 2)?)$/i
const DEPTH_MAX = 20

/**
 * A house's own styles, and those of other programs: each with the style of Word's own that it comes from or has the level of.
 * @param styles the part of a .docx that tells them
 * @returns of each such style by its id the name of Word's
 */
export function knownStyles(styles: string): Map<string, string> {
  const all = new Map(
    within(parseDocument(styles, { xmlMode: true }).children, 'w:style')
      .filter(({ attribs }) => attribs['w:type'] === 'paragraph')
      .map((style): [string, Style] => [style.attribs['w:styleId'] ?? '', styleOf(style)]),
  )
  const known = new Map<string, string>()
  for (const id of all.keys()) {
    let at: Style | undefined = all.get(id)
    for (let depth = 0; at && depth < DEPTH_MAX; depth++) {
      const name = KNOWN.test(at.name) ? at.name : at.outline === undefined ? null : `heading ${at.outline}`
      if (name !== null) {
        known.set(id, name)
        break
      }
      at = all.get(at.parent ?? '')
    }
  }
  return known
}

function styleOf(style: Element): Style {
  const valOf = (name: string) => within(style.children, name)[0]?.attribs['w:val']
  const level = Number(valOf('w:outlineLvl') ?? Number.NaN)
  return {
    name: valOf('w:name') ?? '',
    parent: valOf('w:basedOn'),
    // 9 is that of running text.
    outline: level >= 0 && level < 9 ? level + 1 : undefined,
  }
}

const within = (nodes: readonly ChildNode[], name: string): Element[] =>
  nodes.flatMap((node) => (isTag(node) ? (node.name === name ? [node] : within(node.children, name)) : []))
