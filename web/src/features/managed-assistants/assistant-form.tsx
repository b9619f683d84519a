import type { ManagedAssistant } from '@rolewright/contract/assistants'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/use-toast.ts'
import { CharacterCount } from './character-count.tsx'
import { checkDraft, checkLengths, type Faults, LIMITS } from './check-draft.ts'
import { useSave } from './managed-assistants.queries.ts'
import { ModelField } from './model-field.tsx'
import { SaveBar } from './save-bar.tsx'
import { texts } from './texts.ts'
import type { EditedDraft } from './use-draft.ts'

const words = texts.editor

export interface AssistantFormProps {
  /** Null: a new one. */
  assistant: ManagedAssistant | null
  edited: EditedDraft
  onSaved: (saved: ManagedAssistant) => void
}

export function AssistantForm({ assistant, edited, onSaved }: AssistantFormProps) {
  const { draft, change } = edited
  const save = useSave(assistant?.id ?? null)
  const [found, setFound] = useState<Faults>({})
  const form = useRef<HTMLFormElement>(null)
  const refused = save.error instanceof ApiError ? save.error.fields : {}
  const isExplained = Object.values(refused).includes(sentenceOf(save.error))
  // What was wrong is said until it is put right, and what is too long as soon as it is.
  const faults: Faults = { ...pick(checkDraft(draft), found), ...refused, ...checkLengths(draft) }

  // Only once the refusal is shown, there is a fault to go to.
  useEffect(() => {
    if (save.error) focusFault(form.current)
  }, [save.error])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = checkDraft(draft)
    setFound(wrong)
    save.reset()
    if (Object.keys(wrong).length > 0) return focusFault(form.current)
    save.mutate(draft, {
      onSuccess: (saved) => {
        edited.settle(draft, saved)
        toast(assistant ? { title: words.saved } : { title: words.created, description: words.createdHint })
        onSaved(saved)
      },
      onError: (error) => {
        toast({ title: words.saveFailed, description: sentenceOf(error), tone: 'danger' })
      },
    })
  }

  return (
    <Card title={words.form}>
      <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={words.name} required error={faults.name}>
            {(control) => (
              <Input
                {...control}
                name="name"
                value={draft.name}
                onChange={(event) => change({ name: event.target.value })}
                autoComplete="off"
              />
            )}
          </Field>
          <ModelField value={draft.model} onChange={(model) => change({ model })} error={faults.model} />
        </div>
        <Field label={words.description} optional hint={words.descriptionHint} error={faults.description}>
          {(control) => (
            <TextArea
              {...control}
              name="description"
              rows={2}
              value={draft.description}
              onChange={(event) => change({ description: event.target.value })}
              className="min-h-14"
            />
          )}
        </Field>
        <Field
          label={words.instructions}
          hint={<InstructionsHint text={draft.instructions} isBuiltin={draft.model === BUILTIN} />}
          error={faults.instructions}
        >
          {(control) => (
            <TextArea
              {...control}
              name="instructions"
              rows={10}
              value={draft.instructions}
              onChange={(event) => change({ instructions: event.target.value })}
              className="max-h-[70dvh] min-h-48"
            />
          )}
        </Field>
        {save.isError && !isExplained && (
          <Notice tone="danger" title={words.saveFailed} urgent>
            {sentenceOf(save.error)} {words.kept}
          </Notice>
        )}
        <SaveBar
          isNew={!assistant}
          isChanged={edited.isChanged}
          pending={save.isPending}
          onDiscard={() => {
            setFound({})
            save.reset()
            edited.discard()
          }}
        />
      </form>
    </Card>
  )
}

const BUILTIN = 'builtin:writer'

function InstructionsHint({ text, isBuiltin }: { text: string; isBuiltin: boolean }) {
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>
        {words.instructionsHint} {isBuiltin && words.builtinHint}
      </span>
      <CharacterCount text={text} limit={LIMITS.instructions} />
    </span>
  )
}

const pick = (faults: Faults, fields: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => field in fields))

/** Once the faults are shown: brings the first wrong field into view. */
const focusFault = (form: HTMLFormElement | null) =>
  void requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
