import type { Template } from '@rolewright/contract/templates'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../../lib/query-client.ts'

const NONE: Template[] = []

/** The briefs with blanks that the person's company keeps; none where they can't be read. */
export const useTemplates = (): Template[] => useQuery(reading('/api/templates')).data ?? NONE
