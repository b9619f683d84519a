import type { ReactNode } from 'react'
import { withoutMarkdown } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'
import type { Outcome } from './use-trial.ts'

const words = texts.trial

export interface TrialResultProps {
  title: string
  outcome: Outcome
  /** The form has changed since. */
  isOld: boolean
  /** How a text is set as a page. */
  page: (text: string) => ReactNode
}

export function TrialResult({ title, outcome, isOld, page }: TrialResultProps) {
  return (
    <article
      aria-label={title}
      aria-busy={outcome.state === 'writing'}
      className="min-w-0 rounded-card bg-surface shadow-page"
    >
      <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-line border-b px-5 py-2 text-sm">
        <span className="font-medium">{title}</span>
        <span className="text-ink-3 tabular-nums">
          {outcome.state === 'writing' && <span className="live">{words.writing}</span>}
          {outcome.state === 'written' && words.words(countWords(outcome.text))}
        </span>
        {isOld && outcome.state !== 'writing' && <span className="basis-full text-warn text-xs">{words.isOld}</span>}
      </p>
      <div className="px-5 py-5">
        {outcome.state === 'writing' && <PageShape />}
        {outcome.state === 'written' && page(outcome.text)}
        {outcome.state === 'failed' && (
          <Notice tone="danger" title={words.failed}>
            {outcome.why}
          </Notice>
        )}
      </div>
    </article>
  )
}

const countWords = (text: string) => withoutMarkdown(text).split(' ').filter(Boolean).length

const PageShape = () => (
  <div className="flex flex-col gap-3">
    <Skeleton className="h-7 w-3/5" />
    <Skeleton className="mb-3 h-3.5 w-2/5" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-11/12" />
    <Skeleton className="h-4 w-4/5" />
  </div>
)
