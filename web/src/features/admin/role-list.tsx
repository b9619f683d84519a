import { sentenceOf } from '../../lib/api-error.ts'
import { formatDate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { useRoles } from './admin.queries.ts'
import { RoleBadge } from './role-badge.tsx'
import { texts } from './texts.ts'

/** Every role that was assigned. */
export function RoleList() {
  const roles = useRoles()
  return (
    <Card title={texts.roles} aside={roles.total !== null && <Badge>{roles.total}</Badge>}>
      {roles.isPending && <RowSkeletons count={3} />}
      {roles.isError && (
        <ErrorState
          title={texts.rolesFailed}
          message={sentenceOf(roles.error)}
          onRetry={() => roles.refetch()}
          pending={roles.isFetching}
        />
      )}
      {roles.items?.length === 0 && <EmptyState title={texts.noRoles} />}
      <ul className="divide-y divide-line">
        {roles.items?.map(({ id, userName, role, assignedAt }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2.5 text-sm">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-medium">{userName}</p>
              <p className="text-ink-3 text-xs">
                <time dateTime={assignedAt}>{texts.assignedOn(formatDate(assignedAt))}</time>
              </p>
            </div>
            <RoleBadge role={role} />
          </li>
        ))}
      </ul>
      <ShowMore list={roles} label={texts.showMore} className="w-full" />
    </Card>
  )
}
