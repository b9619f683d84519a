import type { Run } from '@rolewright/craft/document'
import { PageBuilder } from './page-builder.ts'
import { Unreadable } from './unreadable.ts'
import { openWordBinary, type WordParagraph } from './word-binary.ts'

const PROTECTED = 'This Word document is protected by a password.'

/** The binary format of Word 97 to 2003: headings by their styles, bullets by their lists. */
export async function readWord(bytes: Uint8Array): Promise<string> {
  // A .docx with a password is such a container too.
  if (Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw new Unreadable(PROTECTED)
  const { default: cfb } = await import('cfb')
  const builder = new PageBuilder()
  try {
    const container = cfb.read(bytes, { type: 'buffer' })
    const stream = (name: string) => {
      const content = cfb.find(container, name)?.content
      return content ? Buffer.from(content as Uint8Array) : null
    }
    const document = openWordBinary(stream)
    if (document === 'protected') throw new Unreadable(PROTECTED)
    readParagraphs(document, builder)
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause
    throw new Unreadable('This Word document is damaged and can not be read.', { cause })
  }
  return builder.print()
}

function readParagraphs(paragraphs: Iterable<WordParagraph>, builder: PageBuilder): void {
  let rows: Run[][][] = []
  let cells: Run[][] = []
  let cell: Run[] = []
  const endTable = () => {
    if (rows.length > 0) builder.table(rows)
    rows = []
  }
  for (const { runs, heading, list, inTable, endsCell, endsRow } of paragraphs) {
    if (inTable) {
      cell.push(...(cell.length > 0 ? [{ text: ' ', bold: false, italic: false }] : []), ...runs)
      if (endsCell && !endsRow) cells.push(cell.splice(0))
      if (endsRow) {
        rows.push(cells)
        cells = []
        cell = []
      }
      continue
    }
    endTable()
    if (heading !== null) builder.heading(heading, runs)
    else if (list) builder.item(list.kind, list.level, runs)
    else builder.paragraph(runs)
  }
  endTable()
}
