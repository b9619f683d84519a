import { MESSAGE_MAX_LENGTH } from '@rolewright/contract/constants'
import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react'
import { useMatches } from '../../lib/use-matches.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { MarkedText, TEXT_STYLE } from './marked-text.tsx'
import { texts } from './texts.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import './composer.css'

/** 400 % zoom, or a phone on its side: half of the window would be the composer's. */
const LOW = '(height < 32rem)'
const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent)

export interface ComposerProps {
  text: string
  onText: (text: string) => void
  /** What is typed changes the description that is open; otherwise it is a brief. */
  isChange: boolean
  /** Called with the trimmed text, never with an empty or too long one. */
  onSend: (text: string) => void
  onStop: () => void
  isWriting: boolean
  isStopping: boolean
  hasAssistant: boolean
  /** The week has no place left for what is typed. */
  isOut: boolean
  /** Above the text: what it is meant for. */
  above?: ReactNode
  /** It takes one line for as long as nobody types: somebody reads. */
  folds: boolean
  /** A stretch of the text to show, by its offsets. */
  marked?: readonly [from: number, to: number] | null
  /** Controls beside the button: the assistant dropdown. */
  children: ReactNode
  ref?: Ref<HTMLTextAreaElement>
}

export function Composer(props: ComposerProps) {
  const { text, onText, isChange, onSend, onStop, isWriting, isStopping, hasAssistant, isOut } = props
  const { above, folds, marked, children, ref } = props
  const { composer } = texts
  const words = isChange ? composer.change : composer.describe
  const counterId = useId()
  const frame = useRef<HTMLDivElement>(null)
  useKeptFocus(frame, isWriting)
  const said = text.trim()
  const excess = said.length - MESSAGE_MAX_LENGTH
  const isReady = said !== '' && excess <= 0 && !isOut
  const isLow = useMatches(LOW)
  const isFolded = folds && (said === '' || isLow) && !isWriting
  const submit = () => {
    if (isReady && !isWriting) onSend(said)
  }
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <div
      ref={frame}
      className={classNames(
        'rounded-panel bg-surface shadow-2 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ring has-[textarea:focus-visible]:outline-offset-2',
        isFolded && 'folds',
      )}
    >
      {above && <div className="folds-away">{above}</div>}
      <div className="relative">
        {marked && <MarkedText text={text} span={marked} />}
        <textarea
          ref={ref}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={submitByKey}
          rows={isFolded ? 1 : 2}
          placeholder={words.placeholder}
          aria-label={words.label}
          aria-describedby={counterId}
          aria-invalid={excess > 0 || undefined}
          className={`${TEXT_STYLE} field-sizing-content relative block resize-none bg-transparent outline-none placeholder:text-ink-3`}
        />
      </div>
      <div className="folds-away flex flex-wrap items-center justify-end gap-x-3 gap-y-2 px-2.5 pt-1 pb-2.5">
        {excess > 0 && (
          <p role="status" className="basis-full px-1.5 text-danger text-sm">
            {composer.tooLong(excess)}
          </p>
        )}
        {children}
        <Counter id={counterId} used={said.length} isOver={excess > 0} />
        <span className="hidden text-ink-3 text-xs lg:inline">{composer.shortcut(IS_APPLE, words.send)}</span>
        <Button
          variant={isWriting ? 'secondary' : 'primary'}
          icon={isWriting ? <Square aria-hidden className="fill-current" /> : <ArrowUp aria-hidden />}
          disabled={!isWriting && !(isReady && hasAssistant)}
          pending={isStopping}
          // One button for both, so that it keeps the focus; the second half of a double click must not stop it.
          onClick={(event) => event.detail <= 1 && (isWriting ? onStop() : submit())}
          className="sm:min-w-28"
        >
          {isStopping ? composer.stopping : isWriting ? composer.stop : words.send}
        </Button>
      </div>
    </div>
  )
}

function Counter({ id, used, isOver }: { id: string; used: number; isOver: boolean }) {
  const { counter, counterSpoken } = texts.composer
  return (
    <span
      id={id}
      className={classNames('ml-auto text-xs tabular-nums', isOver ? 'font-medium text-danger' : 'text-ink-3')}
    >
      <span aria-hidden>{counter(used, MESSAGE_MAX_LENGTH)}</span>
      <span className="sr-only">{counterSpoken(used, MESSAGE_MAX_LENGTH)}</span>
    </span>
  )
}
