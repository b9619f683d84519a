import type { Assistant } from '@rolewright/contract/assistants'
import { useQuery } from '@tanstack/react-query'

export const useAccessibleAssistants = () => useQuery<Assistant[]>({ queryKey: ['/api/assistants/accessible'] })
