import type { ListedExternalUser } from '@rolewright/contract/partner'
import { useRef, useState } from 'react'
import { callJson } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { toast } from '../../ui/use-toast.ts'
import { useMarkImported, useRefreshStatus } from './directory.queries.ts'
import { texts } from './texts.ts'

const AT_ONCE = 3

export interface Progress {
  done: number
  all: number
}

/** Imports people, one or many, and keeps for each who was refused why. */
export function useImport(partnerId: string) {
  const markImported = useMarkImported(partnerId)
  const refreshStatus = useRefreshStatus()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [outcome, setOutcome] = useState<{ imported: number; all: number } | null>(null)
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  const isStopped = useRef(false)

  const importPeople = async (people: ListedExternalUser[]) => {
    isStopped.current = false
    setOutcome(null)
    setProgress({ done: 0, all: people.length })
    const waiting = [...people]
    const here = new Set<string>()
    const refused = new Map(reasons)
    const work = async () => {
      for (let person = waiting.shift(); person && !isStopped.current; person = waiting.shift()) {
        const reason = await importOne(partnerId, person)
        if (reason) refused.set(person.id, reason)
        else {
          refused.delete(person.id)
          here.add(person.id)
        }
        setProgress((now) => now && { ...now, done: now.done + 1 })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    markImported(here)
    setReasons(refused)
    setProgress(null)
    setOutcome({ imported: here.size, all: people.length })
    void refreshStatus()
    tell(here.size, people, refused)
  }

  return { progress, outcome, reasons, importPeople, stop: () => (isStopped.current = true) }
}

/** @returns why it was refused; null: they are here, also where somebody else was faster */
async function importOne(partnerId: string, { state: _, ...person }: ListedExternalUser): Promise<string | null> {
  try {
    await callJson('POST', '/api/admin/import-user', { [`${partnerId}User`]: person })
    return null
  } catch (error) {
    return error instanceof ApiError && error.code === 'already_exists' ? null : sentenceOf(error)
  }
}

function tell(imported: number, people: ListedExternalUser[], refused: ReadonlyMap<string, string>) {
  const [only] = people
  if (people.length === 1 && only) {
    if (imported === 1) toast({ title: texts.imported })
    else toast({ title: texts.importFailed, description: refused.get(only.id), tone: 'danger' })
  } else toast({ title: texts.outcome(imported, people.length), tone: imported === 0 ? 'danger' : undefined })
}
