import { limitInflated } from './pdf-inflated.ts'
import { Unreadable } from './unreadable.ts'

/** A final document has a handful of pages; who sends a book gets its beginning read. */
const PAGES_MAX = 60

/** PDF: the text in its order, a line a line; bullets where they are drawn as characters. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  limitInflated(bytes)
  const { extractText, getDocumentProxy } = await import('unpdf')
  try {
    // A copy, which it detaches; and no Buffer, which it refuses.
    const document = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: false })
    if (document.numPages > PAGES_MAX) throw new Unreadable(`This PDF has more than ${PAGES_MAX} pages.`)
    const { text } = await extractText(document, { mergePages: false })
    return text
      .join('\n\n')
      .replace(/^\s*[•▪●◦–]\s+/gm, '- ')
      .replace(/\*/g, '\\*')
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause
    if ((cause as Error).name === 'PasswordException')
      throw new Unreadable('This PDF is protected by a password.', { cause })
    throw new Unreadable('This PDF is damaged and can not be read.', { cause })
  }
}
