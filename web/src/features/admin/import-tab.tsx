import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { usePublicSettings } from '../../lib/settings.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useUsers } from './admin.queries.ts'
import { useExternalUsers } from './external-users.ts'
import { ImportRow } from './import-row.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { texts } from './texts.ts'

/** The partner's people, and who of them is here already. */
export function ImportTab() {
  const { partner } = usePublicSettings()
  const external = useExternalUsers(partner.id)
  const users = useUsers().items
  const emails = useMemo(() => new Set(users?.map((user) => user.email.toLowerCase())), [users])
  const people = external.items

  return (
    <Card
      title={texts.importTitle(partner.name)}
      aside={people && people.length > 0 && <Badge>{texts.userCount(people.length, external.isComplete)}</Badge>}
    >
      {people?.length === 0 && (
        <EmptyState icon={<Users aria-hidden />} title={texts.noExternal(partner.name)}>
          {texts.noExternalHint}
        </EmptyState>
      )}
      {people && people.length > 0 && (
        <>
          <p className="mb-2 text-ink-2 text-sm">{texts.importHint(partner.name)}</p>
          <ul className="divide-y divide-line">
            {people.map((person) => (
              <ImportRow
                key={person.id}
                person={person}
                partnerId={partner.id}
                isHere={emails.has(person.email.toLowerCase())}
              />
            ))}
          </ul>
        </>
      )}
      {!people && !external.error && <RowSkeletons count={5} />}
      {external.error && (
        <ErrorState
          title={texts.externalFailed(partner.name)}
          message={sentenceOf(external.error)}
          onRetry={() => external.refetch()}
          pending={external.isFetching}
        />
      )}
    </Card>
  )
}
