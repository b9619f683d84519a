import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reading } from '../../lib/query-client.ts'

/** With this assistant; or, without one, with those that have no limit of their own. */
export const useUsage = (assistantId?: string) =>
  useQuery({ ...reading('/api/usage', { query: { assistantId } }), placeholderData: keepPreviousData })
export const useDashboardStats = () => useQuery(reading('/api/dashboard-stats'))
