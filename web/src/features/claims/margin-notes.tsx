import type { Claim } from '@rolewright/contract/chat'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'
import type { useDecisions } from './use-decisions.ts'
import { keyOf } from './weigh-claims.ts'

export interface MarginNotesProps {
  claims: Claim[]
  decisions: ReturnType<typeof useDecisions>
  isUndoable: boolean
  /** The page has room beside it on wide screens; elsewhere the notes are listed below it. */
  hasMargin: boolean
  lit: string | null
  onLook: (key: string | null) => void
}

/** Like an editor's pencil in the margin: what nobody said, to be kept or dropped. */
export function MarginNotes({ claims, decisions, isUndoable, hasMargin, lit, onLook }: MarginNotesProps) {
  const { pending, dropped, keep, drop, undo } = decisions
  const undone = isUndoable && (
    <Note key="undo" id="undo" hasMargin={hasMargin} isLit={false}>
      <p className="text-ink-2 wrap-anywhere">{dropped ? texts.dropped(dropped.words) : texts.droppedEarlier}</p>
      <Actions hasMargin={hasMargin}>
        <Button
          size="sm"
          variant="ghost"
          data-undo
          pending={pending === 'undo'}
          disabled={pending !== null}
          onClick={undo}
        >
          {texts.undo}
        </Button>
      </Actions>
    </Note>
  )
  const place = dropped ? claims.findIndex(({ from }) => from >= dropped.from) : -1
  const notes = claims.map((claim) => {
    const key = keyOf(claim)
    return (
      <Note key={key} id={key} hasMargin={hasMargin} isLit={lit === key} onLook={onLook}>
        <p className="text-ink wrap-anywhere">“{claim.text}”</p>
        <p className="text-warn">{claim.kind === 'typical' ? texts.typical : texts.nobody}</p>
        <Actions hasMargin={hasMargin}>
          {(['keep', 'drop'] as const).map((decision) => (
            <Button
              key={decision}
              size="sm"
              variant="ghost"
              aria-label={texts[`${decision}Named`](claim.text)}
              pending={pending === `${key} ${decision}`}
              disabled={pending !== null}
              onClick={() => (decision === 'keep' ? keep : drop)(claim)}
            >
              {texts[decision]}
            </Button>
          ))}
        </Actions>
      </Note>
    )
  })
  if (undone) notes.splice(place < 0 ? notes.length : place, 0, undone)
  if (notes.length === 0) return null
  return (
    <ul
      aria-label={texts.notes}
      className={classNames(
        'mt-6 flex flex-col gap-3 border-line border-t pt-5 print:hidden',
        hasMargin &&
          'min-[90rem]:absolute min-[90rem]:top-0 min-[90rem]:left-[calc(100%+2.75rem)] min-[90rem]:mt-0 min-[90rem]:w-40 min-[90rem]:border-0 min-[90rem]:pt-0 min-[104rem]:w-56',
      )}
    >
      {notes}
    </ul>
  )
}

interface NoteProps {
  id: string
  hasMargin: boolean
  isLit: boolean
  onLook?: (key: string | null) => void
  children: ReactNode
}

const Note = ({ id, hasMargin, isLit, onLook, children }: NoteProps) => (
  <li
    data-note={id}
    tabIndex={-1}
    onMouseEnter={() => onLook?.(id)}
    onMouseLeave={() => onLook?.(null)}
    onFocus={() => onLook?.(id)}
    onBlur={() => onLook?.(null)}
    className={classNames(
      'flex flex-wrap items-center gap-x-3 border-l-2 pl-3 text-sm outline-none transition-colors duration-120',
      isLit ? 'border-warn' : 'border-line-strong',
      hasMargin && 'min-[90rem]:absolute min-[90rem]:w-full min-[90rem]:flex-col min-[90rem]:items-start',
    )}
  >
    {children}
  </li>
)

const Actions = ({ hasMargin, children }: { hasMargin: boolean; children: ReactNode }) => (
  <div className={classNames('ml-auto flex', hasMargin && 'min-[90rem]:-ml-2.5')}>{children}</div>
)
