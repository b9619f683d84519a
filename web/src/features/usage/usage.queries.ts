import { useQuery } from '@tanstack/react-query'
import { reading } from '../../lib/query-client.ts'

export const useUsage = () => useQuery(reading('/api/usage'))
export const useDashboardStats = () => useQuery(reading('/api/dashboard-stats'))
