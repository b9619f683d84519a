import type { Run } from '@rolewright/craft/document'
import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { childrenOf, elementsOf, within } from './odt-nodes.ts'
import { OdtStyles } from './odt-styles.ts'
import { type Look, PageBuilder, PLAIN } from './page-builder.ts'
import { Unreadable } from './unreadable.ts'
import { findText, unzipText } from './zip.ts'

/** Deleted text, notes, comments, contents and settings: not the text of the page as it stands. */
const UNSEEN = new Set([
  'text:tracked-changes',
  'office:annotation',
  'office:annotation-end',
  'text:note',
  'text:hidden-text',
  'text:hidden-paragraph',
  'text:table-of-content',
  'text:sequence-decls',
  'office:forms',
  'draw:image',
  'draw:object',
  'svg:title',
  'svg:desc',
])

/** OpenDocument text, as LibreOffice writes it: the final state of changes, and nothing hidden. */
export function readOdt(bytes: Uint8Array): string {
  if ((findText(bytes, 'META-INF/manifest.xml') ?? '').includes('encryption-data'))
    throw new Unreadable('This document is protected by a password.')
  const content = elementsOf(unzipText(bytes, 'content.xml'))
  const [body] = within(content, 'office:text')
  if (!body) throw new Unreadable('This is an OpenDocument file without text.')
  const builder = new PageBuilder()
  const styles = new OdtStyles([...content, ...elementsOf(findText(bytes, 'styles.xml') ?? '')])
  new OdtReader(styles, builder).readBlocks(body.children)
  return builder.print()
}

class OdtReader {
  readonly #builder: PageBuilder
  readonly #styles: OdtStyles

  constructor(styles: OdtStyles, builder: PageBuilder) {
    this.#styles = styles
    this.#builder = builder
  }

  readBlocks(nodes: readonly ChildNode[]): void {
    for (const node of nodes) {
      if (!isTag(node) || UNSEEN.has(node.name) || node.attribs['text:display'] === 'none') continue
      if (node.name === 'text:h' || node.name === 'text:p') this.#readParagraph(node)
      else if (node.name === 'text:list') this.#readList(node, 0, node.attribs['text:style-name'])
      else if (node.name === 'table:table') this.#readTable(node)
      else this.readBlocks(node.children)
    }
  }

  #readParagraph(node: Element): void {
    const style = node.attribs['text:style-name']
    if (this.#styles.is(style, 'isHidden')) return
    const runs = this.#runsOf(node.children, PLAIN)
    const level = Number(node.attribs['text:outline-level'] ?? this.#styles.outlineOf(style))
    if (this.#styles.isNamed(style, 'Title')) this.#builder.heading(1, runs)
    else if (node.name === 'text:h' || level > 0) this.#builder.heading(level || 2, runs)
    else this.#builder.paragraph(this.#dressed(runs, style))
    for (const box of within(node.children, 'draw:text-box')) this.readBlocks(box.children)
  }

  #readList(list: Element, level: number, styleName: string | undefined): void {
    const style = list.attribs['text:style-name'] ?? styleName
    const kind = this.#styles.isNumbered(style, level + 1) ? 'steps' : 'bullets'
    for (const item of list.children) {
      if (!isTag(item) || (item.name !== 'text:list-item' && item.name !== 'text:list-header')) continue
      const own: Run[] = []
      const end = () => {
        this.#builder.item(kind, level, own.splice(0))
      }
      for (const node of item.children) {
        if (!isTag(node)) continue
        if (node.name === 'text:list') {
          end()
          this.#readList(node, level + 1, style)
        } else if (node.name === 'text:h') this.#readParagraph(node)
        else if (node.name === 'text:p' && !this.#styles.is(node.attribs['text:style-name'], 'isHidden'))
          own.push({ text: ' ', ...PLAIN }, ...this.#runsOf(node.children, PLAIN))
      }
      end()
    }
  }

  #readTable(table: Element): void {
    const rows = within(table.children, 'table:table-row')
    const cells = rows.map((row) => childrenOf(row, 'table:table-cell'))
    const isLayout = within(table.children, 'text:list').length > 0 || within(table.children, 'text:h').length > 0
    if (isLayout) for (const cell of cells.flat()) this.readBlocks(cell.children)
    else
      this.#builder.table(
        cells.map((row) =>
          row.map((cell) =>
            within(cell.children, 'text:p').flatMap((node, at) => [
              { text: at === 0 ? '' : ' ', ...PLAIN },
              ...this.#dressed(this.#runsOf(node.children, PLAIN), node.attribs['text:style-name']),
            ]),
          ),
        ),
      )
  }

  #runsOf(nodes: readonly ChildNode[], look: Look): Run[] {
    return nodes.flatMap((node): Run[] => {
      if (isText(node)) return [{ text: node.data.replace(/\s+/g, ' '), ...look }]
      if (!isTag(node) || UNSEEN.has(node.name) || node.name === 'draw:text-box') return []
      if (node.name === 'text:s' || node.name === 'text:tab' || node.name === 'text:line-break')
        return [{ text: ' ', ...look }]
      const style = node.name === 'text:span' ? node.attribs['text:style-name'] : undefined
      if (this.#styles.is(style, 'isHidden')) return []
      const own =
        style === undefined
          ? look
          : {
              bold: this.#styles.is(style, 'bold') ?? look.bold,
              italic: this.#styles.is(style, 'italic') ?? look.italic,
            }
      return this.#runsOf(node.children, own)
    })
  }

  /** What the style of a paragraph does to all of it. */
  #dressed(runs: readonly Run[], style: string | undefined): Run[] {
    const [bold, italic] = [this.#styles.is(style, 'bold') ?? false, this.#styles.is(style, 'italic') ?? false]
    return runs.map((run) => ({ ...run, bold: run.bold || bold, italic: run.italic || italic }))
  }
}
