import type { Message, TextChange } from '@rolewright/contract/chat'
import { Check, Minus, Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'
import { useTakeBack } from './use-take-back.ts'
import { takeChangesBack } from './versions.queries.ts'

const words = texts.wishes
/** More of one wish are counted. */
const SHOWN = 4

export interface AnsweredWishesProps {
  message: Message
  /** Only of the latest version something can be undone. */
  isLatest: boolean
  /** The person goes on: the marks in the page may go. Null where they are gone. */
  onGoOn: (() => void) | null
}

/** What was asked of an improved version, each with what came of it, and what was changed beyond that. */
export function AnsweredWishes({ message, isLatest, onGoOn }: AnsweredWishesProps) {
  const { wishes, changes } = message
  const { pending, run } = useTakeBack()
  const list = useRef<HTMLElement>(null)
  const owned = new Set(wishes.flatMap((wish) => wish.changes))
  const beyond = changes.flatMap((_, at) => (owned.has(at) ? [] : at))
  const undo = async (key: string, which: number[]) => {
    const chosen = which.map((at) => changes[at]!)
    if (await run(key, words.undone, () => takeChangesBack(message, chosen, which)))
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true }))
  }
  const undoButton = (key: string, which: number[], said: string) =>
    isLatest &&
    which.length > 0 && (
      <Button
        size="sm"
        variant="ghost"
        pending={pending === key}
        disabled={pending !== null}
        aria-label={words.undoNamed(said)}
        onClick={() => undo(key, which)}
        className="-my-1 shrink-0"
      >
        {words.undo}
      </Button>
    )
  return (
    <section ref={list} aria-label={words.title} className="mb-6 border-line border-b pb-5 text-sm print:hidden">
      <ul className="flex flex-col gap-3">
        {wishes.map(({ text, done, why, changes: own }) => (
          <Answer
            key={`${text} ${why}`}
            icon={
              done ? (
                <Check aria-hidden className="mt-0.5 shrink-0 text-accent-ink" />
              ) : (
                <Minus aria-hidden className="mt-0.5 shrink-0 text-warn" />
              )
            }
            action={undoButton(text, own, text)}
          >
            <span className="sr-only">{done ? words.done : words.notDone}: </span>
            <span className="text-ink">“{text}”</span> <span className="text-ink-2">{why}</span>
            <Changes changes={own.map((at) => changes[at]!)} />
          </Answer>
        ))}
        {beyond.map((at) => {
          const change = changes[at]!
          return (
            <Answer
              key={`beyond ${at}`}
              icon={<Plus aria-hidden className="mt-0.5 shrink-0 text-warn" />}
              action={undoButton(`beyond ${at}`, [at], change.after ?? change.before ?? '')}
            >
              <span className="text-ink">{words.also}</span> <span className="text-ink-2">({words.alsoHint})</span>
              <Changes changes={[change]} />
            </Answer>
          )
        })}
      </ul>
      {onGoOn && changes.length > 0 && (
        <Button size="sm" variant="ghost" onClick={onGoOn} className="mt-2 -ml-2.5 font-normal text-ink-3">
          {words.goOn}
        </Button>
      )}
    </section>
  )
}

const Answer = ({ icon, action, children }: { icon: ReactNode; action: ReactNode; children: ReactNode }) => (
  <li className="flex flex-wrap items-start gap-x-2">
    <div className="flex min-w-0 flex-1 basis-56 items-start gap-2">
      {icon}
      <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
    </div>
    {action}
  </li>
)

const Changes = ({ changes }: { changes: TextChange[] }) =>
  changes.length === 0 ? null : (
    <ul className="mt-1 flex flex-col gap-0.5 text-ink-2">
      {changes.slice(0, SHOWN).map((change, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a version never move
        <li key={at}>
          <Change {...change} />
        </li>
      ))}
      {changes.length > SHOWN && <li className="text-ink-3">{words.more(changes.length - SHOWN)}</li>}
    </ul>
  )

function Change({ how, before, after, under }: TextChange) {
  return (
    <>
      <span className="text-ink-3">{words.how[how]}:</span>{' '}
      {before !== null && (how === 'removed' || how === 'altered') && <del className="text-ink-3">{plain(before)}</del>}
      {how === 'altered' && ' '}
      {after !== null && <ins className="no-underline">{plain(after)}</ins>}
      {how === 'moved' && <span className="text-ink-3"> {words.movedTo(under.after)}</span>}
    </>
  )
}

const plain = (text: string) => text.replace(/\*\*|__/g, '')
