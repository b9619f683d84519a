import PDFDocument from 'pdfkit'
import { escapeHtml } from '../escape-html.ts'

/** PDFKit's document, which writes what it is told about itself into XML as it stands. */
export class TaggedDocument extends PDFDocument {
  /** The bytes, once the document is ended. */
  readonly bytes: Promise<Buffer>

  constructor(options: PDFKit.PDFDocumentOptions) {
    super(options)
    this.bytes = new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      this.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.on('end', () => resolve(Buffer.concat(chunks)))
      this.on('error', reject)
    })
  }

  /** Called by PDFKit at the end. */
  _addInfo(): void {
    const { info } = this
    this.info = {
      ...info,
      Title: escapeHtml(info.Title ?? ''),
      ...(info.Author && { Author: escapeHtml(info.Author) }),
    }
    addInfo.call(this)
    this.info = info
  }
}

const { _addInfo: addInfo } = PDFDocument.prototype as unknown as { _addInfo(this: PDFKit.PDFDocument): void }
