import type { ListedExternalUser } from '@rolewright/contract/partner'
import { Check, UserPlus } from 'lucide-react'
import { fullName } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { texts } from './texts.ts'

export interface DirectoryRowProps {
  person: ListedExternalUser
  isSelected: boolean
  isBusy: boolean
  /** Why an import of this person was refused. */
  reason: string | undefined
  onToggle: (isSelected: boolean) => void
  onImport: () => void
}

export function DirectoryRow(props: DirectoryRowProps) {
  const { person, isSelected, isBusy, reason, onToggle, onImport } = props
  const name = fullName(person) || person.email || person.id
  const isNew = person.state === 'new'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 text-sm">
      <Checkbox
        label={texts.select(name)}
        hideLabel
        checked={isNew && isSelected}
        disabled={!isNew || isBusy}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <p className="font-medium">{name}</p>
        {person.email && person.email !== name && <Address email={person.email} />}
        {person.state === 'local-account' && <p className="text-ink-3">{texts.localAccount}</p>}
        {reason && isNew && <p className="text-danger">{reason}</p>}
      </div>
      {isNew ? (
        <Button
          size="sm"
          icon={<UserPlus aria-hidden />}
          disabled={isBusy}
          onClick={onImport}
          aria-label={texts.importOf(name)}
        >
          {texts.import}
        </Button>
      ) : (
        <StateBadge state={person.state} />
      )}
    </li>
  )
}

/** Breaks before the @ where it has to. */
function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <p className="text-ink-3">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </p>
  )
}

function StateBadge({ state }: { state: ListedExternalUser['state'] }) {
  if (state === 'inactive') return <Badge>{texts.deactivated}</Badge>
  if (state === 'no-email') return <Badge tone="warn">{texts.noEmail}</Badge>
  if (state === 'unreadable') return <Badge tone="warn">{texts.unreadable}</Badge>
  return (
    <Badge tone="accent">
      <Check aria-hidden className="size-3" />
      {texts.alreadyImported}
    </Badge>
  )
}
