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
  as: 'line' | 'lines' | 'choice'
  choices?: Record<string, string>
  hint?: string
  optional?: true
}

const LANGUAGE: FieldSpec = { name: 'language', label: words.language, as: 'choice', choices: words.languages }
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
    { name: 'instead', label: words.instead, as: 'choice', choices: words.topics, optional: true },
  ],
  line: [
    { name: 'heading', label: words.lineHeading, as: 'line' },
    LANGUAGE,
    { name: 'text', label: words.lineText, as: 'lines' },
  ],
  title: [{ name: 'suffix', label: words.suffix, as: 'line' }, LANGUAGE],
  drop: [{ name: 'headings', label: words.drop, as: 'lines', hint: words.headingFromHint }],
  order: [{ name: 'headings', label: words.order, as: 'lines', hint: words.orderHint }],
  address: [{ name: 'to', label: words.addressTo, as: 'line', hint: words.addressHint }, LANGUAGE],
  currency: [
    { name: 'code', label: words.code, as: 'line' },
    { name: 'mark', label: words.mark, as: 'line' },
    { name: 'stands', label: words.stands, as: 'choice', choices: words.places },
    { name: 'spaced', label: words.spaced, as: 'choice', choices: words.blanks },
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
    {FIELDS[kind].map(({ name, label, as, choices = {}, hint, optional }) => (
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
              {Object.entries(choices).map(([value, said]) => (
                <option key={value} value={value}>
                  {said}
                </option>
              ))}
            </Select>
          )
        }}
      </Field>
    ))}
  </div>
)
