import type { ManagedAssistant } from '@rolewright/contract/assistants'
import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'wouter'
import { Badge } from '../../ui/badge.tsx'
import { nameOf } from './name-of.ts'
import { texts } from './texts.ts'

const words = texts.list

export interface AssistantRowProps {
  assistant: ManagedAssistant
  hasDraft: boolean
  /** Where it is changed. */
  to: string
}

/** The whole row leads to the assistant; what the link says is its name. */
export const AssistantRow = memo(function AssistantRow({ assistant, hasDraft, to }: AssistantRowProps) {
  const { name, description, model, owner, users, descriptions, retiredAt, problem } = assistant
  return (
    <li className="relative grid gap-x-5 gap-y-1 px-4 py-3 text-sm transition-colors duration-120 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring sm:px-5 md:grid-cols-[minmax(0,1fr)_minmax(0,15rem)_10rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={to} className="font-medium outline-none wrap-anywhere after:absolute after:inset-0">
            {name}
          </Link>
          {retiredAt && <Badge>{words.retired}</Badge>}
          {hasDraft && <Badge tone="accent">{words.draft}</Badge>}
        </p>
        {owner && <p className="text-ink-2 wrap-anywhere">{words.ownedBy(nameOf(owner))}</p>}
        {description && <p className="line-clamp-2 text-ink-3 wrap-anywhere md:line-clamp-1">{description}</p>}
      </div>
      <p className="min-w-0 text-ink-2 wrap-anywhere">{model}</p>
      <p className="flex flex-wrap gap-x-3 text-ink-2 tabular-nums md:flex-col">
        <span>{words.users(users)}</span>
        <span className="text-ink-3">{words.descriptions(descriptions)}</span>
      </p>
      {problem && (
        <p className="flex gap-1.5 text-warn wrap-anywhere md:col-span-3">
          <TriangleAlert aria-hidden className="mt-0.5" />
          {problem}
        </p>
      )}
    </li>
  )
})
