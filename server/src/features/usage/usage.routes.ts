import { getDashboardStats, getUsage } from '@rolewright/contract/usage'
import type { Context } from '../../context.ts'
import type { Api } from '../../http/route.ts'
import { usageOf } from './usage.service.ts'
import { countDescriptions } from './usage.store.ts'

export function usageRoutes(api: Api, context: Context): void {
  api.mount(getUsage, ({ user }) => usageOf(context, user))

  api.mount(getDashboardStats, async ({ user }) => ({
    totalJobs: await countDescriptions(context.db, user.id),
    isDeeSecureUser: user.source !== 'local',
  }))
}
