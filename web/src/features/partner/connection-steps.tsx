import type { ConnectionStep } from '@rolewright/contract/partner'
import { CircleAlert, CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

const MARKS = {
  good: { icon: CircleCheck, tone: 'text-accent' },
  warning: { icon: TriangleAlert, tone: 'text-warn' },
  failed: { icon: CircleAlert, tone: 'text-danger' },
  skipped: { icon: CircleMinus, tone: 'text-ink-3' },
}

/** What a test of the connection found, each part in plain words. */
export function ConnectionSteps({ steps }: { steps: ConnectionStep[] }) {
  return (
    <ol className="flex flex-col gap-3 text-sm">
      {steps.map(({ step, result, says }) => {
        const { icon: Icon, tone } = MARKS[result]
        return (
          <li key={step} className="flex gap-2.5">
            <Icon aria-hidden className={`mt-0.5 flex-none ${tone}`} />
            <div className="min-w-0 wrap-anywhere">
              <p className="font-medium">
                {texts.steps[step]} <VisuallyHidden>{texts.results[result]}</VisuallyHidden>
              </p>
              <p className="text-ink-2">{says}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
