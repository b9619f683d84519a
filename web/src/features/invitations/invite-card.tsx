import type { UserRole } from '@rolewright/contract/admin'
import type { NewInvitation } from '@rolewright/contract/invitations'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callJson } from '../../lib/api.ts'
import { reading } from '../../lib/query-client.ts'
import { type FormFault, faultOf, useFaultFocus } from '../../lib/use-fault-focus.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/use-toast.ts'
import { AssistantBoxes, type AssistantBoxesProps } from './assistant-boxes.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { texts } from './texts.ts'

/** Whom, as what, and with which assistants. */
export function InviteCard() {
  const [made, setMade] = useState<NewInvitation | null>(null)
  const client = useQueryClient()
  const typed = useRef<HTMLFormElement | null>(null)
  const [chosen, setChosen] = useState<AssistantBoxesProps['chosen']>([])
  const { answer, pending, onSubmit } = useSubmit<FormFault | null>(async (form) => {
    const draft = {
      email: String(form.get('email')),
      role: form.get('role') as UserRole['role'],
      assistantIds: chosen.map(({ id }) => id),
    }
    try {
      setMade(await callJson('POST /api/admin/invitations', { body: draft }))
      typed.current?.reset()
      setChosen([])
      toast({ title: texts.invited })
      void client.invalidateQueries(reading('/api/admin/invitations'))
      return null
    } catch (error) {
      return faultOf(error, texts.failed)
    }
  }, null)
  const form = useFaultFocus(answer)
  return (
    <Card title={texts.title}>
      <form
        ref={(element) => {
          form.current = element
          typed.current = element
        }}
        onSubmit={onSubmit}
        noValidate
        className="flex flex-col gap-4"
      >
        {answer?.message && (
          <Notice tone="danger" title={answer.message} urgent>
            {answer.reason}
          </Notice>
        )}
        <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
          <Field label={texts.email} required error={answer?.fields.email}>
            {(control) => <Input {...control} name="email" type="email" autoComplete="off" maxLength={254} />}
          </Field>
          <Field label={texts.role}>
            {(control) => (
              <Select {...control} name="role" defaultValue="user">
                {Object.entries(texts.roles).map(([role, name]) => (
                  <option key={role} value={role}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <AssistantBoxes chosen={chosen} onChoose={setChosen} />
        <Button type="submit" variant="primary" pending={pending} className="self-start">
          {texts.invite}
        </Button>
      </form>
      {made && <InvitationLink invitation={made} onClose={() => setMade(null)} />}
    </Card>
  )
}
