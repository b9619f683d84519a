import { Play, Square } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useAssistantPick } from './assistant-pick.tsx'
import { ComparedPage } from './compared-page.tsx'
import { ModelSelect } from './model-select.tsx'
import { texts } from './texts.ts'
import { useComparison } from './use-comparison.ts'

const words = texts.compare

/** @param page how a text is set as a page */
export function Comparison({ page }: { page: (text: string) => ReactNode }) {
  const { writings, isRunning, run, stop } = useComparison()
  const [models, setModels] = useState<[string, string]>(['', ''])
  const { chosen, choose, options, search } = useAssistantPick()
  const [brief, setBrief] = useState<string>(words.sample)
  const [isMissed, setMissed] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isWhole = models.every(Boolean) && brief.trim() !== ''
    setMissed(!isWhole)
    if (isWhole) run(models, { brief: brief.trim(), ...(chosen && { assistantId: chosen.id }) })
  }
  return (
    <div className="flex flex-col gap-4 lg:gap-5">
      <Card title={words.title} aside={<span className="text-ink-3 text-sm">{words.hint}</span>}>
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-3">
            <ModelSelect label={words.first} value={models[0]} onChange={(model) => setModels([model, models[1]])} />
            <ModelSelect label={words.second} value={models[1]} onChange={(model) => setModels([models[0], model])} />
            <Field label={words.as}>
              {(control) => (
                <Select {...control} value={chosen?.id ?? ''} onChange={(event) => choose(event.target.value)}>
                  <option value="">{words.noInstructions}</option>
                  {options}
                </Select>
              )}
            </Field>
          </div>
          {search}
          <Field label={words.brief} error={isMissed ? words.missing : undefined}>
            {(control) => (
              <TextArea
                {...control}
                value={brief}
                maxLength={2000}
                onChange={(event) => setBrief(event.target.value)}
              />
            )}
          </Field>
          {isRunning ? (
            <Button className="self-start" icon={<Square aria-hidden className="fill-current" />} onClick={stop}>
              {words.stop}
            </Button>
          ) : (
            <Button type="submit" variant="primary" className="self-start" icon={<Play aria-hidden />}>
              {words.run}
            </Button>
          )}
        </form>
      </Card>
      {writings.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-5">
          {writings.map((writing, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same model may stand on both sides
            <ComparedPage key={n} writing={writing} page={page} />
          ))}
        </div>
      )}
    </div>
  )
}
