/** What the claims of a description are weighed against. */
import type { Brief } from '../brief/facts.ts'
import type { Sources } from './claims.ts'
import type { Evidence } from './evidence.ts'

export interface Known {
  told: Evidence
  company: Evidence
  sources: Sources
  brief: Brief
}
