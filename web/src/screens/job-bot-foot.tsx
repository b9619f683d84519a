import type { SettledFact, SheetEntry } from '@rolewright/contract/briefs'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { BriefSheet } from '../features/brief/brief-sheet.tsx'
import { useSheet } from '../features/brief/use-sheet.ts'
import { Composer, type ComposerProps } from '../features/chat/composer.tsx'
import { mayBeSuggested, Suggestions } from '../features/chat/suggestions.tsx'
import { useClearOfEdges } from '../features/chat/use-clear-of-edges.ts'
import { BlanksLeft } from '../features/templates/blanks-left.tsx'
import { useTemplates } from '../features/templates/templates.queries.ts'
import { UsageBanner } from '../features/usage/usage-banner.tsx'
import { classNames } from '../ui/class-names.ts'

export interface JobBotFootProps extends Omit<ComposerProps, 'ref' | 'marked' | 'children' | 'folds' | 'hasAssistant'> {
  textArea: RefObject<HTMLTextAreaElement | null>
  /** Nothing was asked for yet: the composer stands in the middle, with starting points below it. */
  isEmpty: boolean
  onSuggest: (prompt: string) => void
  /** What the person put right of what was read. */
  facts: SettledFact[]
  onFacts: (facts: SettledFact[]) => void
  assistant: ReactNode
  /** The one that would write; undefined where there is none. */
  assistantId: string | undefined
}

/** Where a brief is typed, and what is read of it meanwhile; or what is to change on the page that is open. */
export function JobBotFoot({
  textArea,
  isEmpty,
  onSuggest,
  assistant,
  assistantId,
  facts,
  onFacts,
  ...composer
}: JobBotFootProps) {
  const { text, isWriting, isChange } = composer
  const foot = useRef<HTMLDivElement>(null)
  useClearOfEdges(foot)
  const read = useSheet(isWriting || isChange ? '' : text, facts)
  const [marked, setMarked] = useState<SheetEntry['span']>(null)
  const isFresh = read?.text === text
  const templates = useTemplates()
  const own = templates.map(({ name, brief }) => ({ chip: name, fills: brief }))
  const isSuggesting = isEmpty && mayBeSuggested(text, own)
  const select = ({ from, to }: { from: number; to: number }) => {
    textArea.current?.focus()
    textArea.current?.setSelectionRange(from, to)
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
      {isEmpty && <UsageBanner assistantId={assistantId} />}
      <Composer
        ref={textArea}
        marked={isFresh && marked ? [marked.from, marked.to] : null}
        folds={!isEmpty}
        hasAssistant={assistantId !== undefined}
        {...composer}
      >
        {assistant}
      </Composer>
      {!isChange && <BlanksLeft text={text} templates={templates} onChoose={select} />}
      {/* Its height is kept from the start: what is read appears without moving what is typed. */}
      {!isChange && (
        <div className={classNames('grid grid-cols-[minmax(0,1fr)]', isEmpty && 'min-h-8 pointer-coarse:min-h-11')}>
          {isEmpty && (
            <div className="[grid-area:1/1]">
              <Suggestions own={own} onSuggest={onSuggest} isHidden={!isSuggesting} />
            </div>
          )}
          <div
            className={classNames(
              'min-w-0',
              isSuggesting ? 'row-start-2 max-lg:hidden lg:pt-2' : 'z-1 bg-bg [grid-area:1/1]',
            )}
          >
            <BriefSheet read={read} facts={facts} onFacts={onFacts} onMark={setMarked} hasRoomBelow={isEmpty} />
          </div>
        </div>
      )}
    </div>
  )
}
