import type { RuleDecision, StoredRule } from '@rolewright/contract/learning'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Faults, faultsOf, type RuleDraft, readDraft } from './rule-draft.ts'
import { RuleFields } from './rule-fields.tsx'
import { texts } from './texts.ts'

const words = texts.form

export interface RuleFormProps {
  stored: StoredRule
  draft: RuleDraft
  onChange: (changes: RuleDraft) => void
  onSave: (decision: RuleDecision) => void
  onCancel: () => void
  pending: boolean
  error: Error | null
}

/** A rule in other words. */
export function RuleForm({ stored, draft, onChange, onSave, onCancel, pending, error }: RuleFormProps) {
  const [found, setFound] = useState<Faults>({})
  const form = useRef<HTMLFormElement>(null)
  const refused = error instanceof ApiError ? faultsOf(error.fields) : {}
  const isExplained = Object.values(refused).includes(sentenceOf(error))
  const isProposed = stored.state === 'proposed'
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  useEffect(() => {
    if (error) focusFault(form.current)
  }, [error])

  const save = (state: StoredRule['state']) => {
    const read = readDraft(stored.rule.kind, draft)
    setFound('faults' in read ? read.faults : {})
    if ('rule' in read) onSave({ state, rule: read.rule })
    else focusFault(form.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(isProposed ? 'accepted' : stored.state)
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && !pending && onCancel()}
      noValidate
      aria-label={words.label(stored.text)}
      className="flex flex-col gap-4"
    >
      <RuleFields kind={stored.rule.kind} draft={draft} onChange={onChange} faults={{ ...found, ...refused }} />
      {error && !isExplained && (
        <Notice tone="danger" title={words.saveFailed} urgent>
          {sentenceOf(error)} {words.kept}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" pending={pending}>
          {isProposed ? words.saveAndAccept : words.save}
        </Button>
        {isProposed && (
          <Button size="sm" disabled={pending} onClick={() => save('proposed')}>
            {words.save}
          </Button>
        )}
        <Button size="sm" variant="ghost" disabled={pending} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Once the faults are shown: brings the first wrong field into view. */
const focusFault = (form: HTMLFormElement | null) =>
  void requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
