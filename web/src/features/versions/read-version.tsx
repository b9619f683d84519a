import type { Version } from '@rolewright/contract/versions'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'
import { useTakeBack } from './use-take-back.ts'
import { howOf } from './version-list.tsx'
import { restoreVersion, useVersion } from './versions.queries.ts'

export interface ReadVersionProps {
  id: string
  version: Version
  latest: number
  page: (text: string) => ReactNode
  actions: (text: string, number: number) => ReactNode
  onRestored: () => void
}

/** One version as it was, to be read, downloaded or brought back. */
export function ReadVersion({ id, version, latest, page, actions, onRestored }: ReadVersionProps) {
  const { number, createdAt } = version
  const { data, error, refetch } = useVersion(id, number)
  const { pending, run } = useTakeBack()
  const restore = async () => {
    if (await run('restore', texts.restored(number), () => restoreVersion(id, number))) onRestored()
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-2 text-sm">
          {howOf(version)} · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        <div className="flex flex-wrap gap-2">
          {data && actions(data.content, number)}
          {number !== latest && (
            <Button
              size="sm"
              variant="primary"
              icon={<RotateCcw aria-hidden />}
              pending={pending !== null}
              onClick={restore}
              aria-label={texts.restoreNamed(number)}
            >
              {texts.restore}
            </Button>
          )}
        </div>
      </div>
      {data ? (
        <div className="rounded-card bg-surface px-5 py-6 shadow-page sm:px-8 sm:py-8">{page(data.content)}</div>
      ) : error ? (
        <ErrorState title={texts.failed} message={sentenceOf(error)} onRetry={() => refetch()} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </>
  )
}
