import type { ReactNode } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ExamplesCard } from './examples-card.tsx'
import { useLearning } from './learning.queries.ts'
import { PairsCard } from './pairs-card.tsx'
import { RulesCard } from './rules-card.tsx'
import { SurvivalCard } from './survival-card.tsx'
import { texts } from './texts.ts'

export interface LearningPanelProps {
  assistant: { id: string; name: string }
  /** How the change from one text to another is shown. */
  changes: (before: string, after: string) => ReactNode
  /** Hands a file to the browser. */
  save: (bytes: Blob, name: string) => void
}

/** What an assistant learns from final documents: rules to decide on, how much of its text survives, pairs to train with. */
export default function LearningPanel({ assistant, changes, save }: LearningPanelProps) {
  const { data, error, refetch, isFetching } = useLearning(assistant.id)
  if (!data && error)
    return (
      <ErrorState title={texts.failed} message={sentenceOf(error)} onRetry={() => refetch()} pending={isFetching} />
    )
  if (!data) return <LearningSkeleton />
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <RulesCard assistantId={assistant.id} learning={data} changes={changes} />
      <div className="grid min-w-0 grid-cols-1 items-start gap-4 md:grid-cols-2 lg:gap-5 xl:grid-cols-1">
        <SurvivalCard survival={data.survival} />
        <ExamplesCard assistantId={assistant.id} examples={data.examples} />
        <PairsCard assistant={assistant} audiences={data.audiences} exports={data.exports} save={save} />
      </div>
    </div>
  )
}

/** The shape of the rules while they load: comparing many documents takes a moment. */
export const LearningSkeleton = () => (
  <div aria-busy className="panel flex flex-col gap-5 p-5">
    <VisuallyHidden>
      <span role="status">{texts.loading}</span>
    </VisuallyHidden>
    {[0, 1, 2].map((row) => (
      <div key={row} className="flex flex-col gap-2">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-1/3" />
      </div>
    ))}
  </div>
)
