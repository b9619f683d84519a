import { formatMoment, formatQuota } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'
import { useUsage } from './usage.queries.ts'

/** How much of the week is left, in words first. For people with a weekly limit. */
export function UsageCard({ assistantId }: { assistantId: string | undefined }) {
  const usage = useUsage(assistantId)
  return (
    <section aria-label={texts.weekly} className="panel p-4">
      <h2 className="font-medium text-sm">{texts.weekly}</h2>
      {usage.data ? (
        <Quota {...usage.data} />
      ) : usage.isError ? (
        <div className="mt-1">
          <ErrorState isQuiet title={texts.failed} onRetry={() => usage.refetch()} />
        </div>
      ) : (
        <div className="mt-2.5 flex flex-col gap-3">
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-1.5 w-full" />
          <Skeleton className="h-3 w-36" />
        </div>
      )}
    </section>
  )
}

function Quota(usage: { weeklyCount: number; weeklyLimit: number | null; remaining: number | null; resetsAt: string }) {
  const { weeklyCount, weeklyLimit, remaining, resetsAt } = usage
  if (weeklyLimit === null || remaining === null) return <p className="mt-1 text-ink-2 text-sm">{formatQuota(usage)}</p>
  return (
    <>
      {/* That nothing is left, the notice above the composer says. */}
      <p className="mt-1 text-ink-2 text-sm tabular-nums">
        {remaining > 0 ? texts.left(remaining, weeklyLimit) : texts.written(weeklyCount)}
      </p>
      <Meter used={weeklyLimit - remaining} limit={weeklyLimit} isLow={remaining <= 1} />
      <p className="mt-2 text-ink-3 text-xs">
        <time dateTime={resetsAt}>{texts.resetsAt(formatMoment(resetsAt))}</time>
      </p>
    </>
  )
}

/** One segment for each description of the week; the words beside it say the same. */
function Meter({ used, limit, isLow }: { used: number; limit: number; isLow: boolean }) {
  const segments = Array.from(
    { length: Math.min(limit, 20) },
    (_, at) => at < Math.round((used / limit) * Math.min(limit, 20)),
  )
  return (
    <div aria-hidden className="mt-2.5 flex gap-1">
      {segments.map((isUsed, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
          key={at}
          className={classNames('h-1.5 flex-1 rounded-full', isUsed ? (isLow ? 'bg-warn' : 'bg-accent') : 'bg-active')}
        />
      ))}
    </div>
  )
}
