import { parentPort } from 'node:worker_threads'
import { besidePage } from '@rolewright/craft/beside-page'
import type { Claim } from '@rolewright/craft/compare/claims'
import { findClaims } from '@rolewright/craft/compare/grounds'
import { compareMeaning } from '@rolewright/craft/compare/meaning'
import { missingOn, placeOn } from '@rolewright/craft/compare/missing'
import { changesOfWishes } from '@rolewright/craft/compare/wish-changes'
import type { SettledFact } from '@rolewright/craft/sheet/sheet'
import { sheetOf, type WriteRequest, writeDescription } from '@rolewright/craft/write-description'
import { READY } from './thread-file.ts'

/** What the claims of a page may rest on: what somebody said, facts of their company, and lines known to be told by nobody. */
export interface Grounds {
  said: string
  company: Record<string, string>
  typical: readonly string[]
}

const claimsOf = (text: string, { said, ...grounds }: Grounds): Claim[] => findClaims(text, { brief: said, ...grounds })

/** All that stands beside a page: claims, notes, what it lacks, and of an improved one what came of each wish. */
function lookBeside(text: string, request: WriteRequest, grounds: Grounds) {
  const { notes, typical, wishes } = besidePage(text, request)
  const answered = request.improve
    ? changesOfWishes(request.improve.previous, text, wishes, answerContext(request))
    : { wishes: [], changes: [] }
  const claims = claimsOf(text, { ...grounds, typical: [...typical, ...grounds.typical] })
  return { notes, claims, ...lookAtPage(text), ...answered }
}

const lookAtPage = (text: string) => ({ questions: missingOn(text), place: placeOn(text) })

function answerContext(request: WriteRequest) {
  const sheet = sheetOf(request)
  return { language: sheet.language, sheet }
}

const TASKS = {
  read: (brief: string, facts: readonly SettledFact[] = []) => sheetOf({ brief, facts }),
  write: writeDescription,
  beside: lookBeside,
  page: lookAtPage,
  compare: compareMeaning,
  claims: claimsOf,
}
export type Tasks = typeof TASKS
export type TaskName = keyof Tasks

export interface Order<Name extends TaskName = TaskName> {
  id: number
  task: Name
  given: Parameters<Tasks[Name]>
}
export type Outcome = { id: number } & ({ result: ReturnType<Tasks[TaskName]> } | { failed: string })

parentPort!.on('message', ({ id, task, given }: Order) => {
  const run = TASKS[task] as (...args: unknown[]) => ReturnType<Tasks[TaskName]>
  let outcome: Outcome
  try {
    outcome = { id, result: run(...given) }
  } catch (error) {
    outcome = { id, failed: String((error as Error).stack) }
  }
  parentPort!.postMessage(outcome)
})
parentPort!.postMessage(READY)
