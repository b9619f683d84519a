import type { Format } from '@rolewright/contract/constants'
import { type JobDocument, printDocument } from '@rolewright/craft/document'
import { writeHtml } from './html.ts'
import { languageOf } from './language.ts'
import { writeOdt } from './odt/odt.ts'
import { writePdfApart } from './pdf/write-apart.ts'
import { printableDocument } from './printable.ts'
import { writeRtf } from './rtf.ts'
import type { Setting } from './setting.ts'
import { writeText } from './text.ts'

type Writer = (document: JobDocument, setting: Setting) => Buffer | Promise<Buffer>

const richText: Writer = (document, setting) => writeRtf(document, languageOf(document), setting)

/** One writer a format, each from the same neutral document. The large ones are loaded when first asked for. */
const WRITERS: Record<Format, Writer> = {
  // Word opens rich text under its own ending as it opens its own files, and so does everything else.
  doc: richText,
  rtf: richText,
  docx: async (document, setting) => (await import('./docx.ts')).writeDocx(document, languageOf(document), setting),
  odt: (document, setting) => writeOdt(document, languageOf(document), setting),
  pdf: writePdfApart,
  html: writeHtml,
  md: (document) => Buffer.from(printDocument(document)),
  txt: writeText,
}

/** A document as a file, with everything that people typed in it as text. */
export const writeDocument = (document: JobDocument, format: Format, setting: Setting = {}): Buffer | Promise<Buffer> =>
  WRITERS[format](printableDocument(document), setting)
