import type { Conflict, SetAside } from '@rolewright/craft/brief/facts'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

/** What will not be printed, why, and what could be asked instead. */
export const SetAsideList = ({ parts }: { parts: SetAside[] }) => (
  <Remarks title={texts.setAside.title}>
    {parts.map(({ span, text, reason, explanation, alternative }) => (
      <li key={span[0]} className="border-line-strong border-l-2 pl-3">
        <p className="text-ink">
          <span className="wrap-anywhere">“{text}”</span>
          <span className="text-ink-3"> · {texts.setAside.reasons[reason]}</span>
        </p>
        <p className="text-ink-2">{explanation}</p>
        {alternative && <p className="text-ink-2">{texts.setAside.instead(alternative)}</p>}
      </li>
    ))}
  </Remarks>
)

export const ConflictList = ({ conflicts }: { conflicts: Conflict[] }) => (
  <Remarks title={texts.conflicts}>
    {conflicts.map(({ spans, explanation }) => (
      <li key={spans.join()} className="border-line-strong border-l-2 pl-3 text-ink-2">
        {explanation}
      </li>
    ))}
  </Remarks>
)

const Remarks = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="text-sm">
    <p className="text-ink-3">{title}</p>
    <ul className="mt-1.5 flex flex-col gap-2.5">{children}</ul>
  </section>
)
