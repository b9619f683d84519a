import type { Message } from '@rolewright/contract/chat'
import type { TextDraft } from '@rolewright/contract/versions'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, PenLine } from 'lucide-react'
import type { RootContent } from 'mdast'
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { callJson } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { reading } from '../../lib/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { hasUnfinished } from './local-draft.ts'
import { texts } from './texts.ts'

const PageEditor = lazyPart(() => import('./page-editor.tsx'))

export interface EditablePageProps {
  /** The latest version. */
  message: Message
  /** Whether editing is offered. */
  mayEdit: boolean
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
  parse: (text: string) => RootContent[]
  /** The page as it is read. */
  children: ReactNode
}

/** A page that can be typed on where it stands. Reading it loads no editor. */
export function EditablePage({ message, mayEdit, isEditing, onEditing, parse, children }: EditablePageProps) {
  const id = message.jobDescriptionId!
  const draft = useQuery(reading('/api/job-descriptions/{id}/draft', { params: { id } }))
  if (isEditing) return <OpenedEditor message={message} parse={parse} onClose={() => onEditing(false)} />
  return (
    <>
      {mayEdit && draft.data && hasUnfinished(id, draft.data.draft, message.content) && (
        <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-accent-soft px-3.5 py-2.5 text-sm print:hidden">
          <p className="min-w-0 flex-1 basis-48">{texts.unfinished}</p>
          <Button size="sm" onClick={() => onEditing(true)}>
            {texts.goOn}
          </Button>
        </div>
      )}
      {children}
    </>
  )
}

/** Begins to type on a page. */
export const EditButton = ({ onPress }: { onPress: () => void }) => (
  <Button size="sm" variant="ghost" icon={<PenLine aria-hidden />} onClick={onPress}>
    {texts.edit}
  </Button>
)

/** What was typed last, anywhere, is asked for anew each time: another device may have gone on. */
function OpenedEditor(props: { message: Message; parse: EditablePageProps['parse']; onClose: () => void }) {
  const id = props.message.jobDescriptionId!
  const [stored, setStored] = useState<TextDraft | null>()
  const [error, setError] = useState<unknown>(null)
  const open = useCallback(() => {
    setError(null)
    callJson('GET /api/job-descriptions/{id}/draft', { params: { id } }).then(({ draft }) => setStored(draft), setError)
  }, [id])
  useEffect(open, [open])
  if (error)
    return (
      <div className="flex flex-col items-start gap-3">
        <ErrorState title={texts.failed} message={sentenceOf(error)} onRetry={open} />
        <Button size="sm" variant="ghost" icon={<ArrowLeft aria-hidden />} onClick={props.onClose}>
          {texts.backToPage}
        </Button>
      </div>
    )
  return (
    <Suspense fallback={<Opening />}>
      {stored === undefined ? <Opening /> : <PageEditor {...props} stored={stored} />}
    </Suspense>
  )
}

const Opening = () => (
  <div aria-busy className="flex flex-col gap-3">
    <span role="status" className="sr-only">
      {texts.loading}
    </span>
    <Skeleton className="h-7 w-3/5" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-4/5" />
  </div>
)
