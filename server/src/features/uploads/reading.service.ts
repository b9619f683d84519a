import { FINAL_DOCUMENT_MAX_SIZE } from '@rolewright/contract/constants'
import { cut, inSight } from '@rolewright/contract/text'
import type { DocumentReading } from '@rolewright/contract/uploads'
import { parseDocument } from '@rolewright/craft/document'
import { judgeFinal } from '@rolewright/craft/learn/doubt'
import type { Context } from '../../context.ts'
import { readApart } from '../../documents/read/read-apart.ts'
import { Unreadable } from '../../documents/read/unreadable.ts'
import { AppError } from '../../http/errors.ts'
import { StorageError } from '../../storage/storage.ts'
import { dropUpload, ownerOf, tooLarge } from './uploads.service.ts'

const HEADINGS_MAX = 60
const HEADING_MAX_LENGTH = 200
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu

export interface ReadUpload {
  bytes: Buffer
  /** Light markdown. */
  text: string
  reading: DocumentReading
}

/**
 * Reads the text out of an upload.
 * @throws AppError with the reason where that can't be done; the upload is of no use then, and removed
 */
export async function readUpload(context: Pick<Context, 'storage' | 'db'>, key: string): Promise<ReadUpload> {
  const bytes = await fetchUpload(context, key)
  try {
    const { format, text } = await readApart(bytes, ownerOf(key))
    const { title, sections } = parseDocument(text)
    const headings = [title, ...sections.map(({ heading }) => heading)].filter((heading) => heading !== null)
    const shown = headings.filter(Boolean).slice(0, HEADINGS_MAX)
    return {
      bytes,
      text,
      reading: {
        size: bytes.length,
        format,
        words: text.match(WORD)?.length ?? 0,
        headings: shown.map((heading) => cut(inSight(heading), HEADING_MAX_LENGTH)),
      },
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    await dropUpload(context, key)
    throw new AppError('refused', error.message, { cause: error })
  }
}

async function fetchUpload(context: Pick<Context, 'storage' | 'db'>, key: string): Promise<Buffer> {
  const { size, body } = await context.storage.read(key).catch((error: unknown) => {
    if (error instanceof StorageError && error.code === 'not_found')
      throw new AppError('not_found', 'That upload is not here any more. Please upload the document again.')
    throw error
  })
  if (size > FINAL_DOCUMENT_MAX_SIZE) {
    body.destroy()
    await dropUpload(context, key)
    throw tooLarge(FINAL_DOCUMENT_MAX_SIZE)
  }
  return Buffer.concat(await body.toArray())
}

/** In characters: what lies behind is no job description any more. */
const JUDGED_MAX_LENGTH = 40_000

/** Whether a text is the final text of a description, and how much of it is left. */
export const judgeText = (generated: string, text: string) => judgeFinal(generated, text.slice(0, JUDGED_MAX_LENGTH))
