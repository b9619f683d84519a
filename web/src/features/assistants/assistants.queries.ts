import { useQuery } from '@tanstack/react-query'
import { reading } from '../../lib/query-client.ts'

export const useAccessibleAssistants = () => useQuery(reading('/api/assistants/accessible'))
