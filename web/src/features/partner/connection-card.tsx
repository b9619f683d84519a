import type { ConnectionStep, PartnerStatus } from '@rolewright/contract/partner'
import { PlugZap } from 'lucide-react'
import { useState } from 'react'
import { callJson } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { usePublicSettings } from '../../lib/settings.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ConnectionSteps } from './connection-steps.tsx'
import { usePartnerStatus, useRefreshStatus } from './directory.queries.ts'
import { texts } from './texts.ts'

/** When the partner last answered, what it last failed of, and a test of every part. */
export function ConnectionCard() {
  const { partner } = usePublicSettings()
  const status = usePartnerStatus()
  const refreshStatus = useRefreshStatus()
  const [steps, setSteps] = useState<ConnectionStep[] | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const test = async () => {
    setPending(true)
    setFault(null)
    try {
      setSteps(await callJson('POST /api/admin/partner/test'))
      await refreshStatus()
    } catch (error) {
      setFault(sentenceOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Card title={texts.connection}>
      <p className="mb-3 text-ink-2 text-sm">{texts.connectionHint(partner.name)}</p>
      {status.isError ? (
        <ErrorState
          title={texts.statusFailed}
          message={sentenceOf(status.error)}
          onRetry={() => status.refetch()}
          pending={status.isFetching}
        />
      ) : (
        <dl className="divide-y divide-line border-line border-y text-sm">
          <Part name={texts.parts.signIn} part={status.data?.signIn} />
          <Part name={texts.parts.directory} part={status.data?.directory} />
        </dl>
      )}
      <Button className="mt-4 w-full" icon={<PlugZap aria-hidden />} pending={pending} onClick={test}>
        {texts.test}
      </Button>
      <div aria-live="polite" className="mt-3 empty:mt-0">
        {fault && <ErrorState title={texts.testFailed} message={fault} />}
        {steps && !fault && <ConnectionSteps steps={steps} />}
      </div>
    </Card>
  )
}

function Part({ name, part }: { name: string; part: PartnerStatus['signIn'] | undefined }) {
  const contact = part?.contact
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2.5">
      <dt className="font-medium">{name}</dt>
      {!part && (
        <dd>
          <Skeleton className="h-4 w-24" />
        </dd>
      )}
      {part && !part.configured && (
        <dd>
          <Badge>{texts.notConnected}</Badge>
        </dd>
      )}
      {part?.configured && (
        <dd className="w-full wrap-anywhere text-ink-2">
          {!contact && texts.notUsedYet}
          {contact && !contact.error && texts.works(formatDateTime(contact.at))}
          {contact?.error && (
            <>
              <span className="block text-danger">
                {texts.fails(formatDateTime(contact.at))}: {contact.error}
              </span>
              {contact.goodAt && (
                <span className="block text-ink-3">{texts.lastGood(formatDateTime(contact.goodAt))}</span>
              )}
            </>
          )}
        </dd>
      )}
    </div>
  )
}
