import type { RuleEvidence, StoredRule } from '@rolewright/contract/learning'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

const words = texts.evidence
/** How many documents are shown at once. */
const STEP = 5

export interface EvidenceProps {
  rule: StoredRule
  /** How the change from one text to another is shown. */
  changes: (before: string, after: string) => ReactNode
}

/** What speaks for a rule, document by document, and how much speaks against it. */
export function Evidence({ rule: { evidence, against, byHand }, changes }: EvidenceProps) {
  const [shown, setShown] = useState(STEP)
  const opposed = against.length > 0 && <span className="text-warn"> · {words.against(against.length)}</span>
  if (evidence.length === 0 && against.length === 0)
    return <p className="text-ink-3 text-sm">{byHand ? words.byHand : words.none}</p>
  return (
    <details className="group text-sm">
      <summary className="-ml-1 flex min-h-8 w-fit cursor-pointer list-none items-center gap-1 rounded-control pr-2 text-ink-2 hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="transition-transform duration-120 group-open:rotate-90" />
        <span>
          {evidence.length > 0 ? support(evidence) : byHand ? words.byHand : words.none}
          {opposed}
        </span>
      </summary>
      <ul className="mt-2 flex flex-col gap-2">
        {evidence.slice(0, shown).map((edit) => (
          <li key={edit.jobDescriptionId} className="rounded-control bg-sunken px-3.5 py-2.5">
            <p className="text-ink-3 text-xs wrap-anywhere">
              {edit.title} · {edit.who}
              {edit.from === 'comment' && ` · ${words.fromComment}`}
            </p>
            {changes(edit.before, edit.after)}
          </li>
        ))}
      </ul>
      {evidence.length > shown && (
        <Button size="sm" variant="ghost" className="mt-2" onClick={() => setShown(shown + STEP)}>
          {words.showMore(Math.min(STEP, evidence.length - shown))}
        </Button>
      )}
      {against.length > 0 && (
        <>
          <p className="mt-3 text-ink-2">{words.againstTitle}</p>
          <ul aria-label={words.againstTitle} className="mt-1.5 flex flex-col gap-2">
            {against.slice(0, shown).map(({ jobDescriptionId, title, who, line }) => (
              <li key={jobDescriptionId} className="rounded-control bg-sunken px-3.5 py-2.5">
                <p className="text-ink-3 text-xs wrap-anywhere">
                  {title} · {who}
                </p>
                <p className="wrap-anywhere">{line || words.asAWhole}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}

function support(evidence: RuleEvidence[]): string {
  const comments = evidence.filter(({ from }) => from === 'comment').length
  const documents = evidence.length - comments
  if (comments === 0) return words.support(documents)
  return documents === 0 ? words.comments(comments) : words.withComments(documents, comments)
}
