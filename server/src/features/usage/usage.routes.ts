import { getDashboardStats, getUsage } from '@rolewright/contract/usage'
import type { Context } from '../../context.ts'
import type { Api } from '../../http/route.ts'
import { usageWith, weekStart } from './usage.service.ts'
import { countedAlongside, heldAlongside } from './usage.store.ts'

export function usageRoutes(api: Api, context: Context): void {
  api.mountInformed(getUsage, {
    also: ({ query: { assistantId = null } }) => countedAlongside.with({ assistantId, since: weekStart(context) }),
    handle: async ({ user, found }) => usageWith(context, user, found),
  })

  api.mountInformed(getDashboardStats, {
    also: () => heldAlongside.with({}),
    handle: async ({ user, found }) => ({ totalJobs: found, isDeeSecureUser: user.source !== 'local' }),
  })
}
