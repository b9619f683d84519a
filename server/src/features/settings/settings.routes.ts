import { closeFirstStart, getFirstStart } from '@rolewright/contract/first-start'
import { getSettings } from '@rolewright/contract/settings'
import type { Context } from '../../context.ts'
import type { Api } from '../../http/route.ts'
import { isFresh, markStarted } from './first-start.store.ts'

export function settingsRoutes(api: Api, { config, db, partner, mail, now }: Context): void {
  api.mount(getSettings, async () => ({
    partner: {
      id: config.PARTNER_ID,
      name: config.PARTNER_NAME,
      redirect: partner.provider !== null,
      password: partner.provider !== null && config.PARTNER_PASSWORD_GRANT,
    },
    weeklyLimit: config.WEEKLY_LIMIT,
    passwordMinLength: config.PASSWORD_MIN_LENGTH,
    sendsMail: mail !== null,
    analyticsId: config.ANALYTICS_ID ?? null,
  }))

  api.mount(getFirstStart, async () => ({ isOpen: await isFresh(db) }))
  api.mount(closeFirstStart, () => markStarted(db, now()))
}
