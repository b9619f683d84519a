import type { Version } from '@rolewright/contract/versions'
import { GitCompareArrows } from 'lucide-react'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDateTime, nameWriter } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'
import { useVersions } from './versions.queries.ts'

export interface VersionListProps {
  id: string
  latest: number
  onRead: (version: Version) => void
  onCompare: (from: number, to: number) => void
}

/** One list: written, improved, edited, restored; when, by whom, and what was asked for. */
export function VersionList({ id, latest, onRead, onCompare }: VersionListProps) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useVersions(id)
  if (isPending)
    return (
      <div aria-busy className="flex flex-col gap-4 py-2">
        <span role="status" className="sr-only">
          {texts.loading}
        </span>
        {[1, 2, 3].map((at) => (
          <Skeleton key={at} className="h-10 w-full" />
        ))}
      </div>
    )
  if (!data) return <ErrorState title={texts.failed} message={sentenceOf(error)} onRetry={() => refetch()} />
  const versions = data.pages.flatMap(({ items }) => items)
  return (
    <>
      <ol aria-label={texts.list} className="divide-y divide-line">
        {versions.map((version) => (
          <Row
            key={version.id}
            version={version}
            isLatest={version.number === latest}
            onRead={() => onRead(version)}
            onCompare={version.number > 1 ? () => onCompare(version.number - 1, version.number) : null}
          />
        ))}
      </ol>
      {error && <ErrorState title={texts.failed} message={sentenceOf(error)} onRetry={() => fetchNextPage()} />}
      {hasNextPage && (
        <Button size="sm" pending={isFetchingNextPage} onClick={() => fetchNextPage()} className="mt-3">
          {texts.more}
        </Button>
      )}
    </>
  )
}

interface RowProps {
  version: Version
  isLatest: boolean
  onRead: () => void
  onCompare: (() => void) | null
}

function Row({ version, isLatest, onRead, onCompare }: RowProps) {
  const { number, comment, words, createdAt } = version
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60 text-sm wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium tabular-nums">{texts.version(number)}</span>
          <span className="text-ink-2">{howOf(version)}</span>
          {isLatest && <Badge tone="accent">{texts.latestBadge}</Badge>}
        </p>
        {comment && <p className="text-ink-2">{texts.asked(comment)}</p>}
        <p className="text-ink-3 tabular-nums">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time> · {texts.words(words)}
        </p>
      </div>
      <div className="flex gap-2">
        {onCompare && (
          <Button
            size="sm"
            icon={<GitCompareArrows aria-hidden />}
            onClick={onCompare}
            aria-label={texts.compareNamed(number)}
          >
            {texts.compare}
          </Button>
        )}
        <Button size="sm" onClick={onRead} aria-label={texts.readNamed(number)}>
          {texts.read}
        </Button>
      </div>
    </li>
  )
}

/** Edited by you; Improved, Built-in writer; Version 2 restored by you. */
export function howOf({ origin, basedOn, number, writer }: Version): string {
  if (origin === 'restored') return texts.origin.restored(basedOn ?? 1)
  const from = basedOn !== null && basedOn !== number - 1 ? texts.from(basedOn) : null
  const by = origin === 'edited' ? null : nameWriter(writer)
  return [texts.origin[origin], from, by].filter(Boolean).join(', ')
}
