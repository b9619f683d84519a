import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

const { label, roles, prompt } = texts.suggestions
const PROMPTS = new Set(roles.map(prompt))

/** Whether a suggestion would take nobody's own words away. */
export const mayBeSuggested = (text: string): boolean => text.trim() === '' || PROMPTS.has(text)

/** Starting points. They fill the composer and leave the rest to the person. */
export function Suggestions({ onSuggest, isHidden }: { onSuggest: (prompt: string) => void; isHidden?: boolean }) {
  return (
    <fieldset
      // Hidden and not removed: the page keeps its place while someone types.
      className={classNames('flex min-w-0 gap-2 overflow-x-auto p-0.5 [scrollbar-width:none]', isHidden && 'invisible')}
    >
      <legend className="sr-only">{label}</legend>
      {roles.map((role) => (
        <button key={role} type="button" className="chip flex-none" onClick={() => onSuggest(prompt(role))}>
          {role}
        </button>
      ))}
    </fieldset>
  )
}
