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

export interface Outcome {
  imported: number
  all: number
  refused: { person: ListedExternalUser; reason: string }[]
}

/** Imports people, one or many, and keeps for each who was refused why. */
export function useImport(partnerId: string) {
  const markImported = useMarkImported(partnerId)
  const refreshStatus = useRefreshStatus()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  const isStopped = useRef(false)

  /** @returns those who are here now */
  const importPeople = async (people: ListedExternalUser[]): Promise<ListedExternalUser[]> => {
    isStopped.current = false
    setOutcome(null)
    setProgress({ done: 0, all: people.length })
    const waiting = [...people]
    const here: ListedExternalUser[] = []
    const refused: Outcome['refused'] = []
    const work = async () => {
      for (let person = waiting.shift(); person && !isStopped.current; person = waiting.shift()) {
        const reason = await importOne(partnerId, person)
        if (reason) refused.push({ person, reason })
        else here.push(person)
        setProgress((now) => now && { ...now, done: now.done + 1 })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    const result = { imported: here.length, all: people.length, refused }
    markImported(new Set(here.map(({ id }) => id)))
    setReasons(new Map([...reasons, ...refused.map(({ person, reason }) => [person.id, reason] as const)]))
    setProgress(null)
    setOutcome(result)
    void refreshStatus()
    tell(result)
    return here
  }

  const stop = () => {
    isStopped.current = true
  }
  return { progress, outcome, reasons, importPeople, stop }
}

/** @returns why it was refused; null: they are here, also where somebody else was faster */
async function importOne(partnerId: string, { state: _, ...person }: ListedExternalUser): Promise<string | null> {
  try {
    await callJson('POST /api/admin/import-user', { body: { [`${partnerId}User`]: person } })
    return null
  } catch (error) {
    return error instanceof ApiError && error.code === 'already_exists' ? null : sentenceOf(error)
  }
}

function tell({ imported, all, refused }: Outcome) {
  const isOne = all === 1
  if (isOne && imported === 1) toast({ title: texts.imported })
  else if (isOne) toast({ title: texts.importFailed, description: refused[0]?.reason, tone: 'danger' })
  else toast({ title: texts.outcome(imported, all), tone: imported === 0 ? 'danger' : undefined })
}
