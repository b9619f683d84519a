import type { AdminUser, ListedUser } from '@rolewright/contract/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fullName } from '../../lib/format.ts'
import { type Reading, reading } from '../../lib/query-client.ts'
import { usePages } from '../../lib/use-pages.ts'
import { texts } from './texts.ts'

/** How many entries of a list come at once. */
const STEP = 50

/** People, searched on the server. */
export const useUsers = (q: string) => usePages('/api/admin/users', { query: { q, limit: STEP } })
/** Read again on each visit: it may have been changed on the page of the assistants. */
export const useManagedAssistant = (id: string) =>
  useQuery({ ...reading('/api/admin/assistants/{id}', { params: { id } }), staleTime: 0 })
/** Assignments, of all or of one assistant or of one person. */
export const usePermissions = (whose: { assistantId?: string; userId?: string }) =>
  usePages('/api/admin/user-permissions', { query: { ...whose, limit: STEP } })
export const useRoles = () => usePages('/api/admin/user-roles', { query: { limit: STEP } })

export const useCompanies = () => useQuery(reading('/api/admin/companies'))

/** The company that an admin confirmed, or what somebody says of themselves, told as such; null where they say nothing. */
export const companyOf = ({ company, confirmedCompany }: Pick<ListedUser, 'company' | 'confirmedCompany'>) =>
  confirmedCompany ?? (company?.trim() ? texts.company.unconfirmed(company.trim()) : null)

/** Reads again what an admin's change may have touched. */
export function useRefresh() {
  const client = useQueryClient()
  return (...queries: Reading[]) => Promise.all(queries.map((query) => client.invalidateQueries(query)))
}

export const nameOf = (user: Pick<AdminUser, 'firstName' | 'lastName' | 'email'>): string =>
  fullName(user) || user.email

/** What is read again when somebody's assistants, role or company changed. */
export const USERS = [reading('/api/admin/users'), reading('/api/admin/user-permissions')]
