import type { PDFPageProxy } from 'unpdf/pdfjs'
import { limitInflated } from './pdf-inflated.ts'
import { readLayout } from './pdf-layout.ts'
import { type PageText, readTagged } from './pdf-tagged.ts'
import { Unreadable } from './unreadable.ts'

/** A final document has a handful of pages; who sends a book gets its beginning read. */
const PAGES_MAX = 60

/** PDF: by its tags where it has them, else by where things stand and how large they are. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  limitInflated(bytes)
  const { getDocumentProxy } = await import('unpdf')
  try {
    // A copy, which it detaches; and no Buffer, which it refuses.
    const document = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: false })
    if (document.numPages > PAGES_MAX) throw new Unreadable(`This PDF has more than ${PAGES_MAX} pages.`)
    const pages: PageText[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const content = await page.getTextContent({ includeMarkedContent: true })
      const { height } = page.getViewport({ scale: 1 })
      const tree = await page.getStructTree().catch(() => null)
      pages.push({ height, items: content.items, tree, boldFonts: tree ? new Set() : await boldFontsOf(page, content) })
    }
    return readTagged(pages) ?? readLayout(pages)
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause
    if ((cause as Error).name === 'PasswordException')
      throw new Unreadable('This PDF is protected by a password.', { cause })
    throw new Unreadable('This PDF is damaged and can not be read.', { cause })
  }
}

/** Fonts say that they are bold in their names; they are known once the page was drawn. */
async function boldFontsOf(page: PDFPageProxy, { styles }: { styles: object }): Promise<Set<string>> {
  await page.getOperatorList().catch(() => null)
  const names = Object.keys(styles).filter((id) => {
    const font = page.commonObjs.has(id) ? (page.commonObjs.get(id) as { name?: string; bold?: boolean } | null) : null
    return font?.bold === true || /bold|black|heavy|semi-?bold/i.test(font?.name ?? '')
  })
  return new Set(names)
}
