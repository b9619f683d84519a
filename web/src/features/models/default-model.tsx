import type { ModelSettings } from '@rolewright/contract/providers'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ModelSelect } from './model-select.tsx'
import { useModelChange } from './models.queries.ts'
import { texts } from './texts.ts'

const words = texts.defaults

/** What new assistants write with. */
export function DefaultModel({ settings: { defaultModel, defaultIsFixed } }: { settings: ModelSettings }) {
  const [chosen, setChosen] = useState(defaultModel)
  const { pending, make } = useModelChange()
  const save = () =>
    make({
      call: () => call('PUT /api/admin/default-model', { body: { model: chosen } }),
      done: words.saved,
      failed: words.failed,
    })
  return (
    <Card>
      {defaultIsFixed ? (
        <p className="text-sm wrap-anywhere">
          <span className="font-medium">{words.title}</span> {defaultModel}
          <span className="block text-ink-3">{words.fixed}</span>
        </p>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-64">
            <ModelSelect label={words.title} value={chosen} onChange={setChosen} />
          </div>
          <Button pending={pending} disabled={!chosen || chosen === defaultModel} onClick={save}>
            {words.save}
          </Button>
        </div>
      )}
    </Card>
  )
}
