import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { reading } from '../../lib/query-client.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { texts } from './texts.ts'

const words = texts.person
/** More can be found by typing on. */
const SUGGESTED = 10

type Part = 'doneBy' | 'doneTo'
/** Whom to look for, by the id, and in which part. */
type ByPerson = Partial<Record<Part, string>>

/** What is typed of somebody, whom it finds, and, once it is the e-mail address of one of them, whom to look for. */
export function usePersonFilter() {
  const [part, setPart] = useState<Part>('doneBy')
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const found = useQuery({
    ...reading('/api/admin/people', { query: { q, limit: SUGGESTED } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  }).data
  const matching = q === '' ? [] : (found ?? [])
  const id = matching.find(({ email }) => email === typed.trim().toLowerCase())?.id
  const chosen: ByPerson = id ? { [part]: id } : {}
  return { part, setPart, typed, setTyped, matching, chosen, isOpen: q !== '' && found !== undefined && !id }
}

/** Chooses somebody by name or e-mail, and whether it is what they did or what was done to them. */
export function PersonFilter({ part, setPart, typed, setTyped, matching, isOpen }: ReturnType<typeof usePersonFilter>) {
  const listId = useId()
  return (
    <div className="grid gap-3 sm:grid-cols-[11rem_1fr]">
      <Field label={words.part}>
        {(control) => (
          <Select {...control} value={part} onChange={({ target }) => setPart(target.value as Part)}>
            <option value="doneBy">{words.doneBy}</option>
            <option value="doneTo">{words.doneTo}</option>
          </Select>
        )}
      </Field>
      <Field label={words.person} hint={isOpen ? (matching.length === 0 ? words.nobody : words.choose) : undefined}>
        {(control) => (
          <>
            <Input
              {...control}
              type="search"
              list={listId}
              autoComplete="off"
              placeholder={words.example}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <datalist id={listId}>
              {matching.map(({ id, email, firstName, lastName }) => (
                <option key={id} value={email}>
                  {`${firstName} ${lastName}`}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
    </div>
  )
}
