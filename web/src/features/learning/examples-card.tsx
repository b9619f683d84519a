import type { LearningExample } from '@rolewright/contract/learning'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/use-toast.ts'
import { useLeaveOut } from './learning.queries.ts'
import { texts } from './texts.ts'

const words = texts.examples
/** How many are shown at once. */
const STEP = 8

/** The final documents that serve as examples, and those that an admin left out. */
export function ExamplesCard({ assistantId, examples }: { assistantId: string; examples: LearningExample[] }) {
  const [shown, setShown] = useState(STEP)
  const change = useLeaveOut(assistantId)
  const set = (id: string, leftOut: boolean) =>
    change.mutate(
      { id, leftOut },
      { onError: (error) => toast({ title: words.failed, description: sentenceOf(error), tone: 'danger' }) },
    )
  const isApart = new Set(examples.map(({ audience }) => audience)).size > 1
  return (
    <Card title={words.title}>
      <p className="text-ink-2 text-sm">{examples.length === 0 ? words.none : words.hint}</p>
      {examples.length > 0 && (
        <ul aria-label={words.title} className="mt-3 flex flex-col gap-3">
          {examples.slice(0, shown).map(({ id, title, filename, who, audience, at, leftOut }) => {
            const action = leftOut ? words.takeIn : words.leaveOut
            return (
              <li key={id} className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5 text-sm">
                <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                  {title}
                  <span className="block text-ink-3 text-xs">
                    {[filename, who, isApart && audience, formatDate(at), leftOut && words.leftOut]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <Button
                  size="sm"
                  aria-label={words.named(action, title)}
                  pending={change.isPending && change.variables.id === id}
                  onClick={() => set(id, !leftOut)}
                >
                  {action}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      {examples.length > shown && (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => setShown(shown + STEP)}>
          {words.more(Math.min(STEP, examples.length - shown))}
        </Button>
      )}
    </Card>
  )
}
