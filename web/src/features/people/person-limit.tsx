import type { ManagedPerson } from '@rolewright/contract/people'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api.ts'
import { usePublicSettings } from '../../lib/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { texts } from './texts.ts'
import { usePersonChange } from './use-person-change.ts'

export function PersonLimit({ person, name, onClose }: { person: ManagedPerson; name: string; onClose: () => void }) {
  const { weeklyLimit: general } = usePublicSettings()
  const [typed, setTyped] = useState(String(person.weeklyLimit ?? ''))
  const { pending, reason, make } = usePersonChange()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await make({
      call: () =>
        call('PUT /api/admin/people/{id}/weekly-limit', {
          params: { id: person.id },
          body: { weeklyLimit: typed ? Number(typed) : null },
        }),
      done: texts.saved,
      failed: texts.saveFailed,
    })
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={texts.limitOf(name)}
      description={person.source === 'local' ? texts.limitHint(general) : texts.limitPartnerHint}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {person.asks && <p className="text-sm wrap-anywhere">{texts.wish(name, person.asks.wish)}</p>}
        <Field label={texts.limitField} hint={texts.limitEmpty} error={reason}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={typed}
              onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 7))}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
