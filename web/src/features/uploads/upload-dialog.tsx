import { FINAL_DOCUMENT_MAX_SIZE } from '@rolewright/contract/constants'
import { useCallback } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/use-toast.ts'
import { DropZone, useDrop } from './drop-zone.tsx'
import { FileRow } from './file-row.tsx'
import { texts } from './texts.ts'
import { UploadNotices } from './upload-notices.tsx'
import type { Upload } from './upload-state.ts'
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
  const shown = useUpload(jobDescriptionId, maxSize, finish)
  const { upload, percent, stateWords, remove, add } = shown
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
          <NextStep {...shown} />
        </>
      }
    >
      <div {...drop} className="flex flex-col gap-3 pt-1">
        <p className="text-pretty text-ink-2 text-sm">{words.shared}</p>
        {upload ? (
          <FileRow
            name={upload.file.name}
            size={upload.file.size}
            state={stateWords}
            percent={isUnderWay(upload) ? percent : null}
            onRemove={remove}
          />
        ) : (
          <DropZone maxSize={maxSize} onFiles={add} />
        )}
        <UploadNotices {...shown} />
      </div>
    </Dialog>
  )
}

const isUnderWay = ({ phase }: Upload) => phase === 'sending' || phase === 'paused'

function NextStep({ upload, reading, send, pause, readAgain }: ReturnType<typeof useUpload>) {
  if (reading.state === 'failed')
    return (
      <Button variant="primary" onClick={readAgain}>
        {words.retry}
      </Button>
    )
  if (upload?.phase === 'sending')
    return (
      <Button variant="primary" onClick={pause}>
        {words.pause}
      </Button>
    )
  if (upload?.phase === 'paused')
    return (
      <Button variant="primary" onClick={send}>
        {words.resume}
      </Button>
    )
  return (
    <Button variant="primary" onClick={send} pending={reading.state === 'running'} disabled={!upload}>
      {upload?.error ? words.retry : words.upload}
    </Button>
  )
}
