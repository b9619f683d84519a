import { parentPort } from 'node:worker_threads'
import { besidePage } from '@rolewright/craft/beside-page'
import type { Claim } from '@rolewright/craft/compare/claims'
import { findClaims } from '@rolewright/craft/compare/grounds'
import { readSheet } from '@rolewright/craft/sheet/read-sheet'
import { writeDescription } from '@rolewright/craft/write-description'

const TASKS = {
  read: readSheet,
  write: writeDescription,
  beside: besidePage,
  claims: (text: string, brief: string, company: Record<string, string>, typical: readonly string[]): Claim[] =>
    findClaims(text, { brief, company, typical }),
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
