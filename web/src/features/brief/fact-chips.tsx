import type { Fact, Span } from '@rolewright/craft/brief/facts'
import { classNames } from '../../ui/class-names.ts'
import { groupFacts } from './group-facts.ts'
import { texts } from './texts.ts'

export interface FactChipsProps {
  /** The text that was read. */
  text: string
  facts: Fact[]
  /** Shows where in the text something was said; null: not any more. */
  onMark: (span: Span | null) => void
  /** Goes there. */
  onGo: (span: Span) => void
}

/** What was understood, in the order of a description; each leads to the words that it came from. */
export const FactChips = ({ facts, ...rest }: FactChipsProps) => (
  <dl className="flex flex-wrap gap-x-5 gap-y-2">
    {groupFacts(facts).map(({ group, facts: ofGroup }) => (
      <div key={group} className="flex min-w-0 flex-wrap items-center gap-1.5">
        <dt className="text-ink-3 text-sm">{texts.groups[group]}</dt>
        {ofGroup.map((fact) => (
          <dd key={`${fact.kind} ${fact.spans[0]}`} className="flex min-w-0">
            <Chip fact={fact} {...rest} />
          </dd>
        ))}
      </div>
    ))}
  </dl>
)

function Chip({ fact, text, onMark, onGo }: Omit<FactChipsProps, 'facts'> & { fact: Fact }) {
  const span = fact.spans[0]
  const isUnsure = fact.confidence === 'low'
  const said = span && text.slice(...span)
  return (
    <button
      type="button"
      title={said && texts.chip.from(said)}
      onMouseEnter={() => span && onMark(span)}
      onMouseLeave={() => onMark(null)}
      onFocus={() => span && onMark(span)}
      onBlur={() => onMark(null)}
      onClick={() => span && onGo(span)}
      className={classNames(
        'min-h-7 max-w-full truncate rounded-full px-2.5 text-sm transition-colors duration-120 pointer-coarse:min-h-9',
        isUnsure
          ? 'text-ink-2 outline-1 outline-line-strong -outline-offset-1 outline-dashed hover:text-ink'
          : 'bg-hover text-ink hover:bg-active',
      )}
    >
      {isUnsure ? texts.chip.unsure(fact.text) : fact.text}
      {isUnsure && <span className="sr-only"> ({texts.chip.unsureSpoken})</span>}
    </button>
  )
}
