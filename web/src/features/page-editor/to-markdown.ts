import type { Node } from 'prosemirror-model'

/** Light markdown of what was edited. Parts that were not touched are written as they were read, to the letter. */
export function toMarkdown(doc: Node, sources: WeakMap<Node, string>): string {
  const blocks: string[] = []
  doc.forEach((node) => {
    const written = sources.get(node) ?? writeBlock(node, sources)
    if (written.trim() !== '') blocks.push(written)
  })
  return blocks.join('\n\n')
}

function writeBlock(node: Node, sources: WeakMap<Node, string>): string {
  const text = node.textContent.trim()
  switch (node.type.name) {
    case 'title':
      return text && `# ${headingText(text)}`
    case 'facts':
      return text && guard(escapeMarks(text))
    case 'heading':
      return text && `${'#'.repeat(node.attrs.level as number)} ${headingText(text)}`
    case 'bullet_list':
    case 'ordered_list':
      return writeList(node, sources)
    case 'literal':
      return node.textContent
    default:
      return guard(writeInline(node))
  }
}

function writeList(list: Node, sources: WeakMap<Node, string>): string {
  const lines: string[] = []
  const isOrdered = list.type.name === 'ordered_list'
  const { sign, start = 1 } = list.attrs as { sign: string; start?: number }
  list.forEach((item, _offset, index) => {
    const source = isOrdered ? undefined : sources.get(item)
    if (source !== undefined) {
      lines.push(source)
      return
    }
    const mark = isOrdered ? `${start + index}${sign}` : sign
    const [paragraph, ...nested] = item.children
    const own = guard(writeInline(paragraph!)).replaceAll('\n', `\n${' '.repeat(mark.length + 1)}`)
    const below = nested.map((one) => `\n${indent(writeBlock(one, sources), mark.length + 1)}`)
    if (own !== '' || nested.length > 0) lines.push(`${mark} ${own}${below.join('')}`)
  })
  return lines.join('\n')
}

const indent = (text: string, by: number): string => text.replace(/^/gm, ' '.repeat(by))

/** From the outside to the inside. */
const MARKS = ['link', 'strong', 'em', 'code'] as const
const SIGNS: Record<string, string> = { strong: '**', em: '*' }

function writeInline(block: Node): string {
  let written = ''
  let open: string[] = []
  /** Blanks stay outside of the signs: "**bold **" is none. */
  const close = (to: number) => {
    if (open.length <= to) return
    const space = /\s*$/.exec(written)![0]
    written = written.slice(0, written.length - space.length)
    while (open.length > to) written += SIGNS[open.pop()!]
    written += space
  }
  block.forEach((node) => {
    if (node.type.name === 'hard_break') {
      close(0)
      written += '\\\n'
      return
    }
    const marks = MARKS.filter((name) => node.marks.some((mark) => mark.type.name === name))
    const styles = marks.filter((name) => name in SIGNS)
    const kept = styles.findIndex((name, at) => open[at] !== name)
    const common = kept < 0 ? Math.min(styles.length, open.length) : kept
    if (open.length > common) close(common)
    const text = node.text ?? ''
    const lead = open.length < styles.length ? /^\s*/.exec(text)![0] : ''
    written += lead
    for (const name of styles.slice(open.length)) {
      written += SIGNS[name]
      open = [...open, name]
    }
    const said = marks.includes('code') ? `\`${text}\`` : escapeMarks(text.slice(lead.length))
    const href = node.marks.find((mark) => mark.type.name === 'link')?.attrs.href as string | undefined
    written += href === undefined ? said : `[${said}](${href})`
  })
  close(0)
  // Breaks at the end break nothing; signs around nothing but a blank.
  return written
    .replace(/(?:\s*\\\n)+\s*$/, '')
    .trim()
    .replaceAll('****', '')
}

/** What would read as emphasis, code, a link or an entity. */
const escapeMarks = (text: string): string =>
  text
    .replace(/[\\*`]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/\](?=\(|$)/g, '\\]')
    .replace(/<(?=[a-z][a-z\d+.-]*:|[^\s<>@]+@)/gi, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&')

/** What would read as a heading, a list, a quotation, a table or a rule at the start of any line of a paragraph. */
const guard = (lines: string): string =>
  lines.replace(/^(\s*)([#>+=|~-]|:(?=-))/gm, '$1\\$2').replace(/^(\s*\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')

/** A "#" at the end of a heading would be taken for its closing mark. */
const headingText = (text: string): string => escapeMarks(text).replace(/(^|\s)(#+)$/, '$1\\$2')
