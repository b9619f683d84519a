import type { PublicSettings } from '@rolewright/contract/settings'
import { useQuery } from '@tanstack/react-query'
import { reading } from './query-client.ts'

/** Used until the server's own settings are there: the product's defaults. */
const DEFAULTS: PublicSettings = {
  partner: { id: 'partner', name: 'Partner', redirect: false, password: false },
  weeklyLimit: 3,
  passwordMinLength: 8,
  sendsMail: false,
  analyticsId: null,
}

export const usePublicSettings = (): PublicSettings => useQuery(reading('/api/settings')).data ?? DEFAULTS
