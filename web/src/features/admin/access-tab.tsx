import { useMemo, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { usePermissions } from './admin.queries.ts'
import { AssignForm } from './assign-form.tsx'
import { AssignmentList } from './assignment-list.tsx'
import { CompanyForm } from './company-form.tsx'
import { countAssistants } from './count-assistants.ts'
import { texts } from './texts.ts'
import { UserList } from './user-list.tsx'

/** Who may use which assistant. */
export function AccessTab() {
  const [selectedIds, setSelectedIds] = useState<string[]>([])
  const permissions = usePermissions().data
  const countOf = useMemo(() => countAssistants(permissions ?? []), [permissions])

  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-5">
      <UserList
        isMultiple
        selectedIds={selectedIds}
        onSelect={setSelectedIds}
        badgeOf={(user) => permissions && <Badge>{texts.assistantCount(countOf(user))}</Badge>}
      />
      <div className="grid grid-cols-1 gap-4 lg:gap-5">
        <AssignForm selectedIds={selectedIds} onSelect={setSelectedIds} />
        <CompanyForm selectedIds={selectedIds} />
        <AssignmentList />
      </div>
    </div>
  )
}
