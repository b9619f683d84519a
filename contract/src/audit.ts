import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { pageFields } from './paging.ts'

/** One thing that an admin did, in the words of then: names stay though accounts go. */
export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  who: z.string(),
  /** What the call does, as the contract says. */
  what: z.string(),
  /** Whom or what it was about. */
  whom: z.string(),
  details: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const day = z.optional(
  z.iso
    .date('A day reads 2027-03-31')
    .check(z.refine((said) => said >= '1970' && said < '9999', { error: 'A day of our time, please' })),
)
const filters = {
  /** Found in who, what, whom and details, in any case. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  /** Days in UTC, both included. */
  from: day,
  to: day,
  /** The admin who did it. */
  doneBy: z.optional(z.uuid()),
  /** The person whom it was done to. */
  doneTo: z.optional(z.uuid()),
}
export const AuditFilter = z.object(filters)
export type AuditFilter = z.infer<typeof AuditFilter>
export const AuditQuery = z.object({ ...pageFields, ...filters })
export type AuditQuery = z.infer<typeof AuditQuery>
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'What admins did, the latest first',
  query: AuditQuery,
  answer: z.array(AuditEntry),
})
export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit/export',
  access: 'admin',
  summary: 'What admins did, as CSV',
  query: AuditFilter,
  file: 'text/csv',
})
