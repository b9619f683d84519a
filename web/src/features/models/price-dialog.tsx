import { type FormEvent, useState } from 'react'
import { call } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { useModelChange, usePrices } from './models.queries.ts'
import { texts } from './texts.ts'

const words = texts.tokens
const FIELDS = [
  ['input', words.priceIn],
  ['output', words.priceOut],
  ['currency', words.currency],
] as const

/** What a million tokens of a model cost. */
export function PriceDialog({ model, onClose }: { model: string; onClose: () => void }) {
  const known = usePrices().data?.find((price) => price.model === model)
  const { pending, make } = useModelChange()
  const [isWrong, setWrong] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const number = (name: string) => Number.parseFloat(String(form.get(name)).replace(',', '.'))
    const price = { model, input: number('input'), output: number('output'), currency: String(form.get('currency')) }
    setWrong(Number.isNaN(price.input) || Number.isNaN(price.output))
    if (Number.isNaN(price.input) || Number.isNaN(price.output)) return
    const isDone = await make({
      call: () => call('PUT /api/admin/model-prices', { body: price }),
      done: words.saved,
      failed: words.priceFailed,
    })
    if (isDone) onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} size="sm" title={words.priceOf(model)} description={words.priceHint}>
      <form key={known ? 'known' : 'new'} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <div className="grid grid-cols-3 gap-3">
          {FIELDS.map(([name, label]) => (
            <Field key={name} label={label} error={isWrong && name !== 'currency' ? words.notANumber : undefined}>
              {(control) => (
                <Input
                  {...control}
                  name={name}
                  inputMode={name === 'currency' ? 'text' : 'decimal'}
                  defaultValue={known?.[name] ?? (name === 'currency' ? 'EUR' : '')}
                  autoComplete="off"
                />
              )}
            </Field>
          ))}
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{texts.form.cancel}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
