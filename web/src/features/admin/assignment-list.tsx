import type { ListedPermission } from '@rolewright/contract/admin'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { Select } from '../../ui/select.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { TooltipProvider } from '../../ui/tooltip.tsx'
import { usePermissions } from './admin.queries.ts'
import { AssignmentRow } from './assignment-row.tsx'
import { type AssistantOption, AssistantOptions, AssistantSearch, useAssistantOptions } from './assistant-options.tsx'
import { RemoveAssignment } from './remove-assignment.tsx'
import { texts } from './texts.ts'

/** Every assignment, or those of one assistant. */
export function AssignmentList() {
  const [chosen, setChosen] = useState<AssistantOption[]>([])
  const assistants = useAssistantOptions(chosen)
  const { options } = assistants
  const assistantId = chosen[0]?.id ?? ''
  const [leaving, setLeaving] = useState<ListedPermission | null>(null)
  const permissions = usePermissions(assistantId ? { assistantId } : {})
  const { items: shown, total } = permissions

  return (
    <Card title={texts.assignments} aside={total !== null && <Badge>{total}</Badge>}>
      <Select
        aria-label={texts.filter}
        value={assistantId}
        onChange={(event) => setChosen(options.filter(({ id }) => id === event.target.value))}
      >
        <option value="">{texts.allAssistants}</option>
        <AssistantOptions options={options} />
      </Select>
      <AssistantSearch of={assistants} />
      <ScrollArea label={texts.assignments} className="-mx-2 mt-2 h-[500px] px-2">
        {shown?.length === 0 && (
          <EmptyState title={assistantId ? texts.noneOfAssistant : texts.noAssignments}>
            {!assistantId && texts.noAssignmentsHint}
          </EmptyState>
        )}
        {shown && (
          <ul className="divide-y divide-line">
            <TooltipProvider>
              {shown.map((permission) => (
                <AssignmentRow key={permission.id} permission={permission} onRemove={() => setLeaving(permission)} />
              ))}
            </TooltipProvider>
          </ul>
        )}
        <ShowMore list={permissions} label={texts.showMore} className="w-full" />
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
