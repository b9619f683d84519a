import type { Run } from '@rolewright/craft/document'
import type { PageBuilder } from './page-builder.ts'

interface Paragraph {
  outline: number | null
  list: number | null
  level: number
  inTable: boolean
}

const noParagraph = (): Paragraph => ({ outline: null, list: null, level: 0, inTable: false })

/** Gathers what rich text says into paragraphs, items and rows: it tells where they end, and what they were. */
export class RtfParagraphs {
  readonly #builder: PageBuilder
  /** The numbers of the styles that are headings, with their levels. */
  readonly #headings: ReadonlyMap<number, number>
  /** "list level" of those that count. */
  readonly #numbered: ReadonlySet<string>
  #runs: Run[] = []
  #cells: Run[][] = []
  #rows: Run[][][] = []
  /** What is told of the one that has not ended yet. */
  #current = noParagraph()

  constructor(builder: PageBuilder, headings: ReadonlyMap<number, number>, numbered: ReadonlySet<string>) {
    this.#builder = builder
    this.#headings = headings
    this.#numbered = numbered
  }

  write(run: Run): void {
    this.#runs.push(run)
  }

  /** A word that says where what was written belongs; others say nothing here. */
  read(word: string, argument: number): void {
    const current = this.#current
    switch (word) {
      case 'par':
      case 'sect':
      case 'page':
        this.end()
        return
      case 'pard':
        this.#current = noParagraph()
        return
      case 'intbl':
        current.inTable = true
        return
      case 'cell':
        this.#cells.push(this.#runs.splice(0))
        return
      case 'row':
        this.#rows.push(this.#cells.splice(0))
        return
      case 'outlinelevel':
        current.outline = argument < 9 ? argument + 1 : null
        return
      case 's':
        current.outline = this.#headings.get(argument) ?? current.outline
        return
      case 'ls':
        current.list = argument
        return
      case 'ilvl':
        current.level = argument
    }
  }

  end(): void {
    const { outline, list, level, inTable } = this.#current
    if (inTable) {
      this.#runs.push({ text: ' ', bold: false, italic: false })
      return
    }
    const runs = this.#runs.splice(0)
    if (runs.every(({ text }) => text.trim() === '')) return
    this.endTable()
    if (outline !== null) this.#builder.heading(outline, runs)
    else if (list !== null && list > 0)
      this.#builder.item(this.#numbered.has(`${list} ${level}`) ? 'steps' : 'bullets', level, runs)
    else this.#builder.paragraph(runs)
  }

  endTable(): void {
    if (this.#rows.length > 0) this.#builder.table(this.#rows.splice(0))
  }
}
