import type { ManagedPerson } from '@rolewright/contract/people'
import { type ReactNode, useState } from 'react'
import { call } from '../../lib/api.ts'
import { formatDate, formatDateTime, fullName } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { usePublicSettings } from '../../lib/settings.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { PersonLimit } from './person-limit.tsx'
import { texts } from './texts.ts'
import { usePersonChange } from './use-person-change.ts'

export function PersonRow({ person, more }: { person: ManagedPerson; more: ReactNode }) {
  const [opened, setOpened] = useState<'limit' | 'block' | 'remove' | null>(null)
  const { weeklyLimit: general } = usePublicSettings()
  const isMe = useUser().id === person.id
  const { pending, make } = usePersonChange()
  const name = fullName(person) || person.email
  const limit = person.weeklyLimit ?? (person.source === 'local' ? general : null)
  const unblock = () =>
    make({
      call: () => call('PUT /api/admin/people/{id}/block', { params: { id: person.id }, body: { blocked: false } }),
      done: texts.unblockDone,
      failed: texts.unblockFailed,
    })
  const facts = [
    texts.used(person.weeklyCount, limit),
    person.lastSeenAt ? texts.seen(formatDateTime(person.lastSeenAt)) : texts.notSignedIn,
    texts.joined(formatDate(person.createdAt)),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-72 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {person.isAdmin && <Badge tone="accent">{texts.admin}</Badge>}
          {person.blockedAt && <Badge tone="danger">{texts.blocked}</Badge>}
          {person.asks && <Badge tone="warn">{texts.asks}</Badge>}
        </p>
        <p className="text-ink-2 wrap-anywhere">{person.email}</p>
        <p className="text-ink-3 tabular-nums">{facts.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={texts.limitOf(name)} onClick={() => setOpened('limit')}>
          {texts.limit}
        </Button>
        {more}
        {!isMe &&
          (person.blockedAt ? (
            <Button size="sm" aria-label={texts.unblockOf(name)} pending={pending} onClick={unblock}>
              {texts.unblock}
            </Button>
          ) : (
            <Button size="sm" aria-label={texts.blockOf(name)} onClick={() => setOpened('block')}>
              {texts.block}
            </Button>
          ))}
        {!isMe && (
          <Button size="sm" variant="ghost" aria-label={texts.removeOf(name)} onClick={() => setOpened('remove')}>
            {texts.remove}
          </Button>
        )}
      </div>
      {person.asks && (
        <Notice className="w-full" tone="info">
          {texts.wish(name, person.asks.wish)}
        </Notice>
      )}
      {opened === 'limit' && <PersonLimit person={person} name={name} onClose={() => setOpened(null)} />}
      {(opened === 'block' || opened === 'remove') && (
        <LeaveDialog what={opened} person={person} name={name} onClose={() => setOpened(null)} />
      )}
    </li>
  )
}
