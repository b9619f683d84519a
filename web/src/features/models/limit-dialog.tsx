import type { ManagedProvider } from '@rolewright/contract/providers'
import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { ModelSelect } from './model-select.tsx'
import { useModelChange } from './models.queries.ts'
import { texts } from './texts.ts'

const words = texts.limits

/** How many tokens a provider may use in a month, and what writes then. */
export function LimitDialog({ provider, onClose }: { provider: ManagedProvider; onClose: () => void }) {
  const [tokens, setTokens] = useState(String(provider.monthlyTokens ?? ''))
  const [fallback, setFallback] = useState(provider.fallback ?? '')
  const { pending, make } = useModelChange()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const monthlyTokens = tokens.trim() ? Number(tokens) : null
    const limit = { monthlyTokens, fallback: monthlyTokens === null ? null : fallback || null }
    const isDone = await make({
      call: () =>
        call('PUT /api/admin/providers/{provider}/limit', { params: { provider: provider.name }, body: limit }),
      done: words.saved,
      failed: words.failed,
    })
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={words.title(texts.names[provider.name])}
      description={words.hint}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={words.tokens} hint={words.none}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={tokens}
              onChange={(event) => setTokens(event.target.value.replace(/\D/g, ''))}
            />
          )}
        </Field>
        <ModelSelect
          label={words.fallback}
          value={fallback}
          onChange={setFallback}
          none={words.nothing}
          except={provider.name}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{texts.form.cancel}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {texts.form.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
