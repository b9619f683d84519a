import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

/** How much of a field's room is used. */
export function CharacterCount({ text, limit }: { text: string; limit: number }) {
  const { counter, counterSpoken } = texts.editor
  const used = text.trim().length
  return (
    <span className={classNames('text-xs tabular-nums', used > limit ? 'font-medium text-danger' : 'text-ink-3')}>
      <span aria-hidden>{counter(used, limit)}</span>
      <span className="sr-only">{counterSpoken(used, limit)}</span>
    </span>
  )
}
