import type { ListedUser } from '@rolewright/contract/admin'
import type { Company } from '@rolewright/contract/companies'
import { type FormEvent, useState } from 'react'
import { call, callJson } from '../../lib/api.ts'
import { reading } from '../../lib/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { USERS, useCompanies } from './admin.queries.ts'
import { CompanyTemplates } from './company-templates.tsx'
import { LetterheadForm } from './letterhead-form.tsx'
import { texts } from './texts.ts'
import { useChange } from './use-change.ts'

const NEW = 'new'
const TOUCHES = [...USERS, reading('/api/admin/companies')]
const words = texts.company

/** Puts the selected users together in a company, whose people learn from one another. */
export function CompanyForm({ selected }: { selected: ListedUser[] }) {
  const companies = useCompanies().data ?? []
  const selectedIds = selected.map(({ id }) => id)
  const [chosen, setChosen] = useState('')
  const { pending, reason, make } = useChange()
  const company = companies.find(({ id }) => id === chosen)
  const isPlaced = selected.some(({ confirmedCompany }) => confirmedCompany !== null)

  const place = (companyId: string | null) =>
    make({
      call: () => call('PUT /api/admin/company-members', { body: { userIds: selectedIds, companyId } }),
      done: companyId ? words.placed : words.takenOut,
      failed: words.failed,
      touches: TOUCHES,
    })

  return (
    <Card title={words.title}>
      <p className="mb-4 text-ink-2 text-sm">{words.hint}</p>
      <Field label={words.choose}>
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{words.none}</option>
            {companies.map(({ id, name, members }) => (
              <option key={id} value={id}>
                {words.option(name, members)}
              </option>
            ))}
            <option value={NEW}>{words.another}</option>
          </Select>
        )}
      </Field>
      {(company || chosen === NEW) && (
        <CompanyFields
          key={chosen}
          company={company}
          suggestion={saidBy(selected)}
          onSaved={({ id }) => setChosen(id)}
        />
      )}
      {company && <CompanyTemplates key={`templates of ${company.id}`} company={company} />}
      {company && <LetterheadForm key={company.id} company={company} />}
      {reason && (
        <Notice tone="danger" className="mt-3">
          {reason}
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {company && (
          <Button
            variant="primary"
            pending={pending}
            disabled={selectedIds.length === 0}
            onClick={() => place(company.id)}
          >
            {words.place(selectedIds.length)}
          </Button>
        )}
        {isPlaced && <Button onClick={() => place(null)}>{words.takeOut}</Button>}
      </div>
    </Card>
  )
}

/** What the first of the selected says of themselves. */
const saidBy = (selected: ListedUser[]): string => selected.find(({ company }) => company)?.company?.trim() ?? ''

interface FieldsProps {
  company: Company | undefined
  suggestion: string
  onSaved: (company: Company) => void
}

function CompanyFields({ company, suggestion, onSaved }: FieldsProps) {
  const [name, setName] = useState(company?.name ?? suggestion)
  const [domains, setDomains] = useState(company?.emailDomains.join(', ') ?? '')
  const { pending, reason, make } = useChange()

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const draft = { name, emailDomains: domains.split(/[\s,;]+/).filter(Boolean) }
    await make({
      call: async () =>
        onSaved(
          company
            ? await callJson('PUT /api/admin/companies/{id}', { params: { id: company.id }, body: draft })
            : await callJson('POST /api/admin/companies', { body: draft }),
        ),
      done: words.saved,
      failed: words.failed,
      touches: TOUCHES,
    })
  }

  return (
    <form onSubmit={save} className="mt-4 flex flex-col gap-4">
      <Field label={words.name} required>
        {(control) => <Input {...control} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <Field label={words.domains} hint={words.domainsHint} optional error={reason}>
        {(control) => <Input {...control} value={domains} onChange={(event) => setDomains(event.target.value)} />}
      </Field>
      <Button type="submit" pending={pending} className="self-start">
        {company ? words.save : words.create}
      </Button>
    </form>
  )
}
