import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatMoment } from '../../lib/format.ts'
import { reading } from '../../lib/query-client.ts'
import { usePages } from '../../lib/use-pages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { toast } from '../../ui/use-toast.ts'
import { texts } from './texts.ts'

/** How many come at once. */
const STEP = 50

/** Those that nobody has accepted yet. */
export function OpenInvitations() {
  const invitations = usePages('/api/admin/invitations', { query: { limit: STEP } })
  const { items, total, error, refetch, isFetching } = invitations
  const client = useQueryClient()
  const [leaving, setLeaving] = useState<string | null>(null)
  const withdraw = async (id: string) => {
    setLeaving(id)
    try {
      await call('DELETE /api/admin/invitations/{id}', { params: { id } })
      toast({ title: texts.withdrawn })
    } catch (reason) {
      toast({ title: texts.withdrawFailed, description: sentenceOf(reason), tone: 'danger' })
    }
    await client.invalidateQueries(reading('/api/admin/invitations'))
    setLeaving(null)
  }
  return (
    <Card title={texts.open} aside={total !== null && <Badge>{total}</Badge>}>
      {error && (
        <ErrorState
          title={texts.listFailed}
          message={sentenceOf(error)}
          onRetry={() => refetch()}
          pending={isFetching}
        />
      )}
      {items?.length === 0 && <p className="text-ink-2 text-sm">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {items?.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-3 text-sm first:pt-0">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{email}</span>
              <span className="block text-ink-3">
                {texts.roles[role]} · {texts.until(formatMoment(expiresAt))}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={texts.withdrawOf(email)}
              pending={leaving === id}
              onClick={() => withdraw(id)}
            >
              {texts.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore list={invitations} label={texts.showMore} className="w-full" />
    </Card>
  )
}
