import type { BriefQuestion } from '@rolewright/contract/briefs'
import { ChipRow } from './suggestions.tsx'
import { texts } from './texts.ts'

const { label, always, missing } = texts.pageSuggestions

export interface PageSuggestionsProps {
  /** What the page lacks. */
  questions: BriefQuestion[]
  onSuggest: (wish: string) => void
}

/** Starting points that fit the page that is open: they fill the composer and leave the rest to the person. */
export const PageSuggestions = ({ questions, onSuggest }: PageSuggestionsProps) => (
  <ChipRow
    label={label}
    chips={[...questions.flatMap(({ kind }) => missing[kind] ?? []), ...always]}
    onChoose={onSuggest}
  />
)
