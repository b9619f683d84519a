import type { ListedUser } from '@rolewright/contract/admin'
import type { ReactNode } from 'react'
import { formatDate } from '../../lib/format.ts'
import { usePublicSettings } from '../../lib/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { nameOf, useManagedAssistant, usePermissions } from './admin.queries.ts'
import { texts } from './texts.ts'

const { sight } = texts

/** What one person can see and do here, in plain words. */
export function UserSight(props: { user: ListedUser; open: boolean; onOpenChange: (open: boolean) => void }) {
  const { user, open, onOpenChange } = props
  const { partner, weeklyLimit } = usePublicSettings()
  const isAdmin = user.role === 'admin'
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={sight.title(nameOf(user))}
      footer={<Button onClick={() => onOpenChange(false)}>{sight.close}</Button>}
    >
      <dl className="flex flex-col gap-4 text-sm">
        <Part name={sight.assistants}>
          <SeenAssistants user={user} />
        </Part>
        <Part name={sight.quota}>
          {user.source === 'local' ? sight.limited(weeklyLimit) : sight.unlimited(partner.name)}
        </Part>
        <Part name={sight.learning}>
          {user.confirmedCompany ? sight.learnsWith(user.confirmedCompany) : sight.learnsAlone}
        </Part>
        <Part name={sight.data}>{sight.own}</Part>
        <Part name={sight.panel}>{isAdmin ? sight.panelYes : sight.panelNo}</Part>
      </dl>
    </Dialog>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  )
}

function SeenAssistants({ user }: { user: ListedUser }) {
  const assigned = (usePermissions({ userId: user.id }).items ?? []).filter(
    ({ inService, assistantId }) => inService && assistantId !== user.personalizedAssistantId,
  )
  const own = user.personalizedAssistantId
  if (!own && assigned.length === 0) return sight.noAssistants
  return (
    <ul className="mt-1 divide-y divide-line rounded-control ring-1 ring-line ring-inset">
      {own && <OwnAssistant id={own} />}
      {assigned.map(({ id, assistantName, assignedByName, assignedAt }) => (
        <Seen
          key={id}
          name={assistantName}
          why={
            assignedByName
              ? sight.assigned(assignedByName, formatDate(assignedAt))
              : sight.assignedOn(formatDate(assignedAt))
          }
        />
      ))}
    </ul>
  )
}

function OwnAssistant({ id }: { id: string }) {
  const { data } = useManagedAssistant(id)
  if (!data) return null
  return <Seen name={data.retiredAt ? texts.unknownAssistant : data.name} why={sight.personal} />
}

function Seen({ name, why }: { name: string; why: string }) {
  return (
    <li className="px-3 py-2 wrap-anywhere">
      <p className="text-ink">{name}</p>
      <p className="text-ink-3">{why}</p>
    </li>
  )
}
