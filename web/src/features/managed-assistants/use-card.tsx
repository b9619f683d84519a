import type { ManagedAssistant } from '@rolewright/contract/assistants'
import type { ReactNode } from 'react'
import { formatDate } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { nameOf } from './name-of.ts'
import { Retirement } from './retirement.tsx'
import { texts } from './texts.ts'

const words = texts.use

/** Who uses an assistant and how much, and whether it is in service. */
export function UseCard({ assistant }: { assistant: ManagedAssistant }) {
  const { users, descriptions, owner, createdAt, retiredAt } = assistant
  return (
    <Card title={words.title} className="flex flex-col">
      <dl className="mb-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {owner && <Fact name={words.owner}>{nameOf(owner)}</Fact>}
        <Fact name={words.users}>{users}</Fact>
        <Fact name={words.descriptions}>{descriptions}</Fact>
        <Fact name={words.created}>{formatDate(createdAt)}</Fact>
        {retiredAt && <Fact name={words.retiredOn}>{formatDate(retiredAt)}</Fact>}
      </dl>
      <Retirement assistant={assistant} />
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3">{name}</dt>
    <dd className="text-right tabular-nums wrap-anywhere">{children}</dd>
  </>
)
