import type { BriefNote, BriefQuestion } from '@rolewright/contract/briefs'
import type { Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ClaimNotes, type ClaimNotesProps } from './claim-notes.tsx'
import { MarginNote } from './margin-note.tsx'
import { texts } from './texts.ts'

export interface MarginNotesProps extends ClaimNotesProps {
  ref?: Ref<HTMLUListElement>
  /** What of the brief was not placed. */
  notes: BriefNote[]
  /** What is still missing. */
  questions: BriefQuestion[]
  /** Null where nothing can be asked for here. */
  onAnswer: ((question: BriefQuestion) => void) | null
}

/** Like an editor's pencil in the margin: what is missing, what nobody said, what was not placed. */
export function MarginNotes({ ref, notes, questions, onAnswer, ...about }: MarginNotesProps) {
  const { claims, decisions, isBeside } = about
  if (claims.length + notes.length + questions.length === 0 && !decisions.removed) return null
  return (
    <ul
      ref={ref}
      aria-label={texts.notes}
      className={classNames(
        'print:hidden',
        isBeside ? 'absolute top-0 left-[calc(100%+2.75rem)] w-40 min-[104rem]:w-56' : 'flex flex-col gap-3',
      )}
    >
      {questions.map((question) => (
        <MissingNote key={question.kind} question={question} isBeside={isBeside} onAnswer={onAnswer} />
      ))}
      <ClaimNotes {...about} />
      {notes.map(({ text, why, span }) => (
        <MarginNote key={`${span.from} ${why}`} id={`brief ${span.from} ${why}`} isBeside={isBeside}>
          <p className="text-ink-3">{texts.notPlaced}</p>
          <p className="text-ink wrap-anywhere">“{text}”</p>
          <p className="text-ink-2">{texts.reasons[why]}</p>
        </MarginNote>
      ))}
    </ul>
  )
}

function MissingNote(props: Pick<MarginNotesProps, 'isBeside' | 'onAnswer'> & { question: BriefQuestion }) {
  const { question, isBeside, onAnswer } = props
  return (
    <MarginNote
      id={`missing ${question.kind}`}
      isBeside={isBeside}
      actions={
        onAnswer && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={texts.answerNamed(question.text)}
            onClick={() => onAnswer(question)}
          >
            {texts.answer}
          </Button>
        )
      }
    >
      <p className="text-ink-3">{texts.missing}</p>
      <p className="text-ink wrap-anywhere">{question.text}</p>
    </MarginNote>
  )
}
