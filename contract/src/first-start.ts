import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Whether this instance is fresh, and nobody has closed its first steps yet. */
export const FirstStart = z.object({ isOpen: z.boolean() })
export type FirstStart = z.infer<typeof FirstStart>
export const getFirstStart = endpoint({
  method: 'GET',
  path: '/api/admin/first-start',
  access: 'admin',
  summary: 'Whether the first steps of a fresh instance are still to be shown',
  answer: FirstStart,
})
export const closeFirstStart = endpoint({
  method: 'DELETE',
  path: '/api/admin/first-start',
  access: 'admin',
  summary: 'Show the first steps no more',
  status: 204,
})
