import { parentPort } from 'node:worker_threads'
import { readBrief } from '@rolewright/craft/brief/read'
import type { Claim } from '@rolewright/craft/compare/claims'
import { findClaims } from '@rolewright/craft/compare/grounds'
import { roleKnowledgeFor } from '@rolewright/craft/compare/role-knowledge'
import { writeDescription } from '@rolewright/craft/writer/write'

const TASKS = {
  write: writeDescription,
  claims: (text: string, brief: string, company: Record<string, string>): Claim[] =>
    findClaims(text, { brief, company, isRoleKnowledge: roleKnowledgeFor(readBrief(brief)) }),
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
