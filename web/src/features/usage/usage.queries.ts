import type { DashboardStats, Usage } from '@rolewright/contract/usage'
import { useQuery } from '@tanstack/react-query'

export const useUsage = () => useQuery<Usage>({ queryKey: ['/api/usage'] })
export const useDashboardStats = () => useQuery<DashboardStats>({ queryKey: ['/api/dashboard-stats'] })
