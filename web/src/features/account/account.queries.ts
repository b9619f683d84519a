import { useQuery } from '@tanstack/react-query'
import { reading } from '../../lib/query-client.ts'

export const useAccount = () => useQuery({ ...reading('/api/account'), staleTime: 0 })
export const useSessions = () => useQuery({ ...reading('/api/account/sessions'), staleTime: 0 })
/** Asked anew each time that it is shown. */
export const useDeletionPreview = () => useQuery({ ...reading('/api/account/deletion'), staleTime: 0, gcTime: 0 })
