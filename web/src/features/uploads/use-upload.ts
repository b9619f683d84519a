import { useOnline } from '../../lib/use-online.ts'
import { texts } from './texts.ts'
import type { UploadedDocument } from './use-final-document.ts'
import { useReading } from './use-reading.ts'
import { useUploader } from './use-uploader.ts'

const words = texts.state

/** A document on its way: chosen, sent, read; at each point, what it is in words and what can be done. */
export function useUpload(jobDescriptionId: string, maxSize: number, onDone: (document: UploadedDocument) => void) {
  const { reading, read, forget } = useReading(jobDescriptionId, onDone)
  const uploader = useUploader({ maxSize, onUploaded: read })
  const isOnline = useOnline()
  const { file, percent, isSending } = uploader
  const isPaused = Boolean(file?.isPaused)

  const sendingWords = () => {
    if (isPaused) return words.paused(percent)
    return isOnline ? words.uploading(percent) : words.offline
  }
  const stateWords = () => {
    if (reading.state !== 'none') return reading.state === 'running' ? words.reading : words.unread
    if (file?.error) return words.failed
    return isSending ? sendingWords() : words.chosen
  }
  const remove = () => {
    uploader.clear()
    forget()
  }
  return {
    ...uploader,
    // A refused document makes room for another.
    file: reading.state === 'refused' ? undefined : file,
    reading,
    isOnline,
    isPaused,
    stateWords: stateWords(),
    remove,
    add(files: Iterable<File>) {
      if (reading.state === 'refused') remove()
      uploader.add(files)
    },
    readAgain: () => reading.state === 'failed' && read(reading.uploaded),
  }
}
