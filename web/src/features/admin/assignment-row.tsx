import type { UserPermission } from '@rolewright/contract/admin'
import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { formatDate } from '../../lib/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useNames } from './admin.queries.ts'
import { texts } from './texts.ts'

export const AssignmentRow = memo(function AssignmentRow(props: { permission: UserPermission; onRemove: () => void }) {
  const { userId, assistantId, assignedBy, assignedAt } = props.permission
  const { userName, assistantName, modelOf } = useNames()
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{userName(userId)}</p>
        <p className="text-ink-2">
          {assistantName(assistantId)} <span className="text-ink-3">{modelOf(assistantId)}</span>
        </p>
        <p className="text-ink-3 text-xs">
          {assignedBy && <>{texts.assignedBy(userName(assignedBy))}, </>}
          <time dateTime={assignedAt}>{formatDate(assignedAt)}</time>
        </p>
      </div>
      <Tooltip label={texts.remove}>
        <IconButton
          label={texts.removeOf(userName(userId), assistantName(assistantId))}
          icon={<Trash2 aria-hidden />}
          onClick={props.onRemove}
        />
      </Tooltip>
    </li>
  )
})
