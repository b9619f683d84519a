import type { ManagedAssistant } from '@rolewright/contract/assistants'
import { Play, Square } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { CharacterCount } from './character-count.tsx'
import { BRIEF_LIMIT } from './check-draft.ts'
import { changedFields, draftOf } from './drafts.ts'
import { readBrief, writeBrief } from './sample-brief.ts'
import { texts } from './texts.ts'
import { TrialResult } from './trial-result.tsx'
import type { EditedDraft } from './use-draft.ts'
import { type Side, useTrial } from './use-trial.ts'

const words = texts.trial
const SIDES: Side[] = ['current', 'draft']

export interface TrialCardProps {
  assistant: ManagedAssistant | null
  edited: EditedDraft
  page: (text: string) => ReactNode
}

/** What the form would write for a brief, beside what the current version writes. */
export function TrialCard({ assistant, edited: { draft, isChanged }, page }: TrialCardProps) {
  const { attempt, isRunning, run, stop } = useTrial(assistant?.id)
  const isBeside = isChanged || !assistant
  const titles = { current: words.current(assistant?.versions ?? 0), draft: words.draft }
  const begin = (brief: string) =>
    run(brief, { ...(assistant && { current: draftOf(assistant) }), ...(isBeside && { draft }) })
  const isOld = (side: Side) => {
    const tried = attempt?.drafts[side]
    const now = side === 'draft' ? draft : assistant
    return Boolean(tried && now && changedFields(tried, now).length > 0)
  }
  return (
    <Card title={words.title} aside={<span className="text-ink-3 text-sm">{words.hint}</span>}>
      <BriefForm isRunning={isRunning} hasRun={attempt !== null} onRun={begin} onStop={stop}>
        {!isBeside && words.onlyCurrent}
      </BriefForm>
      <p role="status" className="sr-only">
        {attempt && (isRunning ? words.writing : words.finished)}
      </p>
      {attempt && (
        <div className="@container mt-5">
          <div
            className={classNames(
              'grid grid-cols-1 items-start gap-4',
              Object.keys(attempt.outcomes).length > 1 ? '@2xl:grid-cols-2' : 'max-w-2xl',
            )}
          >
            {SIDES.map((side) => {
              const outcome = attempt.outcomes[side]
              if (!outcome) return null
              return <TrialResult key={side} title={titles[side]} outcome={outcome} isOld={isOld(side)} page={page} />
            })}
          </div>
        </div>
      )}
    </Card>
  )
}

interface BriefFormProps {
  isRunning: boolean
  hasRun: boolean
  onRun: (brief: string) => void
  onStop: () => void
  children: ReactNode
}

function BriefForm({ isRunning, hasRun, onRun, onStop, children }: BriefFormProps) {
  const { id: userId } = useUser()
  const [brief, setBrief] = useState(() => readBrief(userId))
  const [isMissed, setMissed] = useState(false)
  const write = (text: string) => {
    setBrief(text)
    writeBrief(userId, text)
  }
  const excess = brief.trim().length - BRIEF_LIMIT
  const isEmpty = brief.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissed(isEmpty)
    if (!isEmpty && excess <= 0) onRun(brief.trim())
  }
  const error = excess > 0 ? texts.editor.tooLong(excess) : isMissed && isEmpty ? words.briefMissing : null
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <Field label={words.brief} error={error} hint={<CharacterCount text={brief} limit={BRIEF_LIMIT} />}>
        {(control) => (
          <TextArea {...control} name="brief" value={brief} onChange={(event) => write(event.target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        {isRunning ? (
          <Button icon={<Square aria-hidden className="fill-current" />} onClick={onStop}>
            {words.stop}
          </Button>
        ) : (
          <Button type="submit" icon={<Play aria-hidden />}>
            {hasRun ? words.runAgain : words.run}
          </Button>
        )}
        {brief !== words.sample && (
          <Button variant="ghost" onClick={() => write(words.sample)}>
            {words.sampleAgain}
          </Button>
        )}
        <span className="text-ink-3 text-sm">{children}</span>
      </div>
    </form>
  )
}
