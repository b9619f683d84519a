import type { JobDescriptionSummary } from '@rolewright/contract/job-descriptions'
import { useQuery } from '@tanstack/react-query'
import { FileText, Star } from 'lucide-react'
import { Link } from 'wouter'
import { writeAddress } from '../features/job-descriptions/history-address.ts'
import { sentenceOf } from '../lib/api-error.ts'
import { cutText, formatDate } from '../lib/format.ts'
import { reading } from '../lib/query-client.ts'
import { texts } from '../texts/home.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const SHOWN = 3
const PROMPT_PREVIEW = 80
const RESPONSE_PREVIEW = 150

/** The latest three descriptions. */
export function HomeRecent() {
  const recent = useQuery(reading('/api/job-description-summaries', { query: { limit: SHOWN } }))
  const viewAll = (
    <Link to="/job-history" className="text-link reach">
      {texts.viewAll}
    </Link>
  )
  return (
    <Card title={texts.recent} aside={viewAll} className="min-h-76">
      {recent.data ? (
        <RecentList records={recent.data.slice(0, SHOWN)} />
      ) : recent.isError ? (
        <ErrorState
          title={texts.recentFailed}
          message={sentenceOf(recent.error)}
          onRetry={() => recent.refetch()}
          pending={recent.isFetching}
        />
      ) : (
        <ul aria-busy className="divide-y divide-line">
          {[1, 2, 3].map((at) => (
            <li key={at} className="flex flex-col gap-2.5 py-4 first:pt-1">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-3 w-32" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function RecentList({ records }: { records: JobDescriptionSummary[] }) {
  if (records.length === 0) {
    return (
      <EmptyState
        icon={<FileText aria-hidden />}
        title={texts.empty}
        action={
          <ButtonLink to="/job-bot" variant="primary">
            {texts.create}
          </ButtonLink>
        }
      >
        {texts.emptyHint}
      </EmptyState>
    )
  }
  return (
    <ul className="divide-y divide-line">
      {records.map((record) => (
        <Recent key={record.id} record={record} />
      ))}
    </ul>
  )
}

function Recent({ record }: { record: JobDescriptionSummary }) {
  const { title, place, createdAt } = record
  return (
    <li className="flex items-start gap-4 py-4 first:pt-1 last:pb-0">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <h3 className="font-medium">{title}</h3>
        <p className="text-ink-3 text-sm">
          {place && `${place} · `}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
        <p className="mt-1 text-ink-2 text-sm">{cutText(record.opening, PROMPT_PREVIEW)}</p>
        <p className="mt-0.5 text-pretty font-serif text-ink-2">
          {cutText(record.excerpt.replaceAll('\n', ' · '), RESPONSE_PREVIEW)}
        </p>
        {record.rating !== null && (
          <p className="mt-1.5 inline-flex items-center gap-1 text-ink-3 text-sm">
            <Star aria-hidden className="size-3.5 fill-star text-star" />
            {texts.rated(record.rating)}
          </p>
        )}
      </div>
      <ButtonLink
        to={writeAddress({ q: '', rating: '', assistantId: '', entry: record.id })}
        size="sm"
        aria-label={texts.viewOf(title)}
      >
        {texts.view}
      </ButtonLink>
    </li>
  )
}
