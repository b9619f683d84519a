import type { UserPermission } from '@rolewright/contract/admin'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Select } from '../../ui/select.tsx'
import { usePermissions } from './admin.queries.ts'
import { AssignmentRow } from './assignment-row.tsx'
import { AssistantOptions, useAssistantOptions } from './assistant-options.tsx'
import { RemoveAssignment } from './remove-assignment.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { texts } from './texts.ts'

/** How many rows are drawn at once; the filter reaches the others. */
const STEP = 100

/** Every assignment, or those of one assistant. */
export function AssignmentList() {
  const permissions = usePermissions()
  const options = useAssistantOptions()
  const [assistantId, setAssistantId] = useState('')
  const [length, setLength] = useState(STEP)
  const [leaving, setLeaving] = useState<UserPermission | null>(null)
  const shown = permissions.data?.filter((permission) => !assistantId || permission.assistantId === assistantId)

  return (
    <Card title={texts.assignments} aside={shown && <Badge>{shown.length}</Badge>}>
      <Select aria-label={texts.filter} value={assistantId} onChange={(event) => setAssistantId(event.target.value)}>
        <option value="">{texts.allAssistants}</option>
        <AssistantOptions options={options} />
      </Select>
      <ScrollArea label={texts.assignments} className="-mx-2 mt-2 h-[500px] px-2">
        {shown?.length === 0 && (
          <EmptyState title={assistantId ? texts.noneOfAssistant : texts.noAssignments}>
            {!assistantId && texts.noAssignmentsHint}
          </EmptyState>
        )}
        {shown && (
          <ul className="divide-y divide-line">
            {shown.slice(0, length).map((permission) => (
              <AssignmentRow key={permission.id} permission={permission} onRemove={() => setLeaving(permission)} />
            ))}
          </ul>
        )}
        {shown && shown.length > length && (
          <Button size="sm" className="w-full" onClick={() => setLength(length + STEP)}>
            {texts.showMore(Math.min(STEP, shown.length - length))}
          </Button>
        )}
        {permissions.isPending && <RowSkeletons count={5} />}
        {permissions.isError && (
          <ErrorState
            title={texts.assignmentsFailed}
            message={sentenceOf(permissions.error)}
            onRetry={() => permissions.refetch()}
            pending={permissions.isFetching}
          />
        )}
      </ScrollArea>
      <RemoveAssignment permission={leaving} onDone={() => setLeaving(null)} />
    </Card>
  )
}
