import { type ReactNode, useId, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

export interface FirstStep {
  title: string
  hint: string
  content: ReactNode
}

/** Steps on one screen, in any order; each can be skipped, which closes it here and changes nothing. */
export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  return (
    <ol className="flex flex-col gap-8">
      {steps.map((step, n) => (
        <Step key={step.title} number={n + 1} {...step} />
      ))}
    </ol>
  )
}

function Step({ number, title, hint, content }: FirstStep & { number: number }) {
  const [isSkipped, setSkipped] = useState(false)
  const id = useId()
  return (
    <li>
      <section aria-labelledby={id}>
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={isSkipped ? 'neutral' : 'accent'}>{number}</Badge>
          <h2 id={id} className="display text-xl">
            {title}
          </h2>
          <Button size="sm" variant="ghost" className="ml-auto" onClick={() => setSkipped(!isSkipped)}>
            {isSkipped ? texts.open : texts.skip}
            <span className="sr-only"> {title}</span>
          </Button>
          {!isSkipped && <p className="basis-full text-ink-2 text-sm">{hint}</p>}
        </div>
        {!isSkipped && content}
      </section>
    </li>
  )
}
