import { randomUUID } from 'node:crypto'
import { FINAL_DOCUMENT_ENDINGS } from '@rolewright/contract/constants'
import { cut } from '@rolewright/contract/text'
import type { FinalDocument } from '@rolewright/contract/uploads'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { getJobDescription } from '../job-descriptions/job-descriptions.service.ts'
import {
  deleteFinalDocument,
  findByUpload,
  findStored,
  insertFinalDocument,
  listEveryDocument,
  listKeysOf,
  listStorageKeys,
} from './final-documents.store.ts'
import { judgeText, readUpload } from './reading.service.ts'
import { dropUpload, type NamedUpload, ownUploadAt } from './uploads.service.ts'

/** What was attached lies here, below its owner's id: no signed URL leads to it. */
export const KEPT = 'documents/'
const FILENAME_MAX_LENGTH = 200

interface Attachment {
  userId: string
  jobDescriptionId: string
  upload: NamedUpload
  filename: string | undefined
  /** The person says that it is the final text, whatever it looks like. */
  isFinal?: boolean | undefined
}

/**
 * Makes an upload the final document of a description. Whatever fails, the one from before stays; the same upload sent
 * again answers as before.
 */
export async function attachDocument(context: Context, attachment: Attachment): Promise<FinalDocument> {
  const { db, storage, now, log } = context
  const { userId, jobDescriptionId, upload, filename, isFinal = false } = attachment
  // First whose description it is: nobody learns anything by way of somebody else's.
  const { response } = await getJobDescription(db, userId, jobDescriptionId)
  const uploadKey = ownUploadAt(context, userId, upload)
  refuseForeignName(filename)
  const attached = await findByUpload(db, uploadKey)
  if (attached) return sameDescription(attached, jobDescriptionId)

  const { bytes, text, reading } = await readUpload(context, uploadKey)
  const storageKey = `${KEPT}${userId}/${randomUUID()}`
  await storage.write(storageKey, bytes, 'application/octet-stream')
  try {
    await db.transaction((tx) =>
      insertFinalDocument(tx, {
        ...reading,
        userId,
        jobDescriptionId,
        uploadKey,
        storageKey,
        text,
        filename: nameFor(filename, reading.format),
        generated: response,
        // What may be something else teaches nothing before somebody says what it is.
        leftOut: !isFinal && judgeText(response, text).doubt !== null,
        createdAt: now(),
      }),
    )
  } catch (error) {
    await storage.remove(storageKey)
    // The same upload may have been attached meanwhile.
    const other = await findByUpload(db, uploadKey)
    if (other) return sameDescription(other, jobDescriptionId)
    throw error
  }
  // Where this fails, it is swept later.
  await dropUpload(context, uploadKey).catch((err: unknown) =>
    log.warn({ err }, 'an attached upload could not be removed'),
  )
  return (await findByUpload(db, uploadKey))!
}

function sameDescription(attached: FinalDocument, jobDescriptionId: string): FinalDocument {
  if (attached.jobDescriptionId === jobDescriptionId) return attached
  throw new AppError('already_exists', 'That upload is the final document of another job description.')
}

/** @throws AppError not_found also where it is somebody else's */
export async function openDocument({ db, storage }: Context, userId: string, id: string) {
  const stored = await findStored(db, userId, id)
  if (!stored) throw notFound('That document')
  return { ...stored, ...(await storage.read(stored.storageKey)) }
}

/** Nothing learns from it any more, and it is nowhere any more. */
export async function withdrawDocument({ db, storage }: Context, userId: string, id: string): Promise<void> {
  const stored = await findStored(db, userId, id)
  if (!stored) throw notFound('That document')
  // First the file: where that fails, the person still sees the document and can try again.
  await storage.remove(stored.storageKey)
  await deleteFinalDocument(db, userId, id)
}

/** Those of deleted descriptions among them; each with how to read it. */
export async function everyDocumentOf({ db, storage }: Context, userId: string) {
  const all = await listEveryDocument(db, userId)
  return all.map(({ storageKey, ...document }) => ({ document, open: () => storage.read(storageKey) }))
}

/**
 * Every file of somebody, read before what names it is deleted.
 * @returns how to remove the files once the deletion holds; where that fails, they are swept later
 */
export const removeFilesOf = async (context: Removing, tx: Database, userId: string) =>
  removal(context, await listStorageKeys(tx, userId))

export const removeFilesOfDescriptions = async (context: Removing, tx: Database, ids: string[]) =>
  removal(context, await listKeysOf(tx, ids))

type Removing = Pick<Context, 'storage' | 'log'>
const removal = ({ storage, log }: Removing, keys: string[]) => ({
  async remove() {
    for (const key of keys)
      await storage.remove(key).catch((err: unknown) => log.warn({ err }, 'a file of what was deleted stays for now'))
  },
})

/** An ending, as of programs; a number behind a point is none. */
const ENDING = /\.([a-z][a-z0-9]{1,4})$/i

/** Somebody will open it by its name one day. */
function refuseForeignName(filename: string | undefined): void {
  const ending = ENDING.exec(filename?.trim() ?? '')?.[1]?.toLowerCase()
  if (ending === 'docm' || ending === 'dotm')
    throw new AppError('refused', `A .${ending} is a Word document with macros. Please save it as .docx, without them.`)
  if (ending && !FINAL_DOCUMENT_ENDINGS.some((known) => known === ending))
    throw new AppError(
      'refused',
      `A file that ends in .${ending} is no document. Please save it as ${FINAL_DOCUMENT_ENDINGS.map((known) => `.${known}`).join(', ')}.`,
    )
}

const nameFor = (wish: string | undefined, format: string) =>
  cut(wish?.replace(/^.*[\\/]/, '') ?? '', FILENAME_MAX_LENGTH).trim() || `document.${format}`
