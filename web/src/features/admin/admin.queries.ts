import type { AdminUser } from '@rolewright/contract/admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fullName } from '../../lib/format.ts'
import { type Reading, reading } from '../../lib/query-client.ts'
import { useEveryPage } from '../../lib/use-every-page.ts'
import { texts } from './texts.ts'

export const useUsers = () => useEveryPage('/api/admin/users')
export const useAssistants = () => useQuery(reading('/api/assistants'))
export const usePermissions = () => useQuery(reading('/api/admin/user-permissions'))
export const useRoles = () => useQuery(reading('/api/admin/user-roles'))

export const useCompanies = () => useQuery(reading('/api/admin/companies'))

/** The company that an admin confirmed, or what somebody says of themselves, told as such; null where they say nothing. */
export function useCompanyOf() {
  const companies = useCompanies().data
  return useMemo(() => {
    const confirmed = new Map(companies?.flatMap(({ name, members }) => members.map((id) => [id, name])))
    return ({ id, company }: Pick<AdminUser, 'id' | 'company'>): string | null =>
      confirmed.get(id) ?? (company?.trim() ? texts.company.unconfirmed(company.trim()) : null)
  }, [companies])
}

/** Reads again what an admin's change may have touched. */
export function useRefresh() {
  const client = useQueryClient()
  return (...queries: Reading[]) => Promise.all(queries.map((query) => client.invalidateQueries(query)))
}

export const nameOf = (user: Pick<AdminUser, 'firstName' | 'lastName' | 'email'>): string =>
  fullName(user) || user.email

/** How to say users and assistants of which only the id is known. */
export function useNames() {
  const users = useUsers().items
  const assistants = useAssistants().data
  return useMemo(() => {
    const userNames = new Map(users?.map((user) => [user.id, nameOf(user)]))
    const assistantsById = new Map(assistants?.map((assistant) => [assistant.id, assistant]))
    return {
      userName: (id: string) => userNames.get(id) ?? texts.unknownUser,
      assistantName: (id: string) => assistantsById.get(id)?.name ?? texts.unknownAssistant,
      modelOf: (id: string) => assistantsById.get(id)?.model ?? '',
    }
  }, [users, assistants])
}

/** The search of the panel: any case, in the e-mail, the first name, the last name or the username. */
export function findUsers<Person extends Pick<AdminUser, 'email' | 'firstName' | 'lastName' | 'username'>>(
  users: Person[],
  words: string,
): Person[] {
  const sought = words.trim().toLowerCase()
  if (!sought) return users
  return users.filter((user) =>
    [user.email, user.firstName, user.lastName, user.username, fullName(user)].some((text) =>
      text?.toLowerCase().includes(sought),
    ),
  )
}
