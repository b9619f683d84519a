import type { ManagedProvider, ProviderAttempt, ProviderName } from '@rolewright/contract/providers'
import { type FormEvent, useRef, useState } from 'react'
import { call, callJson } from '../../lib/api.ts'
import { type FormFault, faultOf, useFaultFocus } from '../../lib/use-fault-focus.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { AttemptSteps } from './attempt-steps.tsx'
import { useModelChange } from './models.queries.ts'
import { texts } from './texts.ts'

const words = texts.form
/** Their own; the others have none. */
const USUAL: Partial<Record<ProviderName, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
}

export interface ProviderDialogProps {
  provider: ManagedProvider
  /** What was found on this machine. */
  address?: string
  onClose: () => void
}

/** How a provider is reached: tried as often as one likes, and then saved. */
export function ProviderDialog({ provider, address, onClose }: ProviderDialogProps) {
  const { name, hasKey } = provider
  const [doing, setDoing] = useState<'attempt' | 'save' | null>(null)
  const [attempt, setAttempt] = useState<ProviderAttempt | null>(null)
  const [fault, setFault] = useState<FormFault | null>(null)
  const form = useFaultFocus(fault)
  const { make } = useModelChange()
  const running = useRef(false)
  const run = async (what: 'attempt' | 'save') => {
    if (running.current || !form.current) return
    running.current = true
    setDoing(what)
    setFault(null)
    const draft = readDraft(new FormData(form.current), name)
    try {
      if (what === 'attempt')
        setAttempt(
          await callJson('POST /api/admin/providers/{provider}/attempt', { params: { provider: name }, body: draft }),
        )
      else {
        const { model: _tried, ...said } = draft
        await call('PUT /api/admin/providers/{provider}', { params: { provider: name }, body: said })
        await make({ call: async () => {}, done: words.saved, failed: words.failed })
        onClose()
      }
    } catch (error) {
      setAttempt(null)
      setFault(faultOf(error, what === 'save' ? words.failed : words.attemptFailed))
    } finally {
      running.current = false
      setDoing(null)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run('save')
  }
  const usual = USUAL[name] ?? null
  return (
    <Dialog open onOpenChange={onClose} title={words.title(texts.names[name])} description={words.hint}>
      <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {fault?.message && (
          <Notice tone="danger" title={fault.message} urgent>
            {fault.reason}
          </Notice>
        )}
        <Field label={words.address} error={fault?.fields.address} hint={words.addressHint(usual)}>
          {(control) => (
            <Input
              {...control}
              name="address"
              inputMode="url"
              defaultValue={address ?? provider.address ?? ''}
              placeholder={usual ?? 'http://127.0.0.1:11434/v1'}
              autoComplete="off"
              maxLength={300}
            />
          )}
        </Field>
        <Field
          label={words.key}
          error={fault?.fields.key}
          hint={hasKey ? words.keyKept : usual ? undefined : words.keyOptional}
        >
          {(control) => <PasswordInput {...control} name="key" autoComplete="off" maxLength={500} />}
        </Field>
        {name !== 'local' && (
          <Checkbox name="allowsPrivate" label={words.allowsPrivate} defaultChecked={provider.allowsPrivate} />
        )}
        <Field label={words.model} hint={words.modelHint}>
          {(control) => <Input {...control} name="model" autoComplete="off" autoCapitalize="none" maxLength={200} />}
        </Field>
        <div role="status">
          {doing === 'attempt' && <p className="text-ink-2 text-sm">{words.trying}</p>}
          {attempt && !doing && <AttemptSteps attempt={attempt} />}
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button pending={doing === 'attempt'} onClick={() => run('attempt')}>
            {words.attempt}
          </Button>
          <Button type="submit" variant="primary" pending={doing === 'save'}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function readDraft(form: FormData, name: ProviderName) {
  const read = (field: string) => String(form.get(field) ?? '').trim()
  return {
    address: read('address') || null,
    ...(read('key') && { key: read('key') }),
    allowsPrivate: name !== 'local' && form.get('allowsPrivate') !== null,
    ...(read('model') && { model: read('model') }),
  }
}
