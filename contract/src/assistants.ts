import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** An assistant as people see it; its instructions stay on the server. `model` reads provider:name. */
export const Assistant = z.object({ id: z.uuid(), name: z.string(), description: z.string(), model: z.string() })
export type Assistant = z.infer<typeof Assistant>

export const accessibleAssistants = endpoint({
  method: 'GET',
  path: '/api/assistants/accessible',
  access: 'user',
  summary: 'The assistants that the signed-in person may use: their own first, then those assigned to them',
  answer: z.array(Assistant),
})
export const allAssistants = endpoint({
  method: 'GET',
  path: '/api/assistants',
  access: 'admin',
  summary: 'Every assistant in service',
  answer: z.array(Assistant),
})
