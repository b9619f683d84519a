import type { Company } from '@rolewright/contract/companies'
import { MESSAGE_MAX_LENGTH } from '@rolewright/contract/constants'
import type { Template } from '@rolewright/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { PenLine, Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call, callJson } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { reading } from '../../lib/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { texts } from './texts.ts'
import { useChange } from './use-change.ts'

const words = texts.templates
const templatesOf = (company: Company) => reading('/api/admin/companies/{id}/templates', { params: { id: company.id } })

/** The briefs with blanks that a company keeps; its people find them in an empty conversation. */
export function CompanyTemplates({ company }: { company: Company }) {
  const { data, error, refetch } = useQuery(templatesOf(company))
  const [edited, setEdited] = useState<Template | 'new' | null>(null)
  const { pending, make } = useChange()
  const remove = ({ id }: Template) =>
    make({
      call: () => call('DELETE /api/admin/templates/{id}', { params: { id } }),
      done: words.deleted,
      failed: words.failed,
      touches: [templatesOf(company)],
    })
  return (
    <section aria-label={words.title(company.name)} className="mt-5 border-line border-t pt-4">
      <h3 className="font-medium text-sm wrap-anywhere">{words.title(company.name)}</h3>
      <p className="text-ink-3 text-sm">{words.hint}</p>
      {error && !data && <ErrorState title={words.failed} message={sentenceOf(error)} onRetry={() => refetch()} />}
      <ul className="mt-2 divide-y divide-line">
        {data?.map((template) => (
          <li key={template.id} className="flex items-start gap-2 py-2.5 text-sm">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p className="font-medium">{template.name}</p>
              <p className="line-clamp-2 text-ink-2">{template.brief}</p>
            </div>
            <IconButton
              label={words.change(template.name)}
              icon={<PenLine aria-hidden />}
              onClick={() => setEdited(template)}
            />
            <IconButton
              label={words.delete(template.name)}
              icon={<Trash2 aria-hidden />}
              disabled={pending}
              onClick={() => remove(template)}
            />
          </li>
        ))}
      </ul>
      {edited ? (
        <TemplateForm
          key={edited === 'new' ? edited : edited.id}
          company={company}
          template={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      ) : (
        <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setEdited('new')} className="mt-2">
          {words.add}
        </Button>
      )}
    </section>
  )
}

interface FormProps {
  company: Company
  template: Template | null
  onClose: () => void
}

function TemplateForm({ company, template, onClose }: FormProps) {
  const [name, setName] = useState(template?.name ?? '')
  const [brief, setBrief] = useState(template?.brief ?? '')
  const { pending, reason, make } = useChange()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const body = { name, brief }
    await make({
      call: async () => {
        if (template) await callJson('PUT /api/admin/templates/{id}', { params: { id: template.id }, body })
        else await callJson('POST /api/admin/companies/{id}/templates', { params: { id: company.id }, body })
        onClose()
      },
      done: words.saved,
      failed: words.failed,
      touches: [templatesOf(company), reading('/api/templates')],
    })
  }
  return (
    <form onSubmit={save} noValidate className="mt-3 flex flex-col gap-4">
      <Field label={words.name} required>
        {(control) => (
          <Input {...control} value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <Field label={words.brief} hint={words.briefHint} required error={reason}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={brief}
            maxLength={MESSAGE_MAX_LENGTH}
            onChange={({ target }) => setBrief(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={pending}>
          {words.save}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
