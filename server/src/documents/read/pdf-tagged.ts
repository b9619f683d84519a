import type { Run } from '@rolewright/craft/document'
import { PageBuilder, PLAIN } from './page-builder.ts'

/** A piece of text, or where a stretch that a tag names begins or ends; as pdf.js gives them. */
export type PdfItem =
  | { str: string; transform: number[]; width: number; height: number; fontName: string; hasEOL: boolean }
  | { type: string; id?: string }

export interface PdfTag {
  role?: string
  children?: (PdfTag | { type: string; id: string })[]
}

export interface PageText {
  height: number
  items: readonly PdfItem[]
  tree: PdfTag | null
  boldFonts: ReadonlySet<string>
}

const BLOCKS = /^(?:H|H[1-6]|Title|P|LI|LBody|Caption|BlockQuote|TD|TH|Note)$/
/** It must name nearly all of the text: some programs tag pictures alone. */
const NAMED_SHARE = 0.8

/** What the tags of a PDF say it is; null where they do not tell. */
export function readTagged(pages: readonly PageText[]): string | null {
  const builder = new PageBuilder()
  const all = pages.map((page) => wordsByTag(page.items))
  const said = pages.reduce(
    (sum, { items }) => sum + items.reduce((more, item) => more + ('str' in item ? item.str.trim().length : 0), 0),
    0,
  )
  let named = 0
  for (const [at, { tree }] of pages.entries()) {
    if (!tree) continue
    const reader = new TagReader(all[at]!, builder)
    reader.read(tree)
    named += reader.length
  }
  const artifacts = all.reduce((sum, words) => sum + (words.get('')?.replace(/\s/g, '').length ?? 0), 0)
  return named > 0 && named >= NAMED_SHARE * (said - artifacts) && pages.some(({ tree }) => tree && hasBlocks(tree))
    ? builder.print()
    : null
}

const hasBlocks = (tag: PdfTag): boolean =>
  BLOCKS.test(tag.role ?? '') || (tag.children ?? []).some((child) => 'role' in child && hasBlocks(child))

/** The text of each stretch; under "" what no tag names, such as headers and page numbers. */
function wordsByTag(items: readonly PdfItem[]): Map<string, string> {
  const words = new Map<string, string>()
  const open: string[] = []
  let last: { id: string; x: number; y: number; size: number } | null = null
  for (const item of items) {
    if ('type' in item) {
      if (item.type.startsWith('begin')) open.push(item.id ?? open.at(-1) ?? '')
      else if (item.type.startsWith('end')) open.pop()
      continue
    }
    const id = open.at(-1) ?? ''
    const before = words.get(id) ?? ''
    const [x, y] = [item.transform[4]!, item.transform[5]!]
    const size = Math.abs(item.transform[3] ?? 0) || item.height || 10
    // Another line, or a gap within one.
    const isApart = last?.id === id && (Math.abs(last.y - y) > size / 3 || x - last.x > size / 4)
    const joint = before === '' || /\s$/.test(before) || /^\s/.test(item.str) || !isApart ? '' : ' '
    words.set(id, before + joint + item.str + (item.hasEOL ? ' ' : ''))
    last = { id, x: x + item.width, y, size }
  }
  return words
}

class TagReader {
  length = 0
  readonly #words: ReadonlyMap<string, string>
  readonly #builder: PageBuilder

  constructor(words: ReadonlyMap<string, string>, builder: PageBuilder) {
    this.#words = words
    this.#builder = builder
  }

  read(tag: PdfTag, level = 0): void {
    const role = tag.role ?? ''
    const heading = /^H([1-6])?$/.exec(role)
    if (role === 'Artifact' || role === 'Figure') this.#textOf(tag)
    else if (heading) this.#builder.heading(Number(heading[1] ?? 2), this.#runsOf(tag))
    else if (role === 'Title') this.#builder.heading(1, this.#runsOf(tag))
    else if (role === 'L') this.#readList(tag, level)
    else if (role === 'Table') this.#readTable(tag)
    else if (role === 'P' || role === 'Caption' || role === 'BlockQuote' || role === 'Note')
      this.#builder.paragraph(this.#runsOf(tag))
    else this.#readChildren(tag, level)
  }

  /** Text beside tags that are blocks is a paragraph. */
  #readChildren(tag: PdfTag, level: number): void {
    let loose = ''
    const end = () => {
      this.#builder.paragraph([{ text: loose, ...PLAIN }])
      loose = ''
    }
    for (const child of tag.children ?? []) {
      if (
        isTag(child) &&
        (hasBlocks(child) || /^(?:L|Table|Sect|Div|Part|Art|Document|NonStruct)$/.test(child.role ?? ''))
      ) {
        end()
        this.read(child, level)
      } else loose += `${isTag(child) ? this.#textOf(child) : this.#say(child.id)} `
    }
    end()
  }

  #readList(list: PdfTag, level: number): void {
    for (const item of list.children ?? []) {
      if (!isTag(item)) continue
      if (item.role === 'L') this.#readList(item, level + 1)
      else this.#readItem(item, level)
    }
  }

  #readItem(item: PdfTag, level: number): void {
    const nested: PdfTag[] = []
    let [label, text] = ['', '']
    const walk = (tag: PdfTag) => {
      for (const child of tag.children ?? []) {
        if (!isTag(child)) text += ` ${this.#say(child.id)}`
        else if (child.role === 'L') nested.push(child)
        else if (child.role === 'Lbl') label += this.#textOf(child)
        else walk(child)
      }
    }
    walk(item)
    // Some programs have the mark in the text.
    const marked = label === '' ? /^\s*(\d{1,3}[.)]|[•·▪●◦○■–\-\uf0b7])\s+/u.exec(text) : null
    const said = marked ? text.slice(marked[0].length) : text
    const kind = /\d/.test(marked?.[1] ?? label) ? 'steps' : 'bullets'
    this.#builder.item(kind, level, [{ text: said, ...PLAIN }])
    for (const list of nested) this.#readList(list, level + 1)
  }

  #readTable(table: PdfTag): void {
    const rows: Run[][][] = []
    const walk = (tag: PdfTag) => {
      for (const child of tag.children ?? []) {
        if (!isTag(child)) continue
        if (child.role !== 'TR') walk(child)
        else rows.push((child.children ?? []).filter(isTag).map((cell) => this.#runsOf(cell)))
      }
    }
    walk(table)
    this.#builder.table(rows)
  }

  #runsOf = (tag: PdfTag): Run[] => [{ text: this.#textOf(tag), ...PLAIN }]

  #textOf(tag: PdfTag): string {
    return (tag.children ?? [])
      .map((child) => (isTag(child) ? this.#textOf(child) : this.#say(child.id)))
      .join(' ')
      .replace(/ +/g, ' ')
      .replace(/ (?=[.,;:!?)])/g, '')
  }

  #say(id: string): string {
    const words = this.#words.get(id) ?? ''
    this.length += words.replace(/\s/g, '').length
    return words
  }
}

const isTag = (child: PdfTag | { type: string; id: string }): child is PdfTag => 'role' in child
