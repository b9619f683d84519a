import { Desk } from './desk.ts'
import type { TaskName, Tasks } from './thread.ts'
import { threadFile } from './thread-file.ts'

/** Far more than any text takes; an order that is not done by then would only keep others waiting. */
const LIMIT_MS = 10_000

const desk = new Desk(threadFile, LIMIT_MS)

/**
 * Craft reads and writes for tens of milliseconds at a time, during which the streams of all others would stand still: it
 * does so in one thread of its own, whose time is shared fairly between people.
 * @throws Error where it fails, or takes too long; AppError busy
 */
export const apart = <Name extends TaskName>(
  task: Name,
  ...given: Parameters<Tasks[Name]>
): Promise<ReturnType<Tasks[Name]>> => desk.order(task, given) as Promise<ReturnType<Tasks[Name]>>
