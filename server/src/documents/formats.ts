import type { Format } from '@rolewright/contract/exports'
import { type JobDocument, printDocument } from '@rolewright/craft/document'
import { writeHtml } from './html.ts'
import { writePdfApart } from './pdf/write-apart.ts'
import { writeRtf } from './rtf.ts'
import { writeText } from './text.ts'

/** One writer a format, each from the same neutral document. The large ones are loaded when first asked for. */
export const WRITERS: Record<Format, (document: JobDocument) => Buffer | Promise<Buffer>> = {
  // Word opens rich text under its own ending as it opens its own files, and so does everything else.
  doc: writeRtf,
  rtf: writeRtf,
  docx: async (document) => (await import('./docx.ts')).writeDocx(document),
  pdf: writePdfApart,
  html: writeHtml,
  md: (document) => Buffer.from(printDocument(document)),
  txt: writeText,
}
