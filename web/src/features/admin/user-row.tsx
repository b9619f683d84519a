import type { ListedUser } from '@rolewright/contract/admin'
import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { companyOf, nameOf } from './admin.queries.ts'
import { texts } from './texts.ts'

export interface UserRowProps {
  user: ListedUser
  badge: ReactNode
  isSelected: boolean
  onSelect: () => void
  onToggle?: () => void
}

/** Pressing the row selects this user alone; the box adds or takes this one from the selection. */
export function UserRow({ user, badge, isSelected, onSelect, onToggle }: UserRowProps) {
  const name = nameOf(user)
  const company = companyOf(user)
  return (
    <li
      className={classNames(
        'flex items-center rounded-control transition-colors duration-120',
        isSelected ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      {onToggle && (
        <Checkbox
          label={texts.addToSelection(name)}
          hideLabel
          checked={isSelected}
          onChange={onToggle}
          className="self-stretch pl-1.5"
        />
      )}
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onSelect}
        className="flex min-h-13 min-w-0 flex-1 items-center gap-3 py-1.5 pr-2.5 pl-1.5 text-left first:pl-2.5"
      >
        <span className="min-w-0 flex-1 text-sm leading-5">
          <span className="block truncate font-medium">{name}</span>
          <span className={classNames('block truncate', isSelected ? 'text-ink-2' : 'text-ink-3')}>
            {/* People of one company learn from one another: whoever assigns an assistant sees which it is. */}
            {company ? `${user.email} · ${company}` : user.email}
          </span>
        </span>
        {badge}
      </button>
    </li>
  )
}
