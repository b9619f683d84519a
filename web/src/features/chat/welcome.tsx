import { Mark } from '../../ui/mark.tsx'
import { texts } from './texts.ts'

export function Welcome({ firstName }: { firstName: string }) {
  return (
    <div className="my-auto flex flex-col items-center gap-3 py-8 text-center lg:my-0">
      <span className="mb-2 grid size-14 place-items-center rounded-card bg-surface shadow-2">
        <Mark className="size-7" />
      </span>
      <h2 className="display text-2xl sm:text-3xl">{texts.welcome.title(firstName)}</h2>
      <p className="max-w-[40ch] text-balance text-ink-2">{texts.welcome.hint}</p>
    </div>
  )
}
