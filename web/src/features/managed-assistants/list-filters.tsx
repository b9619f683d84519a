import { ASSISTANT_KINDS, type AssistantKind } from '@rolewright/contract/constants'
import { Search } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { texts } from './texts.ts'

const words = texts.list

export interface ListFiltersProps {
  words: string
  onWords: (words: string) => void
  kind: AssistantKind
  onKind: (kind: AssistantKind) => void
  /** Once they are known. */
  counts: Record<AssistantKind, number> | undefined
}

export function ListFilters(props: ListFiltersProps) {
  return (
    <search className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Field label={words.search} hideLabel className="flex-1 basis-64">
        {(control) => (
          <div className="relative">
            <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
            <Input
              {...control}
              type="search"
              value={props.words}
              placeholder={words.searchExample}
              maxLength={200}
              onChange={(event) => props.onWords(event.target.value)}
              className="pl-9 [&::-webkit-search-cancel-button]:grayscale"
            />
          </div>
        )}
      </Field>
      <KindFilter {...props} />
    </search>
  )
}

function KindFilter({ kind: chosen, onKind, counts }: ListFiltersProps) {
  const name = useId()
  return (
    <fieldset className="-mx-1 flex flex-wrap gap-1 px-1">
      <legend className="sr-only">{words.filter}</legend>
      {ASSISTANT_KINDS.map((kind) => (
        <label
          key={kind}
          className={classNames(
            'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-control px-2.5 text-sm transition-colors duration-120 pointer-coarse:min-h-11',
            'has-focus-visible:outline-2 has-focus-visible:outline-ring',
            kind === chosen ? 'bg-active font-medium text-ink' : 'text-ink-2 hover:bg-hover hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={kind === chosen}
            onChange={() => onKind(kind)}
            aria-label={counts ? words.kindAndCount(words.kinds[kind], counts[kind]) : words.kinds[kind]}
            className="sr-only"
          />
          <span aria-hidden>{words.kinds[kind]}</span>
          <span aria-hidden className="text-ink-3 text-xs tabular-nums">
            {counts?.[kind]}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
