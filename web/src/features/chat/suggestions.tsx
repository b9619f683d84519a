import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

const { label, roles, prompt } = texts.suggestions
const PROMPTS = new Set(roles.map(prompt))

/** Whether a suggestion would take nobody's own words away. */
export const mayBeSuggested = (text: string, own: Chip[] = []): boolean =>
  text.trim() === '' || PROMPTS.has(text) || own.some(({ fills }) => fills === text)

interface Chip {
  chip: string
  fills: string
}

export interface SuggestionsProps {
  onSuggest: (prompt: string) => void
  isHidden?: boolean
  /** Those of the person's own company, which come first. */
  own?: Chip[]
}

/** Starting points. They fill the composer and leave the rest to the person. */
export const Suggestions = ({ onSuggest, isHidden, own = [] }: SuggestionsProps) => (
  <ChipRow
    label={label}
    chips={[...own, ...roles.map((role) => ({ chip: role, fills: prompt(role) }))]}
    onChoose={onSuggest}
    isHidden={isHidden}
  />
)

export interface ChipRowProps {
  label: string
  chips: Chip[]
  onChoose: (text: string) => void
  isHidden?: boolean
}

export const ChipRow = ({ label, chips, onChoose, isHidden }: ChipRowProps) => (
  <fieldset
    // Hidden and not removed: the page keeps its place while someone types.
    className={classNames('flex min-w-0 gap-2 overflow-x-auto p-0.5 [scrollbar-width:none]', isHidden && 'invisible')}
  >
    <legend className="sr-only">{label}</legend>
    {chips.map(({ chip, fills }) => (
      <button key={chip} type="button" className="chip flex-none" onClick={() => onChoose(fills)}>
        {chip}
      </button>
    ))}
  </fieldset>
)
