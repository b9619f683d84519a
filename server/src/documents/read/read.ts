import { asStorable } from '@rolewright/contract/text'
import { Unreadable } from './unreadable.ts'

export type ReadableFormat = 'docx' | 'doc' | 'pdf' | 'rtf' | 'odt' | 'html' | 'md' | 'txt'

export interface ReadDocument {
  format: ReadableFormat
  /** Light markdown in normal form: the same for the same page, whatever the format. */
  text: string
}

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte)
const WITH_MACROS = 'This is a Word document with macros (.docm). Please save it as .docx, without them.'
const NOTHING = 'This file holds no text. If it is a scan, please save the document as text first.'

/**
 * Reads the text out of a file, which is what its bytes say and not its name.
 * @throws Unreadable with the reason in words
 */
export async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  if (bytes.length === 0) throw new Unreadable('This file is empty.')
  const read = await readByContent(bytes)
  const text = asStorable(read.text).trim()
  if (!/\p{L}{2}/u.test(text)) throw new Unreadable(NOTHING)
  return { ...read, text }
}

/** Each reader is loaded where it is needed: a process reads one document, and loading them all takes longer than that. */
async function readByContent(bytes: Uint8Array): Promise<ReadDocument> {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46))
    return { format: 'pdf', text: await (await import('./pdf.ts')).readPdf(bytes) }
  if (startsWith(bytes, 0x7b, 0x5c, 0x72, 0x74, 0x66))
    return { format: 'rtf', text: (await import('./rtf.ts')).readRtf(bytes) }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return { format: 'doc', text: await (await import('./word.ts')).readWord(bytes) }
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return readArchive(bytes)
  return (await import('./text.ts')).readText(bytes)
}

async function readArchive(bytes: Uint8Array): Promise<ReadDocument> {
  const { listZip } = await import('./zip.ts')
  const names = listZip(bytes)
  if (names.includes('word/vbaProject.bin')) throw new Unreadable(WITH_MACROS)
  if (names.includes('word/document.xml'))
    return { format: 'docx', text: await (await import('./docx.ts')).readDocx(bytes) }
  if (names.includes('content.xml')) return { format: 'odt', text: (await import('./odt.ts')).readOdt(bytes) }
  throw new Unreadable('This is an archive or another kind of document, not one with the text of a job description.')
}
