import { useCallback, useState } from 'react'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { texts } from './texts.ts'
import { readUpload } from './uploads.queries.ts'
import type { UploadedDocument } from './use-final-document.ts'
import type { UploadedFile } from './use-uploader.ts'

type Reading =
  | { state: 'none' }
  | { state: 'running' }
  /** The document is of no use. */
  | { state: 'refused'; reason: string }
  /** Nobody knows yet: it can be read again. */
  | { state: 'failed'; reason: string; uploaded: UploadedFile }

/** Asks what can be read from an upload, at once after it arrived. */
export function useReading(jobDescriptionId: string, onRead: (document: UploadedDocument) => void) {
  const [reading, setReading] = useState<Reading>({ state: 'none' })
  const read = useCallback(
    async (uploaded: UploadedFile) => {
      setReading({ state: 'running' })
      try {
        onRead({ ...uploaded, reading: await readUpload(uploaded.documentURL, jobDescriptionId) })
        setReading({ state: 'none' })
      } catch (error) {
        const reason = sentenceOf(error, texts.readFailed)
        const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500
        setReading(isFinal ? { state: 'refused', reason } : { state: 'failed', reason, uploaded })
      }
    },
    [onRead, jobDescriptionId],
  )
  const forget = useCallback(() => setReading({ state: 'none' }), [])
  return { reading, read, forget }
}
