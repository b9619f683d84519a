import type { BriefNote, BriefQuestion } from '@rolewright/contract/briefs'
import type { Claim } from '@rolewright/contract/chat'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'
import type { Decisions } from './use-decisions.ts'
import { keyOf } from './weigh-claims.ts'

/** All that stands beside a page. */
export interface Beside {
  /** What nobody said, in the order of the page. */
  claims: Claim[]
  /** What of the brief was not placed. */
  notes: BriefNote[]
  /** What is still missing. */
  questions: BriefQuestion[]
}

export interface MarginNotesProps extends Beside {
  ref?: Ref<HTMLUListElement>
  decisions: Decisions
  /** They stand beside the words that they are about; elsewhere one below the other. */
  isBeside: boolean
  lit: string | null
  onLook: (key: string | null) => void
  /** Null where nothing can be asked for here. */
  onAnswer: ((question: BriefQuestion) => void) | null
}

/** Like an editor's pencil in the margin: what nobody said, what was not placed, what is missing. */
export function MarginNotes(props: MarginNotesProps) {
  const { ref, claims, notes, questions, decisions, isBeside, lit, onLook, onAnswer } = props
  const { pending, removed, keep, remove, undo } = decisions
  const typical = claims.filter(({ kind }) => kind === 'typical')
  const note = (id: string, children: ReactNode, isAbout = false) => (
    <Note key={id} id={id} isBeside={isBeside} isLit={lit === id} onLook={isAbout ? onLook : undefined}>
      {children}
    </Note>
  )
  const choices = (id: string, chosen: Claim[], isAll: boolean) => (
    <Actions isBeside={isBeside}>
      <Button
        size="sm"
        variant="ghost"
        aria-label={isAll ? undefined : texts.keepNamed(chosen[0]!.text)}
        pending={pending === `${id} keep`}
        disabled={pending !== null}
        onClick={() => keep(chosen, id)}
      >
        {isAll ? texts.keepAll : texts.keep}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={isAll ? undefined : texts.removeNamed(chosen[0]!.text)}
        pending={pending === `${id} remove`}
        disabled={pending !== null}
        onClick={() => remove(chosen, id)}
      >
        {isAll ? texts.removeAll : texts.remove}
      </Button>
    </Actions>
  )
  const about = claims.map((claim) => {
    const key = keyOf(claim)
    return note(
      key,
      <>
        <p className="text-ink wrap-anywhere">“{claim.text}”</p>
        {/* Said once for all of them where there are several. */}
        {(claim.kind !== 'typical' || typical.length < 2) && (
          <p className="text-warn">{claim.kind === 'typical' ? texts.typical : texts.nobody}</p>
        )}
        {choices(key, [claim], false)}
      </>,
      true,
    )
  })
  if (typical.length > 1) {
    const all = note(
      'typical',
      <>
        <p className="text-warn">{texts.typicalAll(typical.length)}</p>
        {choices('typical', typical, true)}
      </>,
    )
    about.splice(claims.indexOf(typical[0]!), 0, all)
  }
  if (removed) {
    const place = claims.findIndex(({ from }) => from >= removed.from)
    const undone = note(
      'undo',
      <>
        <p className="text-ink-2 wrap-anywhere">{texts.removed(removed.words)}</p>
        <Actions isBeside={isBeside}>
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
      </>,
    )
    about.splice(place < 0 ? about.length : place, 0, undone)
  }
  const missing = questions.map((question) =>
    note(
      `missing ${question.kind}`,
      <>
        <p className="text-ink-3">{texts.missing}</p>
        <p className="text-ink wrap-anywhere">{question.text}</p>
        {onAnswer && (
          <Actions isBeside={isBeside}>
            <Button
              size="sm"
              variant="ghost"
              aria-label={texts.answerNamed(question.text)}
              onClick={() => onAnswer(question)}
            >
              {texts.answer}
            </Button>
          </Actions>
        )}
      </>,
    ),
  )
  const unplaced = notes.map(({ text, why, span }) =>
    note(
      `brief ${span.from} ${why}`,
      <>
        <p className="text-ink-3">{texts.notPlaced}</p>
        <p className="text-ink wrap-anywhere">“{text}”</p>
        <p className="text-ink-2">{texts.reasons[why]}</p>
      </>,
    ),
  )
  const all = [...missing, ...about, ...unplaced]
  if (all.length === 0) return null
  return (
    <ul
      ref={ref}
      aria-label={texts.notes}
      className={classNames(
        'print:hidden',
        isBeside ? 'absolute top-0 left-[calc(100%+2.75rem)] w-40 min-[104rem]:w-56' : 'flex flex-col gap-3',
      )}
    >
      {all}
    </ul>
  )
}

interface NoteProps {
  id: string
  isBeside: boolean
  isLit: boolean
  onLook?: (key: string | null) => void
  children: ReactNode
}

const Note = ({ id, isBeside, isLit, onLook, children }: NoteProps) => (
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
      isBeside && 'absolute w-full flex-col items-start',
    )}
  >
    {children}
  </li>
)

const Actions = ({ isBeside, children }: { isBeside: boolean; children: ReactNode }) => (
  <div className={classNames('flex', isBeside ? '-ml-2.5' : 'ml-auto')}>{children}</div>
)
