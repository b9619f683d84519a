import { FileText, X } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { formatSize } from './format-size.ts'
import { texts } from './texts.ts'

const words = texts.dialog

export interface FileRowProps {
  name: string
  size: number
  /** In words. */
  state: string
  /** 0 to 100; null where nothing is under way. */
  percent: number | null
  onRemove: () => void
}

/** The one file, how far it is, and the way to be rid of it. */
export function FileRow({ name, size, state, percent, onRemove }: FileRowProps) {
  return (
    <div className="flex items-start gap-3 rounded-card bg-sunken p-3.5">
      <FileText aria-hidden className="mt-0.5 size-5! text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-medium text-sm wrap-anywhere">{name}</p>
        <p className="text-ink-3 text-sm tabular-nums">
          {formatSize(size)} · <span role="status">{state}</span>
        </p>
        {percent !== null && (
          <div
            role="progressbar"
            aria-label={words.progress(name)}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="mt-2 h-1 overflow-hidden rounded-full bg-active"
          >
            <div
              className="h-full rounded-full bg-accent transition-[width] duration-280 ease-out"
              style={{ width: `${percent}%` }}
            />
          </div>
        )}
      </div>
      <IconButton label={words.remove(name)} icon={<X aria-hidden />} onClick={onRemove} className="-my-1 -mr-1" />
    </div>
  )
}
