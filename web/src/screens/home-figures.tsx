import type { DashboardStats, Usage } from '@rolewright/contract/usage'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatMoment, formatQuota } from '../lib/format.ts'
import { usePublicSettings } from '../lib/settings.ts'
import { texts } from '../texts/home.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** The three figures of the account. */
export function HomeFigures() {
  const stats = useQuery<DashboardStats>({ queryKey: ['/api/dashboard-stats'] })
  const usage = useQuery<Usage>({ queryKey: ['/api/usage'] })
  const settings = usePublicSettings()
  return (
    <section aria-label={texts.figures}>
      <ul className="panel grid divide-y divide-line md:grid-cols-3 md:divide-x md:divide-y-0">
        <Figure name={texts.totalJobs} query={stats}>
          {({ totalJobs }) => <Said figure={totalJobs} words={texts.totalJobsHint(totalJobs)} />}
        </Figure>
        <Figure name={texts.thisWeek} query={usage}>
          {(usage) => <ThisWeek usage={usage} />}
        </Figure>
        <Figure name={texts.accountType} query={stats}>
          {({ isDeeSecureUser }) =>
            isDeeSecureUser ? (
              <Said figure={texts.pro(settings.partner.name)} words={texts.proHint} />
            ) : (
              <Said figure={texts.freeTrial} words={texts.freeTrialHint(settings.weeklyLimit)} />
            )
          }
        </Figure>
      </ul>
    </section>
  )
}

function Figure<Data>(props: { name: string; query: UseQueryResult<Data>; children: (data: Data) => ReactNode }) {
  const { name, query, children } = props
  return (
    <li className="min-w-0 p-5">
      <h2 className="text-ink-2 text-sm">{name}</h2>
      {query.data !== undefined ? (
        children(query.data)
      ) : query.isError ? (
        <p className="mt-1 min-h-15 text-ink-2 text-sm">
          {texts.notLoaded}.{' '}
          <button type="button" onClick={() => query.refetch()} className="text-accent underline underline-offset-2">
            {texts.retry}
          </button>
        </p>
      ) : (
        <div className="mt-1 flex h-15 flex-col justify-evenly">
          <Skeleton className="h-6 w-16" />
          <Skeleton className="h-3.5 w-36" />
        </div>
      )}
    </li>
  )
}

function Said({ figure, words }: { figure: ReactNode; words: ReactNode }) {
  return (
    <>
      <p className="display mt-1 truncate text-3xl tabular-nums">{figure}</p>
      <p className="text-ink-3 text-sm">{words}</p>
    </>
  )
}

function ThisWeek({ usage }: { usage: Usage }) {
  const { remaining, weeklyLimit, resetsAt } = usage
  if (remaining === null || weeklyLimit === null) {
    return <Said figure={<span aria-hidden>∞</span>} words={texts.unlimitedAccess} />
  }
  return (
    <Said
      figure={texts.leftOf(remaining, weeklyLimit)}
      words={
        <time dateTime={resetsAt} title={formatMoment(resetsAt)}>
          {formatQuota(usage)}
          <VisuallyHidden>, {formatMoment(resetsAt)}</VisuallyHidden>
        </time>
      }
    />
  )
}
