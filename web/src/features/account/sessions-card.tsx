import type { Session } from '@rolewright/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { reading } from '../../lib/query-client.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/use-toast.ts'
import { useSessions } from './account.queries.ts'
import { texts } from './texts.ts'

const words = texts.sessions
const ALL = 'all'

/** Where somebody is signed in, and how to end it there. */
export function SessionsCard() {
  const { data, isPending, error, refetch, isFetching } = useSessions()
  const client = useQueryClient()
  const [ending, setEnding] = useState<string | null>(null)
  const end = async (id: string) => {
    setEnding(id)
    try {
      if (id === ALL) await call('DELETE /api/account/sessions')
      else await call('DELETE /api/account/sessions/{id}', { params: { id } })
      toast({ title: words.ended })
    } catch (reason) {
      toast({ title: words.endFailed, description: sentenceOf(reason), tone: 'danger' })
    }
    await client.invalidateQueries(reading('/api/account/sessions'))
    setEnding(null)
  }
  const others = data?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  return (
    <Card title={words.title}>
      {isPending && <Skeleton className="h-12 w-full" />}
      {error && (
        <ErrorState title={words.failed} message={sentenceOf(error)} onRetry={() => refetch()} pending={isFetching} />
      )}
      <ul className="divide-y divide-line">
        {data?.map((session) => (
          <SessionRow key={session.id} session={session} isEnding={ending === session.id} onEnd={end} />
        ))}
      </ul>
      {others > 1 && (
        <Button size="sm" className="mt-3" pending={ending === ALL} onClick={() => end(ALL)}>
          {words.endOthers}
        </Button>
      )}
    </Card>
  )
}

function SessionRow(props: { session: Session; isEnding: boolean; onEnd: (id: string) => void }) {
  const { session, isEnding, onEnd } = props
  const device = session.device ?? words.unknown
  const seen = formatDateTime(session.seenAt)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0">
      <MonitorSmartphone aria-hidden className="size-5 text-ink-3" />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.isCurrent && <Badge tone="accent">{words.here}</Badge>}
        </p>
        <p className="text-ink-3">
          {words.seen(seen)}, {words.since(formatDateTime(session.createdAt))}
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="sm" pending={isEnding} aria-label={words.endOf(device, seen)} onClick={() => onEnd(session.id)}>
          {words.end}
        </Button>
      )}
    </li>
  )
}
