import type { Account } from '@rolewright/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callJson } from '../../lib/api.ts'
import { reading } from '../../lib/query-client.ts'
import { startSession } from '../../lib/session.ts'
import { usePublicSettings } from '../../lib/settings.ts'
import { type FormFault, faultOf, useFaultFocus } from '../../lib/use-fault-focus.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/use-toast.ts'
import { texts } from './texts.ts'
import { ToldFacts } from './told-facts.tsx'

const words = texts.profile

export interface ProfileCardProps {
  account: Account
  /** The fields about the company, which the registration has too. */
  companyFields: (wrong: FormFault['fields']) => ReactNode
}

export function ProfileCard({ account, companyFields }: ProfileCardProps) {
  const { partner } = usePublicSettings()
  const client = useQueryClient()
  const { answer, pending, onSubmit } = useSubmit<FormFault | null>(async (form) => {
    const { firstName, lastName } = account.user
    const said = { firstName, lastName, ...Object.fromEntries(form) }
    try {
      const saved = await callJson('PUT /api/account/profile', { body: said })
      client.setQueryData(reading('/api/account').queryKey, saved)
      startSession(saved.user)
      void client.invalidateQueries(reading('/api/assistants/accessible'))
      toast({ title: words.saved })
      return null
    } catch (error) {
      return faultOf(error, words.failed)
    }
  }, null)
  const form = useFaultFocus(answer)
  const wrong = answer?.fields ?? {}
  const fixed = account.isPartners ? words.fromPartner(partner.name) : undefined
  return (
    <Card title={words.title}>
      <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        {answer?.message && (
          <Notice tone="danger" title={answer.message} urgent>
            {answer.reason}
          </Notice>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {(['firstName', 'lastName'] as const).map((name) => (
            <Field key={name} label={words[name]} required error={wrong[name]} hint={fixed}>
              {(control) => (
                <Input
                  {...control}
                  name={name}
                  defaultValue={account.user[name]}
                  readOnly={account.isPartners}
                  autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
                  maxLength={100}
                />
              )}
            </Field>
          ))}
        </div>
        <Field label={words.email} hint={fixed}>
          {(control) => <Input {...control} type="email" value={account.user.email} readOnly />}
        </Field>
        {companyFields(wrong)}
        {account.confirmedCompany && <p className="text-ink-2 text-sm">{words.confirmed(account.confirmedCompany)}</p>}
        <ToldFacts account={account} />
        <Button type="submit" variant="primary" pending={pending} className="self-start">
          {words.save}
        </Button>
      </form>
    </Card>
  )
}
