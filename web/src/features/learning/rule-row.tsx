import type { RuleDecision, StoredRule } from '@rolewright/contract/learning'
import { Check, Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDateTime, fullName } from '../../lib/format.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/use-toast.ts'
import { useDecision } from './learning.queries.ts'
import { Evidence } from './rule-evidence.tsx'
import { RuleForm } from './rule-form.tsx'
import { PreviewButton } from './rule-preview.tsx'
import { texts } from './texts.ts'
import { useRuleDraft } from './use-rule-draft.ts'

const words = texts.rules
const TONES: Record<StoredRule['state'], BadgeTone> = {
  proposed: 'warn',
  accepted: 'accent',
  off: 'neutral',
  dismissed: 'neutral',
}

export interface RuleRowProps {
  assistantId: string
  rule: StoredRule
  /** Says whose it is: where there are several companies. */
  showsAudience: boolean
  changes: (before: string, after: string) => ReactNode
}

/** A rule in plain words, what speaks for it, and what an admin can do about it. */
export function RuleRow({ assistantId, rule, showsAudience, changes }: RuleRowProps) {
  const { state, text, audience, proposedAs } = rule
  const decision = useDecision(assistantId, rule)
  const edited = useRuleDraft(rule)
  const row = useFocusKept(edited.draft ? 'form' : state)
  const decide = (made: RuleDecision) =>
    decision.mutate(made, {
      onSuccess: ({ state }) => {
        if (made.rule) edited.end()
        toast({ title: words.done[state], description: words.doneHint[state] })
      },
      onError: (error) => toast({ title: words.notDone, description: sentenceOf(error), tone: 'danger' }),
    })
  const act = (label: string, made: RuleDecision, primary = false) => (
    <Button
      size="sm"
      variant={primary ? 'primary' : 'secondary'}
      icon={primary && <Check aria-hidden />}
      aria-label={words.named(label, text)}
      onClick={() => decide(made)}
    >
      {label}
    </Button>
  )
  return (
    <li ref={row} className="flex flex-col gap-2 px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
          <h3 className="whitespace-pre-line font-medium wrap-anywhere">{text}</h3>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-3 text-sm">
            <Badge tone={TONES[state]}>{words.states[state]}</Badge>
            {showsAudience && <span className="wrap-anywhere">{audience}</span>}
            {saidWho(rule)}
          </p>
          {proposedAs && <p className="text-ink-3 text-sm wrap-anywhere">{words.proposedAs(proposedAs)}</p>}
        </div>
        {!edited.draft && (
          <div className="flex flex-wrap gap-2">
            {state === 'proposed' && act(words.accept, { state: 'accepted' }, true)}
            {state === 'off' && act(words.switchOn, { state: 'accepted' })}
            <Button
              size="sm"
              icon={<Pencil aria-hidden />}
              aria-label={words.named(words.edit, text)}
              onClick={edited.begin}
              data-edit
            >
              {words.edit}
            </Button>
            {state !== 'off' && act(words.switchOff, { state: 'off' })}
            {state !== 'accepted' && act(words.dismiss, { state: 'dismissed' })}
            {state !== 'accepted' && <PreviewButton assistantId={assistantId} rule={rule} changes={changes} />}
          </div>
        )}
      </div>
      {edited.draft && (
        <RuleForm
          stored={rule}
          draft={edited.draft}
          onChange={edited.change}
          onSave={decide}
          onCancel={() => {
            decision.reset()
            edited.end()
          }}
          pending={decision.isPending}
          error={decision.error}
        />
      )}
      <Evidence rule={rule} changes={changes} />
    </li>
  )
}

function saidWho({ state, decidedBy, decidedAt }: StoredRule): string | null {
  if (!decidedAt) return null
  const who = decidedBy && (fullName(decidedBy) || decidedBy.email)
  return words.decided[state](who, formatDateTime(decidedAt))
}

/** What was pressed may be gone with the new state: the keyboard then goes on at the button that always stays. */
function useFocusKept(shown: string) {
  const row = useRef<HTMLLIElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body)
      row.current?.querySelector<HTMLElement>('[data-edit]')?.focus()
    before.current = shown
  }, [shown])
  return row
}
