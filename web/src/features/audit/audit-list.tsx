import type { AuditEntry } from '@rolewright/contract/audit'
import { Download } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { usePages } from '../../lib/use-pages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { SearchedList } from '../../ui/searched-list.tsx'
import { toast } from '../../ui/use-toast.ts'
import { PersonFilter, usePersonFilter } from './person-filter.tsx'
import { texts } from './texts.ts'

/** Every change that an admin made, searched on the server. */
export function AuditList() {
  const [words, setWords] = useState('')
  const [days, setDays] = useState({ from: '', to: '' })
  const person = usePersonFilter()
  const filter = { q: useDeferredValue(words.trim()), ...days, ...person.chosen }
  const entries = usePages('/api/admin/audit', { query: { ...filter, limit: 50 } })
  const exportAll = () =>
    call('GET /api/admin/audit/export', { query: filter })
      .then(async (response) => saveFile(await response.blob(), texts.fileName))
      .catch((error: unknown) => toast({ title: texts.exportFailed, description: sentenceOf(error), tone: 'danger' }))
  const aside = (
    <Button size="sm" icon={<Download aria-hidden />} onClick={exportAll}>
      {texts.export}
    </Button>
  )
  return (
    <Card title={texts.title} aside={aside}>
      <p className="mb-3 text-ink-2 text-sm">{texts.hint}</p>
      <div className="grid gap-3 sm:grid-cols-[1fr_11rem_11rem]">
        <Field label={texts.search}>
          {(control) => (
            <Input
              {...control}
              type="search"
              placeholder={texts.searchExample}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={texts[end]}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={days[end]}
                onChange={(event) => setDays({ ...days, [end]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="mt-3">
        <PersonFilter {...person} />
      </div>
      <SearchedList list={entries} texts={texts}>
        {(entry) => <EntryRow key={entry.id} entry={entry} />}
      </SearchedList>
    </Card>
  )
}

function EntryRow({ entry: { at, who, what, whom, details } }: { entry: AuditEntry }) {
  return (
    <li className="py-3 text-sm wrap-anywhere">
      <p className="font-medium">{what}</p>
      {(whom || details) && <p className="text-ink-2">{[whom, details].filter(Boolean).join(' · ')}</p>}
      <p className="text-ink-3">
        <time dateTime={at}>{formatDateTime(at)}</time> · {who}
      </p>
    </li>
  )
}
