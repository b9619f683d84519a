import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

const words = texts.meant

/** What is typed in an open conversation: a change of the description, or a new one. */
export type Meant = 'change' | 'new'

export interface MeantForProps {
  value: Meant
  onChange: (meant: Meant) => void
  /** What a new description costs, in words. */
  cost: string
}

export function MeantFor({ value, onChange, cost }: MeantForProps) {
  const name = useId()
  return (
    <fieldset className="flex flex-wrap items-center gap-1 px-2.5 pt-2.5">
      <legend className="sr-only">{words.label}</legend>
      <Choice name={name} meant="change" value={value} onChange={onChange}>
        {words.change}
      </Choice>
      <Choice name={name} meant="new" value={value} onChange={onChange}>
        {words.new} <span className="font-normal">({cost})</span>
      </Choice>
    </fieldset>
  )
}

function Choice(props: {
  name: string
  meant: Meant
  value: Meant
  onChange: (meant: Meant) => void
  children: ReactNode
}) {
  const { name, meant, value, onChange, children } = props
  const isChosen = value === meant
  return (
    <label
      className={classNames(
        'flex min-h-8 cursor-pointer items-center rounded-control px-2.5 text-sm transition-colors duration-120 pointer-coarse:min-h-11',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring has-[input:focus-visible]:outline-offset-2',
        isChosen ? 'bg-active font-medium text-ink' : 'text-ink-2 hover:bg-hover hover:text-ink',
      )}
    >
      <input type="radio" name={name} checked={isChosen} onChange={() => onChange(meant)} className="sr-only" />
      <span>{children}</span>
    </label>
  )
}

export interface AskMeantProps {
  cost: string
  onChoose: (meant: Meant) => void
}

/** What is typed reads as a brief of its own: asks what it is meant for, before anything is sent. */
export function AskMeant({ cost, onChoose }: AskMeantProps) {
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <fieldset ref={box} className="mx-2.5 mt-2.5 rounded-card bg-accent-soft px-3 py-2.5">
      <legend className="sr-only">{words.label}</legend>
      <p role="status" className="mb-2 text-sm">
        {words.readsAsBrief}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onChoose('change')}>
          {words.change}
        </Button>
        <Button size="sm" onClick={() => onChoose('new')}>
          {words.new} <span className="font-normal">({cost})</span>
        </Button>
      </div>
    </fieldset>
  )
}
