import type { HouseRule, LearningAudience } from '@rolewright/contract/learning'
import { Plus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/use-toast.ts'
import { useNewRule } from './learning.queries.ts'
import { blankOf, type Faults, faultsOf, type RuleDraft, readDraft } from './rule-draft.ts'
import { RuleFields } from './rule-fields.tsx'
import { texts } from './texts.ts'

const words = texts.add

/** A rule that no document has proposed. */
export function NewRuleForm({ assistantId, audiences }: { assistantId: string; audiences: LearningAudience[] }) {
  const [kind, setKind] = useState<HouseRule['kind'] | null>(null)
  if (kind === null)
    return (
      <Button size="sm" className="mt-3" icon={<Plus aria-hidden />} onClick={() => setKind('avoid')}>
        {words.open}
      </Button>
    )
  if (audiences.length === 0) return <p className="mt-3 text-ink-3 text-sm">{words.nobody}</p>
  return (
    <OpenForm
      key={kind}
      assistantId={assistantId}
      audiences={audiences}
      kind={kind}
      onKind={setKind}
      onClose={() => setKind(null)}
    />
  )
}

interface OpenFormProps {
  assistantId: string
  audiences: LearningAudience[]
  kind: HouseRule['kind']
  onKind: (kind: HouseRule['kind']) => void
  onClose: () => void
}

function OpenForm({ assistantId, audiences, kind, onKind, onClose }: OpenFormProps) {
  const title = useId()
  const add = useNewRule(assistantId)
  const [draft, setDraft] = useState<RuleDraft>(() => blankOf(kind))
  const [audience, setAudience] = useState(audiences[0]!.key)
  const [found, setFound] = useState<Faults>({})
  const refused = add.error instanceof ApiError ? faultsOf(add.error.fields) : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readDraft(kind, draft)
    setFound('faults' in read ? read.faults : {})
    if (!('rule' in read)) return
    const done = () => {
      toast({ title: words.done, description: texts.rules.doneHint.accepted })
      onClose()
    }
    add.mutate({ audience, rule: read.rule }, { onSuccess: done })
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-labelledby={title}
      className="mt-4 flex flex-col gap-4 rounded-card bg-sunken p-4"
    >
      <h3 id={title} className="font-medium text-sm">
        {words.title}
      </h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.kind}>
          {(control) => (
            <Select {...control} value={kind} onChange={({ target }) => onKind(target.value as HouseRule['kind'])}>
              {Object.entries(words.kinds).map(([value, said]) => (
                <option key={value} value={value}>
                  {said}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.audience}>
          {(control) => (
            <Select {...control} value={audience} onChange={({ target }) => setAudience(target.value)}>
              {audiences.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <RuleFields
        kind={kind}
        draft={draft}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
        faults={{ ...found, ...refused }}
      />
      {add.error && Object.keys(refused).length === 0 && (
        <Notice tone="danger" title={texts.form.saveFailed} urgent>
          {sentenceOf(add.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" pending={add.isPending}>
          {words.save}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
