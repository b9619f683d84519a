/** The built-in writer: a brief in, a job description in light markdown out. Offline, and the same for the same request. */
import type { Brief } from '../brief/facts.ts'
import { readBrief } from '../brief/read.ts'
import { voiceOf } from './languages/voice-of.ts'
import { layOut } from './layout.ts'
import { planFor } from './plan.ts'

export interface WriteRequest {
  brief: string | Brief
}

export function writeDescription(request: WriteRequest): string {
  const brief = typeof request.brief === 'string' ? readBrief(request.brief) : request.brief
  const plan = planFor(brief, '')
  return layOut(plan, voiceOf(plan.language))
}
