import { availableParallelism } from 'node:os'
import { Desk } from './desk.ts'
import { Desks } from './desks.ts'
import type { TaskName, Tasks } from './thread.ts'
import { threadFile } from './thread-file.ts'

/** Far more than any text takes; an order that is not done by then would only keep others waiting. */
const LIMIT_MS = 10_000

/** One processor is for the calls and the database; more threads than these find no work that those let through. */
const THREADS = Math.min(Math.max(availableParallelism() - 1, 1), 4)

const desks = new Desks(Array.from({ length: THREADS }, () => new Desk(threadFile, LIMIT_MS)))

/**
 * Craft reads and writes for tens of milliseconds at a time, during which the streams of all others would stand still: it
 * does so in threads of its own, whose time is shared fairly between people.
 * @throws Error where it fails, or takes too long; AppError busy
 */
export const apart = <Name extends TaskName>(
  task: Name,
  ...given: Parameters<Tasks[Name]>
): Promise<ReturnType<Tasks[Name]>> => desks.order(task, given) as Promise<ReturnType<Tasks[Name]>>

/** In four languages: what the first reading of a process takes a second for. */
const FIRST = [
  'Nurse in Leeds, permanent, 32 hours, £32,000 a year, nights, nice to have: driving licence. Start in May.',
  'Pflegefachkraft (m/w/d) in Kassel, Teilzeit, 30 Std./Woche, TVöD P7, Führerschein von Vorteil. Beginn ab sofort.',
  'Comptable H/F à Nantes, CDI 35h, 32 000 € brut annuel, 2 jours de télétravail, anglais apprécié.',
  'Mozo de almacén en Zaragoza, turno de noche, 1.450 € brutos al mes, contrato indefinido.',
]

/** Somebody is about to write: what is read once for all is read now, and not while they wait. */
export function prepareCraft(): void {
  if (desks.isOpen) return
  // A reading that fails, fails again where somebody asks for it.
  for (const brief of FIRST) apart('read', brief, []).catch(() => {})
}
