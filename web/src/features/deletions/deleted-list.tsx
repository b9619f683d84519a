import { DELETED_KEPT_DAYS } from '@rolewright/contract/constants'
import type { Deletion } from '@rolewright/contract/deletions'
import { Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDate } from '../../lib/format.ts'
import { usePages } from '../../lib/use-pages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ListDialog } from '../../ui/list-dialog.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { restore } from './discard.ts'
import { texts } from './texts.ts'

const words = texts.list
const PAGE_SIZE = 20

/** Opens the list of what was deleted and can be restored. */
export const DeletedList = () => (
  <ListDialog
    icon={<Trash2 aria-hidden />}
    open={words.open}
    title={words.title}
    description={words.description(DELETED_KEPT_DAYS)}
  >
    <Deletions />
  </ListDialog>
)

function Deletions() {
  const list = usePages('/api/deletions', { query: { limit: PAGE_SIZE } })
  const { items, error, refetch } = list
  if (!items && error) return <ErrorState title={words.failed} message={sentenceOf(error)} onRetry={() => refetch()} />
  if (!items) return <Skeleton className="h-24 w-full" />
  if (items.length === 0)
    return (
      <EmptyState icon={<Trash2 aria-hidden />} title={words.empty}>
        {words.emptyHint}
      </EmptyState>
    )
  return (
    <>
      <ul aria-label={words.label} className="divide-y divide-line">
        {items.map((deletion) => (
          <Row key={deletion.id} deletion={deletion} />
        ))}
      </ul>
      <ShowMore list={list} label={words.more} className="mt-3" />
    </>
  )
}

function Row({ deletion }: { deletion: Deletion }) {
  const { title, descriptions, deletedAt, goneAt } = deletion
  const [pending, setPending] = useState(false)
  const bringBack = async () => {
    setPending(true)
    await restore(deletion)
    setPending(false)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
        <p className="font-medium">{title}</p>
        <p className="text-ink-3 tabular-nums">
          {words.descriptions(descriptions)}, {words.when(formatDate(deletedAt), formatDate(goneAt))}
        </p>
      </div>
      <Button
        size="sm"
        icon={<Undo2 aria-hidden />}
        pending={pending}
        onClick={bringBack}
        aria-label={words.restoreNamed(title)}
      >
        {words.restore}
      </Button>
    </li>
  )
}
