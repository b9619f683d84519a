import type { Brief, Span } from '@rolewright/craft/brief/facts'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { addAnswer } from './add-answer.ts'
import { FactChips } from './fact-chips.tsx'
import { QuestionList } from './question-list.tsx'
import { ConflictList, SetAsideList } from './set-aside-list.tsx'
import { texts } from './texts.ts'
import { useMatches } from './use-matches.ts'
import { useOpenQuestions } from './use-open-questions.ts'
import { useQuietly } from './use-quietly.ts'

export interface BriefNotesProps {
  /** What was read, and null where nothing was. */
  brief: Brief | null
  /** The text as it stands now: it may have gone on since it was read. */
  text: string
  onText: (text: string) => void
  onMark: (span: Span | null) => void
  onGo: (span: Span | null) => void
  /** There is room below the composer; elsewhere the notes open above it, over the page. */
  hasRoomBelow: boolean
}

const WIDE = '(min-width: 64rem)'

/** What was read of a brief while it is typed, what was set aside, and what it still lacks. */
export function BriefNotes({ brief, text, onText, onMark, onGo, hasRoomBelow }: BriefNotesProps) {
  const isWide = useMatches(WIDE)
  const isBelow = hasRoomBelow && isWide
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isBelow
  const questions = useOpenQuestions(brief)
  const bodyId = useId()
  const isWorthSaying = brief !== null && brief.facts.length + brief.setAside.length > 0
  const summary = isWorthSaying ? summarise(brief, questions.open.length) : ''
  const spoken = useQuietly(summary)
  return (
    <>
      <p role="status" className="sr-only">
        {spoken && `${texts.title}: ${spoken}`}
      </p>
      {isWorthSaying && (
        <section
          aria-label={texts.title}
          onKeyDown={({ key }) => key === 'Escape' && !isBelow && setChosen(false)}
          className="fade-in min-w-0 print:hidden"
        >
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setChosen(!isOpen)}
            className="flex min-h-8 max-w-full items-center gap-1.5 rounded-control pr-2.5 pl-1.5 text-ink-3 text-sm tabular-nums transition-colors duration-120 hover:bg-hover hover:text-ink pointer-coarse:min-h-9"
          >
            <ChevronRight
              aria-hidden
              className={classNames(
                'transition-transform duration-120',
                isOpen && (isBelow ? 'rotate-90' : '-rotate-90'),
              )}
            />
            <span className="truncate">
              {texts.title}: {summary}
            </span>
          </button>
          {isOpen && (
            <div
              id={bodyId}
              className={classNames(
                'flex flex-col gap-5',
                isBelow
                  ? 'px-2 pt-2 pb-6'
                  : 'rise-in absolute inset-x-2 bottom-full mb-1 max-h-[min(50dvh,calc(100dvh-var(--header-height)-var(--foot-height)-1rem))] overflow-y-auto rounded-panel bg-surface p-4 shadow-3 sm:p-5',
              )}
            >
              {brief.facts.length > 0 && (
                <FactChips text={brief.text} facts={brief.facts} onMark={onMark} onGo={onGo} />
              )}
              {brief.setAside.length > 0 && <SetAsideList parts={brief.setAside} />}
              {brief.conflicts.length > 0 && <ConflictList conflicts={brief.conflicts} />}
              {questions.open.length > 0 && (
                <QuestionList
                  questions={questions.open}
                  onAnswer={(question, answer) => {
                    questions.close(question)
                    onText(addAnswer(text, question.template, answer))
                  }}
                  onDismiss={questions.close}
                  onDone={() => onGo(null)}
                />
              )}
            </div>
          )}
        </section>
      )}
    </>
  )
}

const summarise = ({ facts, setAside, conflicts }: Brief, questions: number) =>
  texts.summary({ facts: facts.length, setAside: setAside.length, conflicts: conflicts.length, questions })
