import { UserPlus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { texts } from './texts.ts'
import type { Progress } from './use-import.ts'

export interface ImportBarProps {
  selected: number
  /** Of those shown. */
  isAllSelected: boolean
  isSelectable: boolean
  progress: Progress | null
  onSelectAll: (all: boolean) => void
  onImport: () => void
  onStop: () => void
}

/** Above the list: select everyone shown, import whom was selected, and see how far that is. */
export function ImportBar({ selected, isAllSelected, isSelectable, progress, ...on }: ImportBarProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-b pb-2">
      <Checkbox
        label={texts.selectAll}
        checked={isAllSelected}
        disabled={!isSelectable || progress !== null}
        onChange={(event) => on.onSelectAll(event.target.checked)}
      />
      {progress ? (
        <div className="flex items-center gap-3">
          <span role="status" className="text-ink-2 text-sm tabular-nums">
            {texts.importing(progress.done, progress.all)}
          </span>
          <Button size="sm" onClick={on.onStop}>
            {texts.stop}
          </Button>
        </div>
      ) : (
        selected > 0 && (
          <Button size="sm" variant="primary" icon={<UserPlus aria-hidden />} onClick={on.onImport}>
            {texts.importMany(selected)}
          </Button>
        )
      )}
    </div>
  )
}
