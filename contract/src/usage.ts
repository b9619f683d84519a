import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** New descriptions a week, as admins set them; null takes the limit back. */
export const WeeklyLimit = z.nullable(
  z.int('Please enter a whole number').check(z.minimum(0, 'Please enter a whole number'), z.maximum(1_000_000)),
)

/** A week runs from Monday 00:00 UTC to the next. Limit and remaining are null for people without a limit. */
export const Usage = z.object({
  weeklyCount: z.int(),
  weeklyLimit: z.nullable(z.int()),
  remaining: z.nullable(z.int()),
  /** When the count starts anew, ISO 8601. */
  resetsAt: z.iso.datetime(),
})
export type Usage = z.infer<typeof Usage>

export const getUsage = endpoint({
  method: 'GET',
  path: '/api/usage',
  access: 'user',
  summary:
    'How many job descriptions were written this week, and how many are left with this assistant, or with those that have no limit of their own',
  query: z.object({ assistantId: z.optional(z.uuid()) }),
  answer: Usage,
})

export const DashboardStats = z.object({
  totalJobs: z.int(),
  /** Whether the person belongs to the partner organisation. */
  isDeeSecureUser: z.boolean(),
})
export type DashboardStats = z.infer<typeof DashboardStats>

export const getDashboardStats = endpoint({
  method: 'GET',
  path: '/api/dashboard-stats',
  access: 'user',
  summary: 'The figures of the home screen',
  answer: DashboardStats,
})
