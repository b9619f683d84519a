import type { ManagedAssistant } from '@rolewright/contract/assistants'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { usePublicSettings } from '../../lib/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/use-toast.ts'
import { useLimit } from './managed-assistants.queries.ts'
import { texts } from './texts.ts'

const words = texts.limit

/** How much each person may write with an assistant in a week, and which limit holds where there are several. */
export function AssistantLimit({ assistant: { id, weeklyLimit } }: { assistant: ManagedAssistant }) {
  const { weeklyLimit: general } = usePublicSettings()
  const [typed, setTyped] = useState(String(weeklyLimit ?? ''))
  const limit = useLimit(id)
  const wanted = typed === '' ? null : Number(typed)
  const save = (event: FormEvent) => {
    event.preventDefault()
    limit.mutate(wanted, { onSuccess: () => toast({ title: words.saved }) })
  }
  return (
    <Card title={words.title}>
      <form onSubmit={save} noValidate className="flex flex-col gap-4">
        <Field
          label={words.field}
          hint={words.rule(general)}
          error={limit.isError ? sentenceOf(limit.error, words.failed) : null}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              placeholder={words.none}
              value={typed}
              onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 7))}
            />
          )}
        </Field>
        <Button
          type="submit"
          size="sm"
          pending={limit.isPending}
          disabled={wanted === weeklyLimit}
          className="self-start"
        >
          {words.save}
        </Button>
      </form>
    </Card>
  )
}
