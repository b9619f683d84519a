import { getDashboardStats, getUsage } from '@rolewright/contract/usage'
import type { Context } from '../../context.ts'
import type { Api } from '../../http/route.ts'
import { usageWith, weekStart } from './usage.service.ts'
import { countDescriptions, countedAlongside } from './usage.store.ts'

export function usageRoutes(api: Api, context: Context): void {
  api.mountInformed(getUsage, {
    also: () => countedAlongside.with({ since: weekStart(context) }),
    handle: async ({ user, found }) => usageWith(context, user, found),
  })

  api.mount(getDashboardStats, async ({ user }) => ({
    totalJobs: await countDescriptions(context.db, user.id),
    isDeeSecureUser: user.source !== 'local',
  }))
}
