import { useOnline } from '../../lib/use-online.ts'
import { texts } from './texts.ts'
import { percentOf } from './upload-state.ts'
import type { UploadedDocument } from './use-final-document.ts'
import { useReading } from './use-reading.ts'
import { useUploader } from './use-uploader.ts'

const words = texts.state

/** A document on its way: chosen, sent, read; at each point, what it is in words and what can be done. */
export function useUpload(jobDescriptionId: string, maxSize: number, onDone: (document: UploadedDocument) => void) {
  const { reading, read, forget } = useReading(jobDescriptionId, onDone)
  const uploader = useUploader({ maxSize, onUploaded: read })
  const isOnline = useOnline()
  const { upload } = uploader
  const percent = upload ? percentOf(upload) : 0

  const stateWords = () => {
    if (reading.state !== 'none') return reading.state === 'running' ? words.reading : words.unread
    switch (upload?.phase) {
      case 'failed':
        return words.failed
      case 'paused':
        return words.paused(percent)
      case 'sending':
        return isOnline ? words.uploading(percent) : words.offline
      default:
        return words.chosen
    }
  }
  const remove = () => {
    uploader.clear()
    forget()
  }
  return {
    ...uploader,
    // A refused document makes room for another.
    upload: reading.state === 'refused' ? null : upload,
    reading,
    isOnline,
    percent,
    stateWords: stateWords(),
    remove,
    add(files: Iterable<File>) {
      if (reading.state === 'refused') remove()
      uploader.offer(files)
    },
    readAgain: () => reading.state === 'failed' && read(reading.uploaded),
  }
}
