import type { ListedPermission } from '@rolewright/contract/admin'
import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { formatDate } from '../../lib/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { texts } from './texts.ts'

export const AssignmentRow = memo(function AssignmentRow(props: {
  permission: ListedPermission
  onRemove: () => void
}) {
  const { userName, assistantName, model, assignedByName, assignedAt } = props.permission
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{userName}</p>
        <p className="text-ink-2">
          {assistantName} <span className="text-ink-3">{model}</span>
        </p>
        <p className="text-ink-3 text-xs">
          {assignedByName && <>{texts.assignedBy(assignedByName)}, </>}
          <time dateTime={assignedAt}>{formatDate(assignedAt)}</time>
        </p>
      </div>
      <Tooltip label={texts.remove}>
        <IconButton
          label={texts.removeOf(userName, assistantName)}
          icon={<Trash2 aria-hidden />}
          onClick={props.onRemove}
        />
      </Tooltip>
    </li>
  )
})
