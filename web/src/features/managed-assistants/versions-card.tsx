import type { ManagedAssistant } from '@rolewright/contract/assistants'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useVersions } from './managed-assistants.queries.ts'
import { texts } from './texts.ts'
import { VersionDialog } from './version-dialog.tsx'
import { VersionRow } from './version-row.tsx'

const words = texts.versions
/** How many versions are listed at once. */
const STEP = 6

/** Everything an assistant was, newest first. */
export function VersionsCard({ assistant }: { assistant: ManagedAssistant }) {
  const versions = useVersions(assistant)
  const [shown, setShown] = useState(STEP)
  const [opened, setOpened] = useState<number | null>(null)
  const list = versions.data ?? []
  const at = list.findIndex(({ number }) => number === opened)
  return (
    <Card title={words.title} aside={<Badge>{assistant.versions}</Badge>}>
      {versions.isError && (
        <ErrorState
          title={words.failed}
          message={sentenceOf(versions.error)}
          onRetry={() => versions.refetch()}
          pending={versions.isFetching}
        />
      )}
      {versions.isPending && <Skeleton className="h-16 w-full" />}
      <ol className="-mx-2.5 flex flex-col">
        {list.slice(0, shown).map((version, index) => (
          <VersionRow
            key={version.number}
            version={version}
            before={list[index + 1]}
            isCurrent={index === 0}
            onOpen={() => setOpened(version.number)}
          />
        ))}
      </ol>
      {list.length > shown && (
        <Button size="sm" variant="ghost" className="w-full" onClick={() => setShown(shown + STEP)}>
          {words.showMore(Math.min(STEP, list.length - shown))}
        </Button>
      )}
      {list[at] && (
        <VersionDialog
          assistant={assistant}
          version={list[at]}
          before={list[at + 1]}
          isCurrent={at === 0}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  )
}
