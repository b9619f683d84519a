import type { ListedUser } from '@rolewright/contract/admin'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/use-toast.ts'
import { nameOf, USERS, useRefresh } from './admin.queries.ts'
import { assignMany, pairsOf, type Refusal } from './assign-many.ts'
import { AssistantChoice } from './assistant-choice.tsx'
import type { AssistantOption } from './assistant-options.tsx'
import { SelectedUsers } from './selected-users.tsx'
import { texts } from './texts.ts'

export interface AssignFormProps {
  selected: ListedUser[]
  onSelect: (users: ListedUser[]) => void
}

/** Gives the selected users one assistant or several. */
export function AssignForm({ selected, onSelect }: AssignFormProps) {
  const [chosen, setChosen] = useState<AssistantOption[]>([])
  const [pending, setPending] = useState(false)
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const assistantName = (id: string) => chosen.find((one) => one.id === id)?.name ?? texts.unknownAssistant
  const selectedIds = selected.map(({ id }) => id)
  const userName = (id: string) => {
    const user = selected.find((one) => one.id === id)
    return user ? nameOf(user) : texts.unknownUser
  }
  const refresh = useRefresh()
  const pairs = pairsOf(
    selectedIds,
    chosen.map(({ id }) => id),
  )
  const choose = (assistants: AssistantOption[]) => {
    setChosen(assistants)
    setRefusals([])
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pairs.length === 0) {
      return void toast({ title: texts.validation, description: texts.needBoth, tone: 'danger' })
    }
    setPending(true)
    const refused = await assignMany(pairs)
    await refresh(...USERS)
    setPending(false)
    setRefusals(refused)
    const [first] = refused
    if (first) {
      const description = refused.length > 1 ? texts.someFailed(refused.length, pairs.length) : first.reason
      return void toast({ title: texts.assignFailed, description, tone: 'danger' })
    }
    setChosen([])
    toast({ title: texts.assigned, description: pairs.length > 1 ? texts.assignedMany(pairs.length) : undefined })
  }

  const manage = (
    <Link to="/admin/assistants" className="text-link reach">
      {texts.manageAssistants}
    </Link>
  )
  return (
    <Card title={texts.assignTitle} aside={manage}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <SelectedUsers selected={selected} onSelect={onSelect} />
        <AssistantChoice selected={selected} chosen={chosen} onChoose={choose} />
        {refusals.length > 0 && (
          <Notice tone="danger">
            <ul>
              {refusals.map(({ userId, assistantId, reason }) => (
                <li key={userId + assistantId}>
                  {texts.refusal(userName(userId), assistantName(assistantId), reason)}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <Button type="submit" variant="primary" pending={pending} className="self-start">
          {pairs.length > 1 ? texts.assignMany(pairs.length) : texts.assign}
        </Button>
      </form>
    </Card>
  )
}
