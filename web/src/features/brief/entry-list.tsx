import type { SheetEntry } from '@rolewright/contract/briefs'
import { classNames } from '../../ui/class-names.ts'
import { groupEntries } from './group-entries.ts'
import { texts } from './texts.ts'

type Span = SheetEntry['span']

export interface EntryListProps {
  entries: SheetEntry[]
  /** Shows where in the text something was said; null: not any more. */
  onMark: (span: Span) => void
  onChange: (entry: SheetEntry) => void
}

/** What was understood, in the order of a page; each entry can be put right. */
export const EntryList = ({ entries, ...rest }: EntryListProps) => (
  <dl className="flex flex-col gap-2">
    {groupEntries(entries).map(({ group, entries: ofGroup }) => (
      <div key={group} className="grid gap-x-3 gap-y-1 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
        <dt className="py-1 text-ink-3 text-sm">{texts.groups[group]}</dt>
        <div className="flex min-w-0 flex-wrap gap-1.5">
          {ofGroup.map((entry) => (
            <dd key={`${entry.kind} ${entry.text}`} className="flex min-w-0">
              <Chip entry={entry} {...rest} />
            </dd>
          ))}
        </div>
      </div>
    ))}
  </dl>
)

function Chip({ entry, onMark, onChange }: Omit<EntryListProps, 'entries'> & { entry: SheetEntry }) {
  const { text, span, sure } = entry
  return (
    <button
      type="button"
      aria-label={texts.chip.change(sure ? text : `${text} (${texts.chip.unsureSpoken})`)}
      onMouseEnter={() => onMark(span)}
      onMouseLeave={() => onMark(null)}
      onFocus={() => onMark(span)}
      onBlur={() => onMark(null)}
      onClick={() => onChange(entry)}
      className={classNames(
        'min-h-7 max-w-full rounded-control px-2.5 py-1 text-left text-sm wrap-anywhere transition-colors duration-120 pointer-coarse:min-h-11',
        sure
          ? 'bg-hover text-ink hover:bg-active'
          : 'text-ink-2 outline-1 outline-line-strong -outline-offset-1 outline-dashed hover:text-ink',
      )}
    >
      {sure ? text : texts.chip.unsure(text)}
    </button>
  )
}
