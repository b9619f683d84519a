import type { UploadReading } from '@rolewright/contract/uploads'
import { useState } from 'react'
import { attachDocument } from './uploads.queries.ts'
import type { UploadedFile } from './use-uploader.ts'

/** An upload and what was read from it. */
export interface UploadedDocument extends UploadedFile {
  reading: UploadReading
  /** The person says that it is the final text, whatever it looks like. */
  isFinal?: boolean
}

/** The final document of a description: uploaded first, attached when all is saved. */
export function useFinalDocument(jobDescriptionId: string) {
  const [uploaded, setUploaded] = useState<UploadedDocument | null>(null)
  return {
    uploaded,
    setUploaded,
    async attach() {
      if (!uploaded) return
      const { documentURL, filename, isFinal } = uploaded
      await attachDocument(jobDescriptionId, { documentURL, filename, ...(isFinal && { isFinal }) })
    },
  }
}
