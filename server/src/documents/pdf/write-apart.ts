import type { JobDocument } from '@rolewright/craft/document'
import { languageOf } from '../language.ts'
import type { Setting } from '../setting.ts'
import { runApart } from '../thread.ts'
import { threadFile } from '../thread-file.ts'
import type { PdfWork } from './pdf-thread.ts'

const write = runApart<PdfWork, Uint8Array>(threadFile('./pdf/pdf-thread.ts', './pdf-writer.js'), {
  atOnce: 2,
  milliseconds: 60_000,
  memoryMb: 512,
})

/** Writes a PDF in a thread of its own: setting text takes long, and the fonts take memory. */
export const writePdfApart = async (content: JobDocument, setting: Setting = {}): Promise<Buffer> =>
  // The language is guessed here, where the words that tell it are already loaded.
  Buffer.from(await write({ content, language: languageOf(content), setting }))
