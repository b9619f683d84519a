import type { Usage } from '@rolewright/contract/usage'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatMoment, formatReset } from '../lib/format.ts'
import { reading } from '../lib/query-client.ts'
import { usePublicSettings } from '../lib/settings.ts'
import { texts } from '../texts/home.ts'
import { texts as valueTexts } from '../texts/values.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** The three figures of the account. */
export function HomeFigures() {
  const stats = useQuery(reading('/api/dashboard-stats'))
  const usage = useQuery(reading('/api/usage'))
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
    <li className="relative min-w-0 px-5 py-4 md:py-5">
      <h2 className="font-medium text-sm md:font-normal md:text-ink-2">{name}</h2>
      {query.data !== undefined ? (
        children(query.data)
      ) : query.isError ? (
        <div className="min-h-5 md:min-h-15">
          <ErrorState isQuiet title={texts.notLoaded} onRetry={() => query.refetch()} />
        </div>
      ) : (
        <div className="flex h-5 flex-col justify-evenly md:mt-1 md:h-15">
          <Skeleton className="h-6 w-16 max-md:absolute max-md:inset-y-0 max-md:right-5 max-md:my-auto" />
          <Skeleton className="h-3.5 w-36" />
        </div>
      )}
    </li>
  )
}

function Said({ figure, words }: { figure: ReactNode; words: ReactNode }) {
  return (
    <>
      <p className="display truncate text-2xl tabular-nums max-md:absolute max-md:inset-y-0 max-md:right-5 max-md:flex max-md:items-center md:mt-1 md:text-3xl">
        {figure}
      </p>
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
          <span aria-hidden>{texts.left(formatReset(resetsAt))}</span>
          <VisuallyHidden>{texts.left(valueTexts.resetsOn(formatMoment(resetsAt)))}</VisuallyHidden>
        </time>
      }
    />
  )
}
