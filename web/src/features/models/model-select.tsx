import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useOffers } from './models.queries.ts'
import { texts } from './texts.ts'

export interface ModelSelectProps {
  label: string
  value: string
  onChange: (model: string) => void
  /** What to say for no model at all; left out: one has to be chosen. */
  none?: string
  /** A provider whose models are not offered. */
  except?: string
  error?: string
}

/** One of the models that the providers offer, or the one that is chosen already. */
export function ModelSelect({ label, value, onChange, none, except, error }: ModelSelectProps) {
  const offers = useOffers().data?.filter(({ provider, models }) => provider !== except && models.length > 0) ?? []
  const isListed = offers.some(({ models }) => models.includes(value))
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{none ?? texts.chooseModel}</option>
          {value && !isListed && <option value={value}>{value}</option>}
          {offers.map(({ provider, models }) => (
            <optgroup key={provider} label={provider}>
              {models.map((model) => (
                <option key={model} value={model}>
                  {model}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}
