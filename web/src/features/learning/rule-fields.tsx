import type { HouseRule } from '@rolewright/contract/learning'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Faults, RuleDraft } from './rule-draft.ts'
import { texts } from './texts.ts'

const words = texts.form

interface FieldSpec {
  name: string
  label: string
  as: 'line' | 'lines' | 'language'
  hint?: string
  optional?: true
}

const LANGUAGE: FieldSpec = { name: 'language', label: words.language, as: 'language' }
const FIELDS: Record<HouseRule['kind'], FieldSpec[]> = {
  avoid: [{ name: 'phrase', label: words.avoid, as: 'line', hint: words.avoidHint }],
  term: [
    { name: 'to', label: words.to, as: 'line' },
    { name: 'from', label: words.from, as: 'line' },
  ],
  heading: [
    { name: 'to', label: words.headingTo, as: 'line' },
    { name: 'from', label: words.headingFrom, as: 'lines', hint: words.headingFromHint },
  ],
  closing: [
    { name: 'heading', label: words.closingHeading, as: 'line', optional: true },
    LANGUAGE,
    { name: 'text', label: words.closingText, as: 'lines' },
  ],
  line: [
    { name: 'heading', label: words.lineHeading, as: 'line' },
    LANGUAGE,
    { name: 'text', label: words.lineText, as: 'lines' },
  ],
}

export interface RuleFieldsProps {
  kind: HouseRule['kind']
  draft: RuleDraft
  onChange: (changes: RuleDraft) => void
  faults: Faults
}

export const RuleFields = ({ kind, draft, onChange, faults }: RuleFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {FIELDS[kind].map(({ name, label, as, hint, optional }) => (
      <Field
        key={name}
        label={label}
        hint={hint}
        error={faults[name]}
        required={!optional}
        optional={optional}
        className={name === 'text' || name === 'phrase' ? 'sm:col-span-2' : undefined}
      >
        {(control) => {
          const field = {
            ...control,
            name,
            value: draft[name] ?? '',
            onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
          }
          if (as === 'line') return <Input {...field} autoComplete="off" />
          if (as === 'lines') return <TextArea {...field} rows={2} className="min-h-16" />
          return (
            <Select {...field}>
              {Object.entries(words.languages).map(([code, language]) => (
                <option key={code} value={code}>
                  {language}
                </option>
              ))}
            </Select>
          )
        }}
      </Field>
    ))}
  </div>
)
