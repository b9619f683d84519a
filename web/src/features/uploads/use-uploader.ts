import { useEffect, useState, useSyncExternalStore } from 'react'
import { createUploader, offer, type Uploader } from './create-uploader.ts'

export interface UploadedFile {
  documentURL: string
  filename: string
}

const nothing = () => () => {}

/** An uploader for as long as a component is there: leaving cancels what is under way. */
export function useUploader({ maxSize, onUploaded }: { maxSize: number; onUploaded: (file: UploadedFile) => void }) {
  const [uploader, setUploader] = useState<Uploader | null>(null)
  useEffect(() => {
    const created = createUploader(maxSize)
    created.on('upload-success', (file, { uploadURL }) => {
      if (file && uploadURL) onUploaded({ documentURL: uploadURL, filename: file.name ?? '' })
    })
    setUploader(created)
    return () => created.destroy()
  }, [maxSize, onUploaded])
  const state = useSyncExternalStore(
    uploader ? (heard) => uploader.store.subscribe(heard) : nothing,
    () => uploader?.getState() ?? null,
  )

  const file = state ? Object.values(state.files)[0] : undefined
  return {
    file,
    /** What the library has to say, for as long as it says it. */
    notes: state?.info ?? [],
    percent: Math.round(file?.progress.percentage ?? 0),
    isSending: Boolean(file?.progress.uploadStarted && !file.progress.uploadComplete && !file.error),
    add(chosen: Iterable<File>) {
      if (uploader) offer(uploader, chosen)
    },
    /** Failures are in the file's state. */
    send: () => void (file?.error ? uploader?.retryAll() : uploader?.upload())?.catch(() => {}),
    togglePause: () => file && uploader?.pauseResume(file.id),
    clear() {
      uploader?.cancelAll()
      // What was said was about the file that is gone.
      uploader?.setState({ info: [] })
    },
  }
}
