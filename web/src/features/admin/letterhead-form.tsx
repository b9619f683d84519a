import type { Company, Letterhead } from '@rolewright/contract/companies'
import { LOGO_MAX_SIZE } from '@rolewright/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { callJson } from '../../lib/api.ts'
import { reading } from '../../lib/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { texts } from './texts.ts'
import { useChange } from './use-change.ts'

const words = texts.letterhead
const letterheadOf = ({ id }: Company) => reading('/api/admin/companies/{id}/letterhead', { params: { id } })

/** The head of a company's documents. */
export function LetterheadForm({ company }: { company: Company }) {
  const { data } = useQuery(letterheadOf(company))
  return data ? <OpenForm company={company} stored={data} /> : null
}

function OpenForm({ company, stored }: { company: Company; stored: Letterhead }) {
  const [lines, setLines] = useState(stored.lines.join('\n'))
  const [logo, setLogo] = useState(stored.logo)
  const [fault, setFault] = useState<string | null>(null)
  const { pending, reason, make } = useChange()
  const choose = async (file: File | undefined) => {
    if (!file) return
    setFault(file.size > LOGO_MAX_SIZE ? words.tooLarge : null)
    if (file.size <= LOGO_MAX_SIZE) setLogo(toBase64(new Uint8Array(await file.arrayBuffer())))
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const draft: Letterhead = { lines: lines.split('\n').flatMap((line) => line.trim() || []), logo }
    void make({
      call: () => callJson('PUT /api/admin/companies/{id}/letterhead', { params: { id: company.id }, body: draft }),
      done: words.saved,
      failed: words.failed,
      touches: [letterheadOf(company)],
    })
  }
  return (
    <form onSubmit={save} noValidate className="mt-5 flex flex-col gap-4 border-line border-t pt-4">
      <div>
        <h3 className="font-medium text-sm wrap-anywhere">{words.title(company.name)}</h3>
        <p className="text-ink-3 text-sm">{words.hint}</p>
      </div>
      <Field label={words.lines} hint={words.linesHint} optional error={reason}>
        {(control) => (
          <TextArea {...control} rows={3} value={lines} onChange={({ target }) => setLines(target.value)} />
        )}
      </Field>
      <Field label={words.logo} hint={words.logoHint} optional error={fault}>
        {(control) => (
          <Input
            {...control}
            type="file"
            accept="image/png,image/jpeg"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </Field>
      {logo !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <img
            src={sourceOf(logo)}
            alt={words.logoOf(company.name)}
            className="max-h-12 max-w-40 rounded-sm bg-white p-1"
          />
          <Button size="sm" variant="ghost" onClick={() => setLogo(null)}>
            {words.removeLogo}
          </Button>
        </div>
      )}
      <Button type="submit" pending={pending} className="self-start">
        {words.save}
      </Button>
    </form>
  )
}

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** Base64 of a PNG begins like this. */
const sourceOf = (logo: string): string => `data:image/${logo.startsWith('iVBOR') ? 'png' : 'jpeg'};base64,${logo}`
