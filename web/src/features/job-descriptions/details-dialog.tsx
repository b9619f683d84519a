import type { JobDescription } from '@rolewright/contract/job-descriptions'
import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDateTime, nameWriter } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StarRating } from '../../ui/star-rating.tsx'
import { findSummary, useJobDescription } from './job-descriptions.queries.ts'
import { texts } from './texts.ts'

const words = texts.details

export interface DetailsDialogProps {
  id: string
  onClose: () => void
  /** How the latest version is set as a page. */
  page: (record: JobDescription) => ReactNode
  /** Where the others are. */
  versions: (record: JobDescription) => ReactNode
  /** What can be done with it. */
  actions: (record: JobDescription) => ReactNode
}

export function DetailsDialog({ id, onClose, page, versions, actions }: DetailsDialogProps) {
  const { data: record, error, refetch } = useJobDescription(id)
  const listed = findSummary(id)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="lg"
      title={(record ?? listed)?.title ?? (error ? words.failed : words.loading)}
      description={record && words.written(formatDateTime(record.createdAt))}
      footer={record && actions(record)}
    >
      {record ? (
        <div className="flex flex-col gap-6">
          <Part
            title={words.prompt}
            aside={
              record.conversationId && (
                <ButtonLink
                  to={`/job-bot?conversation=${record.conversationId}`}
                  size="sm"
                  variant="ghost"
                  icon={<MessagesSquare aria-hidden />}
                >
                  {words.conversation}
                </ButtonLink>
              )
            }
          >
            <Prompt text={record.prompt} />
          </Part>
          <Part
            title={words.description}
            aside={
              <div className="flex flex-wrap items-center gap-x-2">
                <p className="text-ink-3 text-sm tabular-nums">
                  {[words.latest(record.versions), nameWriter(record.writer)].filter(Boolean).join(' · ')}
                </p>
                {versions(record)}
              </div>
            }
          >
            <div className="rounded-card bg-surface px-5 py-6 shadow-page sm:px-8 sm:py-8">{page(record)}</div>
          </Part>
          {record.rating !== null && (
            <Part title={words.feedback}>
              <p className="flex items-center gap-2 text-ink-3 text-sm">
                <StarRating value={record.rating} />
                {texts.entry.rating(record.rating)}
              </p>
              <p className="mt-1.5 whitespace-pre-wrap text-ink-2 text-sm wrap-anywhere">
                {record.feedback || words.noWords}
              </p>
            </Part>
          )}
        </div>
      ) : error ? (
        <ErrorState title={sentenceOf(error)} onRetry={() => refetch()} />
      ) : (
        <div aria-busy className="flex flex-col gap-3">
          {listed ? (
            <Part title={words.prompt}>
              <Prompt text={listed.opening} />
            </Part>
          ) : (
            <Skeleton className="mt-2 h-16 w-full" />
          )}
          <Skeleton className="mt-4 h-7 w-3/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      )}
    </Dialog>
  )
}

const Prompt = ({ text }: { text: string }) => (
  <p className="whitespace-pre-wrap rounded-card bg-bubble px-4 py-3 wrap-anywhere">{text}</p>
)

const Part = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <section aria-label={title}>
    <div className="mb-2 flex min-h-9 flex-wrap items-center justify-between gap-2">
      <p className="font-medium text-ink-3 text-sm">{title}</p>
      {aside}
    </div>
    {children}
  </section>
)
