import type { DocumentReading } from '@rolewright/contract/uploads'
import { useState } from 'react'
import { attachDocument } from './uploads.queries.ts'
import type { UploadedFile } from './use-uploader.ts'

/** An upload and what was read from it. */
export interface UploadedDocument extends UploadedFile {
  reading: DocumentReading
}

/** The final document of a description: uploaded first, attached when all is saved. */
export function useFinalDocument(jobDescriptionId: string) {
  const [uploaded, setUploaded] = useState<UploadedDocument | null>(null)
  return {
    uploaded,
    setUploaded,
    async attach() {
      if (!uploaded) return
      const { documentURL, filename } = uploaded
      await attachDocument(jobDescriptionId, { documentURL, filename })
    },
  }
}
