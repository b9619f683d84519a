import type { ExternalUser } from '@rolewright/contract/admin'
import { Check, UserPlus } from 'lucide-react'
import { call } from '../../lib/api.ts'
import { fullName } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'
import { useChange } from './use-change.ts'

export interface ImportRowProps {
  person: ExternalUser
  partnerId: string
  /** A user with this e-mail address exists. */
  isHere: boolean
}

export function ImportRow({ person, partnerId, isHere }: ImportRowProps) {
  const { pending, reason, make } = useChange()
  const name = fullName(person) || person.email
  const importPerson = () =>
    make({
      call: () => call('POST', '/api/admin/import-user', { [`${partnerId}User`]: person }),
      done: texts.imported,
      failed: texts.importFailed,
      touches: ['/api/admin/users'],
    })
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5 text-sm">
      <div className="min-w-0 flex-1 basis-44 wrap-anywhere">
        <p className="font-medium">{name}</p>
        <p className="text-ink-3">{person.email}</p>
        {reason && <p className="text-danger">{reason}</p>}
      </div>
      {isHere ? (
        <Badge tone="accent">
          <Check aria-hidden className="size-3" />
          {texts.alreadyImported}
        </Badge>
      ) : (
        <Button
          size="sm"
          icon={<UserPlus aria-hidden />}
          pending={pending}
          onClick={importPerson}
          aria-label={texts.importOf(name)}
        >
          {texts.import}
        </Button>
      )}
    </li>
  )
}
