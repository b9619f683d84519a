import { Building2, PenLine, ShieldCheck } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

const ICONS = [PenLine, Building2, ShieldCheck]

/** What the product promises, beside the forms. */
export function Pitch({ weeklyLimit, onTryFree }: { weeklyLimit: number; onTryFree: () => void }) {
  const { title, hint, features, tryFree, promise } = texts.pitch
  return (
    <section aria-labelledby="pitch-title" className="flex max-w-xl flex-col">
      <h2 id="pitch-title" className="display text-3xl lg:text-[2.75rem] lg:leading-[3rem]">
        {title}
      </h2>
      <p className="mt-3 max-w-[44ch] text-pretty text-ink-2 text-lg">{hint}</p>
      <ul className="mt-8 flex flex-col gap-4">
        {features.map((feature, at) => {
          const Icon = ICONS[at] ?? PenLine
          return (
            <li key={feature.title} className="flex gap-3">
              <span className="grid size-9 flex-none place-items-center rounded-control bg-surface text-accent shadow-1">
                <Icon aria-hidden />
              </span>
              <div>
                <h3 className="font-medium">{feature.title}</h3>
                <p className="text-pretty text-ink-2 text-sm">{feature.hint}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="lg" onClick={onTryFree}>
          {tryFree}
        </Button>
        <p className="max-w-[30ch] text-ink-2 text-sm">{promise(weeklyLimit)}</p>
      </div>
    </section>
  )
}
