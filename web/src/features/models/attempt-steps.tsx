import type { AttemptStep, ProviderAttempt } from '@rolewright/contract/providers'
import { CircleCheck, CircleMinus, CircleX, TriangleAlert } from 'lucide-react'
import { texts } from './texts.ts'

const LOOK = {
  good: { icon: CircleCheck, tone: 'text-accent-ink' },
  warning: { icon: TriangleAlert, tone: 'text-warn' },
  failed: { icon: CircleX, tone: 'text-danger' },
  skipped: { icon: CircleMinus, tone: 'text-ink-3' },
}

export function AttemptSteps({ attempt: { steps, models } }: { attempt: ProviderAttempt }) {
  return (
    <div className="rounded-card bg-sunken p-4 text-sm">
      <ul className="flex flex-col gap-2">
        {steps.map((step) => (
          <StepRow key={step.step} {...step} />
        ))}
      </ul>
      {models.length > 0 && <p className="mt-2 text-ink-3 wrap-anywhere">{texts.form.offers(models)}</p>}
    </div>
  )
}

function StepRow({ step, result, says }: AttemptStep) {
  const { icon: Icon, tone } = LOOK[result]
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden className={`mt-0.5 ${tone}`} />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{texts.steps[step]}</span>
        <span className="sr-only">, {texts.results[result]}</span>
        <span className="block text-ink-2">{says}</span>
      </span>
    </li>
  )
}
