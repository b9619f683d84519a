import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FILE_TYPES } from './file-rules.ts'
import { formatSize } from './format-size.ts'
import { texts } from './texts.ts'

const words = texts.dialog

export interface DropZoneProps {
  maxSize: number
  onFiles: (files: Iterable<File>) => void
}

/** Where a document is dropped or chosen. */
export function DropZone({ maxSize, onFiles }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const { isOver, ...drop } = useDrop(onFiles)
  return (
    <div
      {...drop}
      className={classNames(
        'flex flex-col items-center gap-1.5 rounded-card border border-dashed px-4 py-8 text-center transition-colors duration-120',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-sunken',
      )}
    >
      <FileUp aria-hidden className="mb-1 size-6! text-accent" />
      {/* A finger has nothing to drop. */}
      <p className="font-medium pointer-coarse:hidden">{words.drop}</p>
      <p className="text-ink-3 text-sm pointer-coarse:hidden">{words.or}</p>
      <Button onClick={() => input.current?.click()}>{words.choose}</Button>
      <input
        ref={input}
        type="file"
        accept={FILE_TYPES.join(',')}
        // The button is the one that is told and reached.
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <p className="mt-2 max-w-[44ch] text-pretty text-ink-3 text-sm">{words.formats(formatSize(maxSize))}</p>
    </div>
  )
}

/** Takes files that are dropped on an element. */
export function useDrop(onFiles: (files: Iterable<File>) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      event.stopPropagation()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
}
