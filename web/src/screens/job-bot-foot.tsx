import type { Span } from '@rolewright/craft/brief/facts'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { BriefNotes } from '../features/brief/brief-notes.tsx'
import { useBrief } from '../features/brief/use-brief.ts'
import { Composer, type ComposerProps } from '../features/chat/composer.tsx'
import { mayBeSuggested, Suggestions } from '../features/chat/suggestions.tsx'
import { useClearOfEdges } from '../features/chat/use-clear-of-edges.ts'
import { UsageBanner } from '../features/usage/usage-banner.tsx'
import { classNames } from '../ui/class-names.ts'

export interface JobBotFootProps extends Omit<ComposerProps, 'ref' | 'marked' | 'children'> {
  textArea: RefObject<HTMLTextAreaElement | null>
  /** Nothing was asked for yet: the composer stands in the middle, with starting points below it. */
  isEmpty: boolean
  onSuggest: (prompt: string) => void
  assistant: ReactNode
}

/** Where a brief is typed, and what is read of it meanwhile. */
export function JobBotFoot({ textArea, isEmpty, onSuggest, assistant, ...composer }: JobBotFootProps) {
  const { text, onText, isWriting } = composer
  const foot = useRef<HTMLDivElement>(null)
  useClearOfEdges(foot)
  const brief = useBrief(isWriting ? '' : text)
  const [marked, setMarked] = useState<Span | null>(null)
  const isFresh = brief?.text === text
  const isSuggesting = isEmpty && mayBeSuggested(text)

  const goTo = (span: Span | null) => {
    const area = textArea.current
    area?.focus()
    if (isFresh && span) area?.setSelectionRange(...span)
    else area?.setSelectionRange(area.value.length, area.value.length)
  }
  return (
    <div
      ref={foot}
      className={classNames(
        'sticky bottom-0 z-10 -mx-2 flex flex-col gap-3 bg-bg px-2 pt-1 print:hidden',
        'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-bg before:to-transparent',
        isEmpty
          ? 'pb-[max(1rem,env(safe-area-inset-bottom))] lg:static'
          : 'gap-y-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))]',
      )}
    >
      {isEmpty && <UsageBanner />}
      <Composer ref={textArea} marked={isFresh ? marked : null} {...composer}>
        {assistant}
      </Composer>
      {/* Its height is kept from the start: what is read appears without moving what is typed. */}
      <div className="grid min-h-8 grid-cols-[minmax(0,1fr)] pointer-coarse:min-h-9">
        {isEmpty && (
          <div className="[grid-area:1/1]">
            <Suggestions onSuggest={onSuggest} isHidden={!isSuggesting} />
          </div>
        )}
        <div
          className={classNames(
            'min-w-0',
            isSuggesting ? 'row-start-2 max-lg:hidden lg:pt-2' : 'z-1 bg-bg [grid-area:1/1]',
          )}
        >
          <BriefNotes brief={brief} text={text} onText={onText} onMark={setMarked} onGo={goTo} hasRoomBelow={isEmpty} />
        </div>
      </div>
    </div>
  )
}
