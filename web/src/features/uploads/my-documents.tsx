import { Files } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DocumentRow } from './document-row.tsx'
import { texts } from './texts.ts'
import { useFinalDocuments } from './uploads.queries.ts'

const words = texts.mine

/** Opens the list of one's own documents. */
export function MyDocuments() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" icon={<Files aria-hidden />} onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Dialog
          open
          onOpenChange={setOpen}
          title={words.title}
          description={words.description}
          footer={<Button onClick={() => setOpen(false)}>{words.close}</Button>}
        >
          <Documents />
        </Dialog>
      )}
    </>
  )
}

function Documents() {
  const { data, error, refetch } = useFinalDocuments()
  if (!data && error) return <ErrorState title={words.failed} message={sentenceOf(error)} onRetry={() => refetch()} />
  if (!data) return <Skeleton className="h-24 w-full" />
  if (data.length === 0)
    return (
      <EmptyState icon={<Files aria-hidden />} title={words.empty}>
        {words.emptyHint}
      </EmptyState>
    )
  return (
    <ul aria-label={words.list} className="divide-y divide-line">
      {data.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </ul>
  )
}
