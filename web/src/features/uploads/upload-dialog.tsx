import { FINAL_DOCUMENT_MAX_SIZE } from '@rolewright/contract/uploads'
import { useCallback } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/use-toast.ts'
import { DropZone, useDrop } from './drop-zone.tsx'
import { FileRow } from './file-row.tsx'
import { texts } from './texts.ts'
import { UploadNotices } from './upload-notices.tsx'
import type { UploadedDocument } from './use-final-document.ts'
import { useUpload } from './use-upload.ts'

const words = texts.dialog

export interface UploadDialogProps {
  jobDescriptionId: string
  /** In bytes. */
  maxSize?: number
  onDone: (document: UploadedDocument) => void
  /** Also cancels what is under way. */
  onClose: () => void
}

/** Takes one document, sends it when told to, and shows what came of it. */
export default function UploadDialog({
  jobDescriptionId,
  maxSize = FINAL_DOCUMENT_MAX_SIZE,
  onDone,
  onClose,
}: UploadDialogProps) {
  const finish = useCallback(
    (document: UploadedDocument) => {
      toast(texts.success)
      onDone(document)
    },
    [onDone],
  )
  const upload = useUpload(jobDescriptionId, maxSize, finish)
  const { file, isSending, percent, stateWords, remove, add } = upload
  const { isOver: _isOver, ...drop } = useDrop(add)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <NextStep {...upload} />
        </>
      }
    >
      <div {...drop} className="flex flex-col gap-3 pt-1">
        <p className="text-pretty text-ink-2 text-sm">{words.shared}</p>
        {file ? (
          <FileRow
            name={file.name ?? ''}
            size={file.size ?? 0}
            state={stateWords}
            percent={isSending ? percent : null}
            onRemove={remove}
          />
        ) : (
          <DropZone maxSize={maxSize} onFiles={add} />
        )}
        <UploadNotices {...upload} />
      </div>
    </Dialog>
  )
}

/** The one thing to do next. */
function NextStep({ file, isSending, isPaused, reading, send, togglePause, readAgain }: ReturnType<typeof useUpload>) {
  if (reading.state === 'failed')
    return (
      <Button variant="primary" onClick={readAgain}>
        {words.retry}
      </Button>
    )
  if (isSending)
    return (
      <Button variant="primary" onClick={togglePause}>
        {isPaused ? words.resume : words.pause}
      </Button>
    )
  return (
    <Button variant="primary" onClick={send} pending={reading.state === 'running'} disabled={!file}>
      {file?.error ? words.retry : words.upload}
    </Button>
  )
}
