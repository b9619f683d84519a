import type { Run } from '@rolewright/craft/document'
import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { type Look, PageBuilder, PLAIN } from './page-builder.ts'

/** Nobody sees what is in them. */
const UNSEEN = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'select',
  'button',
  'object',
  'iframe',
  'img',
])
/** Around the text of the page, not of it. */
const AROUND = new Set(['nav', 'aside', 'footer'])
const BLOCKS = new Set(
  'address article blockquote body center dd details div dl dt fieldset figcaption figure form header hr html main p pre section summary'.split(
    ' ',
  ),
)

/** A web page as a person sees it: no scripts, nothing hidden, no navigation. */
export function readHtml(markup: string): string {
  const builder = new PageBuilder()
  readBlocks(parseDocument(markup, { decodeEntities: true }).children, builder)
  return builder.print()
}

export function readBlocks(nodes: readonly ChildNode[], builder: PageBuilder): void {
  let runs: Run[] = []
  const end = () => {
    builder.paragraph(runs)
    runs = []
  }
  for (const node of nodes) {
    if (isHidden(node)) continue
    const heading = isTag(node) ? /^h([1-6])$/.exec(node.name) : null
    if (isTag(node) && (heading || isBlock(node))) {
      end()
      if (heading) builder.heading(Number(heading[1]), runsOf(node.children, PLAIN))
      else if (node.name === 'ul' || node.name === 'ol') readList(node, 0, builder)
      else if (node.name === 'table') readTable(node, builder)
      else readBlocks(node.children, builder)
    } else if (isTag(node) && node.name === 'br') end()
    else runs.push(...runsOf([node], PLAIN))
  }
  end()
}

function readList(list: Element, level: number, builder: PageBuilder): void {
  const kind = list.name === 'ol' ? 'steps' : 'bullets'
  for (const item of list.children) {
    if (!isTag(item) || isHidden(item)) continue
    if (item.name === 'ul' || item.name === 'ol') {
      readList(item, level + 1, builder)
      continue
    }
    const isList = (node: ChildNode) => isTag(node) && (node.name === 'ul' || node.name === 'ol')
    const own = item.children.filter((node) => !isList(node))
    builder.item(kind, level, runsOf(own, PLAIN))
    for (const nested of item.children) if (isTag(nested) && isList(nested)) readList(nested, level + 1, builder)
  }
}

function readTable(table: Element, builder: PageBuilder): void {
  const rows = within(table, 'tr').filter((row) => !isHidden(row))
  const isLayout = within(table, 'table').length > 0 || within(table, 'li').length > 0 || /h[1-6]/.test(namesIn(table))
  if (isLayout) {
    for (const cell of rows.flatMap(cellsOf)) readBlocks(cell.children, builder)
    return
  }
  builder.table(rows.map((row) => cellsOf(row).map((cell) => runsOf(cell.children, PLAIN))))
}

const cellsOf = (row: Element): Element[] =>
  row.children.filter(
    (node): node is Element => isTag(node) && (node.name === 'td' || node.name === 'th') && !isHidden(node),
  )

function within(element: Element, name: string): Element[] {
  return element.children.flatMap((node) => {
    if (!isTag(node)) return []
    return node.name === name ? [node, ...(name === 'tr' ? [] : within(node, name))] : within(node, name)
  })
}

const namesIn = (element: Element): string =>
  element.children.flatMap((node) => (isTag(node) ? [node.name, namesIn(node)] : [])).join(' ')

function isHidden(node: ChildNode): boolean {
  if (!isTag(node)) return !isText(node)
  const style = node.attribs.style ?? ''
  return (
    UNSEEN.has(node.name) ||
    AROUND.has(node.name) ||
    'hidden' in node.attribs ||
    node.attribs['aria-hidden'] === 'true' ||
    /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all/i.test(style)
  )
}

const isBlock = ({ name }: Element): boolean => BLOCKS.has(name) || name === 'ul' || name === 'ol' || name === 'table'

function runsOf(nodes: readonly ChildNode[], look: Look): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (isText(node)) return [{ text: node.data, ...look }]
    if (!isTag(node) || isHidden(node)) return []
    if (node.name === 'br' || isBlock(node))
      return [{ text: ' ', ...look }, ...runsOf(node.children, look), { text: ' ', ...look }]
    return runsOf(node.children, lookOf(node, look))
  })
}

function lookOf({ name, attribs }: Element, look: Look): Look {
  const style = attribs.style ?? ''
  const weight = /font-weight\s*:\s*(\w+)/i.exec(style)?.[1]
  return {
    bold: weight ? /bold|[6-9]00/i.test(weight) : look.bold || name === 'b' || name === 'strong',
    italic: /font-style\s*:\s*italic/i.test(style) || look.italic || name === 'i' || name === 'em',
  }
}
