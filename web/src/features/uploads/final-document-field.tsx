import { FileCheck, FileUp } from 'lucide-react'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/use-toast.ts'
import { DoubtNotice } from './doubt-notice.tsx'
import { ReadingNote } from './reading-note.tsx'
import { texts } from './texts.ts'
import type { UploadDialogProps } from './upload-dialog.tsx'
import type { UploadedDocument } from './use-final-document.ts'

const words = texts.field
const loadDialog = () => import('./upload-dialog.tsx')

export interface FinalDocumentFieldProps {
  jobDescriptionId: string
  /** Whether the description has a final document already. */
  isAttached: boolean
  uploaded: UploadedDocument | null
  onChange: (uploaded: UploadedDocument | null) => void
}

/** The button that opens the uploader, and what was read from the document that came of it. */
export function FinalDocumentField({ jobDescriptionId, isAttached, uploaded, onChange }: FinalDocumentFieldProps) {
  const [Dialog, setDialog] = useState<ComponentType<UploadDialogProps> | null>(null)
  const close = useCallback(() => setDialog(null), [])
  const take = useCallback(
    (document: UploadedDocument) => {
      onChange(document)
      close()
    },
    [onChange, close],
  )
  // The uploader is on its way before anyone asks for it; a failure matters only then.
  useEffect(() => void loadDialog().catch(() => {}), [])
  const open = () =>
    loadDialog().then(
      (loaded) => setDialog(() => loaded.default),
      () => toast({ title: words.notLoaded, description: texts.offline, tone: 'danger' }),
    )
  return (
    <section aria-label={words.label} className="flex flex-col gap-2">
      <p className="font-medium text-sm">{words.label}</p>
      <div>
        <Button onClick={open} icon={uploaded ? <FileCheck aria-hidden /> : <FileUp aria-hidden />}>
          {uploaded ? words.uploaded : words.upload}
        </Button>
      </div>
      {uploaded ? (
        <>
          <p className="text-ink-3 text-sm">
            {words.note} {isAttached ? words.replaces : words.unsaved}
          </p>
          <ReadingNote {...uploaded} onRemove={() => onChange(null)} />
          <DoubtNotice uploaded={uploaded} onChange={onChange} />
        </>
      ) : (
        isAttached && <p className="text-ink-3 text-sm">{words.attached}</p>
      )}
      {Dialog && <Dialog jobDescriptionId={jobDescriptionId} onDone={take} onClose={close} />}
    </section>
  )
}
