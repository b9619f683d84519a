import type { ReactNode } from 'react'
import { call, callJson } from '../../lib/api.ts'
import { withoutMarkdown } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { useAssistantPick } from './assistant-pick.tsx'
import { useModelChange } from './models.queries.ts'
import { texts } from './texts.ts'
import type { Writing } from './use-comparison.ts'

const words = texts.compare

/** What one model wrote, and what can be decided on the ground of it. */
export function ComparedPage({ writing, page }: { writing: Writing; page: (text: string) => ReactNode }) {
  const { model, text, state, why } = writing
  return (
    <article aria-label={model} aria-busy={state === 'writing'} className="min-w-0 rounded-card bg-surface shadow-page">
      <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-line border-b px-5 py-2 text-sm">
        <span className="font-medium wrap-anywhere">{model}</span>
        <span className="text-ink-3 tabular-nums">
          {state === 'writing' ? <span className="live">{words.writing}</span> : words.words(countWords(text))}
        </span>
      </p>
      <div className="px-5 py-5">
        {text && page(text)}
        {state === 'failed' && (
          <Notice tone="danger" title={words.failed} urgent>
            {why}
          </Notice>
        )}
      </div>
      {state === 'written' && <Decisions model={model} />}
    </article>
  )
}

const countWords = (text: string) => withoutMarkdown(text).split(' ').filter(Boolean).length

function Decisions({ model }: { model: string }) {
  const { chosen, choose, options, search } = useAssistantPick()
  const { pending, make } = useModelChange()
  const makeDefault = () =>
    make({
      call: () => call('PUT /api/admin/default-model', { body: { model } }),
      done: texts.defaults.saved,
      failed: texts.defaults.failed,
    })
  const give = () => {
    if (!chosen) return
    const params = { id: chosen.id }
    void make({
      call: async () => {
        const { name, description, instructions } = await callJson('GET /api/admin/assistants/{id}', { params })
        await call('PUT /api/admin/assistants/{id}', { params, body: { name, description, instructions, model } })
      },
      done: words.given(chosen.name),
      failed: words.giveFailed,
    })
  }
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-t px-5 py-3">
      <Button size="sm" pending={pending} onClick={makeDefault}>
        {words.makeDefault}
      </Button>
      <Select
        aria-label={words.giveOf(model)}
        className="min-w-0 flex-1 basis-44"
        value={chosen?.id ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{words.give}</option>
        {options}
      </Select>
      {search}
      {chosen && (
        <Button size="sm" pending={pending} onClick={give}>
          {texts.form.save}
        </Button>
      )}
    </div>
  )
}
