import { Files } from 'lucide-react'
import { sentenceOf } from '../../lib/api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ListDialog } from '../../ui/list-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DocumentRow } from './document-row.tsx'
import { texts } from './texts.ts'
import { useFinalDocuments } from './uploads.queries.ts'

const words = texts.mine

/** Opens the list of one's own documents. */
export const MyDocuments = () => (
  <ListDialog icon={<Files aria-hidden />} open={words.open} title={words.title} description={words.description}>
    <Documents />
  </ListDialog>
)

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
