import { formatMoment } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AskForMore } from './ask-for-more.tsx'
import { texts } from './texts.ts'
import { useUsage } from './usage.queries.ts'

/** Above the composer: how many are left, amber from the last one on, and the notice once the limit is reached. */
export function UsageBanner({ assistantId }: { assistantId: string | undefined }) {
  const isLocal = useUser().source === 'local'
  const { data: usage, isPending } = useUsage(assistantId)
  // Its line is kept, so that its arrival moves nothing.
  if (isPending && isLocal) return <p className="h-5" />
  if (!usage || usage.remaining === null || usage.weeklyLimit === null) return null
  const { remaining, weeklyLimit, resetsAt } = usage
  if (remaining > 1) return <p className="px-1 text-ink-3 text-sm">{texts.remaining(remaining)}</p>
  if (remaining === 1) return <Notice tone="warn">{texts.remaining(remaining)}</Notice>
  return (
    <Notice tone="warn" title={texts.reached(weeklyLimit)} action={<Badge tone="danger">{texts.limitReached}</Badge>}>
      {texts.stillPossible} {/* Beside the column that says it, it is said once. */}
      <time dateTime={resetsAt} className="lg:hidden">
        {texts.resetsAt(formatMoment(resetsAt))}
      </time>
      <span className="mt-2 block">
        <AskForMore />
      </span>
    </Notice>
  )
}
