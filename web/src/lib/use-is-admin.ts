import type { IsAdmin } from '@rolewright/contract/auth'
import { useQuery } from '@tanstack/react-query'

export const useIsAdmin = () => useQuery<IsAdmin>({ queryKey: ['/api/user/is-admin'] })
