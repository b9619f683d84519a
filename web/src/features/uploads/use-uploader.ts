import { useCallback, useEffect, useState } from 'react'
import { useSource } from '../../lib/store.ts'
import { createUploader } from './create-uploader.ts'
import { s3Calls } from './s3-calls.ts'

export interface UploadedFile {
  documentURL: string
  filename: string
}

/** An uploader for as long as a component is there: leaving cancels what is under way. */
export function useUploader({ maxSize, onUploaded }: { maxSize: number; onUploaded: (file: UploadedFile) => void }) {
  const [uploader] = useState(() => createUploader({ maxSize, endpoint: s3Calls }))
  useEffect(() => uploader.clear, [uploader])
  const send = useCallback(
    () => uploader.send(({ name: filename }, documentURL) => onUploaded({ documentURL, filename })),
    [uploader, onUploaded],
  )
  return { ...useSource(uploader), offer: uploader.offer, send, pause: uploader.pause, clear: uploader.clear }
}
