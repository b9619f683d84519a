import type { Account, DeletionPreview, Session } from '@rolewright/contract/account'
import { useQuery } from '@tanstack/react-query'

export const ACCOUNT = '/api/account'
export const SESSIONS = '/api/account/sessions'

export const useAccount = () => useQuery<Account>({ queryKey: [ACCOUNT], staleTime: 0 })
export const useSessions = () => useQuery<Session[]>({ queryKey: [SESSIONS], staleTime: 0 })
/** Asked anew each time that it is shown. */
export const useDeletionPreview = () =>
  useQuery<DeletionPreview>({ queryKey: ['/api/account/deletion'], staleTime: 0, gcTime: 0 })
