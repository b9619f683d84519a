import type { ModelOffer } from '@rolewright/contract/assistants'
import { RotateCcw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field, type FieldControl } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { LIMITS } from './check-draft.ts'
import { useModels } from './managed-assistants.queries.ts'
import { texts } from './texts.ts'

const words = texts.model
const OTHER = 'other'

export interface ModelFieldProps {
  value: string
  onChange: (model: string) => void
  error: string | undefined
}

/** A model out of what the providers offer, or any other by its name. */
export function ModelField({ value, onChange, error }: ModelFieldProps) {
  const models = useModels()
  const offers = models.data
  const [isOther, setOther] = useState(false)
  const isListed = offers?.some((offer) => offer.models.includes(value)) ?? true
  const isTyped = isOther || models.isError || (value !== '' && !isListed)
  const choose = (chosen: string) => {
    setOther(chosen === OTHER)
    onChange(chosen === OTHER ? '' : chosen)
  }
  return (
    <div className="flex flex-col gap-3">
      <Field label={words.label} required error={isTyped ? undefined : error}>
        {(control) => <Choice control={control} offers={offers} value={isTyped ? OTHER : value} onChoose={choose} />}
      </Field>
      {isTyped && (
        <Field label={words.name} required error={error} hint={offers && <NameHint value={value} offers={offers} />}>
          {(control) => (
            <Input
              {...control}
              name="model"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              maxLength={LIMITS.model}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      )}
      {models.isError && (
        <ErrorState
          title={words.failed}
          message={sentenceOf(models.error)}
          onRetry={() => models.refetch()}
          pending={models.isFetching}
        />
      )}
      <SilentProviders offers={offers ?? []} onAskAgain={() => models.refetch()} pending={models.isFetching} />
    </div>
  )
}

interface ChoiceProps {
  control: FieldControl
  offers: ModelOffer[] | undefined
  value: string
  onChoose: (model: string) => void
}

function Choice({ control, offers, value, onChoose }: ChoiceProps) {
  return (
    <Select {...control} value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="" disabled hidden>
        {words.choose}
      </option>
      {!offers && value && value !== OTHER && <option value={value}>{value}</option>}
      {offers
        ?.filter(({ models }) => models.length > 0)
        .map(({ provider, models }) => (
          <optgroup key={provider} label={provider}>
            {models.map((model) => (
              <option key={model} value={model}>
                {model}
              </option>
            ))}
          </optgroup>
        ))}
      <option value={OTHER}>{words.other}</option>
    </Select>
  )
}

function NameHint({ value, offers }: { value: string; offers: ModelOffer[] }) {
  const [provider, name] = value.trim().split(/:(.*)/s)
  const isUnknown = provider && name !== undefined && !offers.some((offer) => offer.provider === provider)
  if (!isUnknown) return words.nameHint(offers.map((offer) => offer.provider).join(', '))
  return (
    <span className="flex gap-1.5 text-warn">
      <TriangleAlert aria-hidden className="mt-0.5" />
      {words.notConfigured(provider)}
    </span>
  )
}

/** Providers that are configured and did not say what they offer, with their reason. */
function SilentProviders(props: { offers: ModelOffer[]; onAskAgain: () => void; pending: boolean }) {
  const silent = props.offers.filter(({ error }) => error !== null)
  if (silent.length === 0) return null
  return (
    <div className="flex flex-wrap items-start justify-between gap-2 text-sm text-warn">
      <ul className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {silent.map(({ provider, error }) => (
          <li key={provider}>{words.silent(provider, error ?? '')}</li>
        ))}
      </ul>
      <Button size="sm" icon={<RotateCcw aria-hidden />} pending={props.pending} onClick={props.onAskAgain}>
        {words.askAgain}
      </Button>
    </div>
  )
}
