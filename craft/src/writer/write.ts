/** The built-in writer: a brief in, a job description in light markdown out. Offline, and the same for the same request. */
import type { Brief } from '../brief/facts.ts'
import { voiceOf } from './languages/voice-of.ts'
import { layOut } from './layout.ts'
import { planFor } from './plan.ts'

export interface WriteRequest {
  brief: Brief
}

export function writeDescription({ brief }: WriteRequest): string {
  const plan = planFor(brief, '')
  return layOut(plan, voiceOf(plan.language))
}
