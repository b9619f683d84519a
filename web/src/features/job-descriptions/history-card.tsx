import type { JobDescriptionSummary } from '@rolewright/contract/job-descriptions'
import { Eye, MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime, nameWriter } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { StarRating } from '../../ui/star-rating.tsx'
import { texts } from './texts.ts'

const words = texts.entry

export interface HistoryCardProps {
  record: JobDescriptionSummary
  onView: () => void
  onFeedback: () => void
  download: ReactNode
  /** What else can be done with it. */
  more: ReactNode
}

/** An entry: what was asked for, and the first lines of what was written, set as a page. */
export function HistoryCard({ record, onView, onFeedback, download, more }: HistoryCardProps) {
  const { title, place, createdAt, assistantName, writer, opening, rating, versions, openWishes } = record
  const feedback = rating === null ? words.provide : words.update
  return (
    <article className="panel grid gap-x-6 gap-y-4 p-4 sm:p-5 md:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="flex min-w-0 flex-col gap-3">
        <div className="wrap-anywhere">
          <h2 className="font-medium text-lg">{title}</h2>
          <p className="text-ink-2 text-sm">
            {place && `${place} · `}
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </p>
        </div>
        <p className="line-clamp-2 whitespace-pre-line text-ink-2 text-sm wrap-anywhere">
          <span className="sr-only">{words.prompt}: </span>
          {opening}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-3 text-sm">
          {openWishes > 0 && <Badge tone="warn">{words.openWishes(openWishes)}</Badge>}
          {assistantName && <Badge>{assistantName}</Badge>}
          {versions > 1 && <Badge tone="accent">{words.versions(versions)}</Badge>}
          {nameWriter(writer)}
        </p>
        {rating !== null && (
          <p className="flex items-center gap-2 text-ink-3 text-sm tabular-nums">
            <StarRating value={rating} />
            {words.rating(rating)}
          </p>
        )}
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          <Button size="sm" icon={<Eye aria-hidden />} onClick={onView} aria-label={words.of(words.view, record.title)}>
            {words.view}
          </Button>
          {download}
          <Button
            size="sm"
            variant="ghost"
            icon={<MessageSquareText aria-hidden />}
            onClick={onFeedback}
            aria-label={words.of(feedback, record.title)}
          >
            {feedback}
          </Button>
          {more}
        </div>
      </div>
      <FirstLines record={record} />
    </article>
  )
}

/** A page seen from a little further away: its title, its first lines, and the rest fading out. */
function FirstLines({ record: { title, excerpt } }: { record: JobDescriptionSummary }) {
  return (
    <div className="relative order-first h-32 overflow-hidden rounded-control bg-bg px-4 pt-3.5 font-serif ring-1 ring-line wrap-anywhere md:order-none md:h-40">
      <p className="text-lg leading-6">{title}</p>
      {[...new Set(excerpt.split('\n'))].map((line) => (
        <p key={line} className="mt-1.5 text-ink-2 text-sm">
          {line}
        </p>
      ))}
      <div className="absolute inset-x-0 bottom-0 h-12 bg-linear-to-t from-bg to-transparent" />
    </div>
  )
}
