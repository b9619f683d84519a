import * as contract from '@rolewright/contract/assistants'
import type { Context } from '../../context.ts'
import { prepareCraft } from '../../generation/craft/apart.ts'
import { AppError, notFound } from '../../http/errors.ts'
import { page } from '../../http/paging.ts'
import type { Api } from '../../http/route.ts'
import { usableAssistants } from './assistants.service.ts'
import {
  createAssistant,
  getManaged,
  limitAssistant,
  listManagedAssistants,
  retireAssistant,
  tryAssistant,
  updateAssistant,
} from './managed-assistants.service.ts'
import { countKinds, countManaged, listInService, listVersions } from './managed-assistants.store.ts'

export function assistantRoutes(api: Api, context: Context): void {
  const { db, models } = context

  api.mount(contract.accessibleAssistants, ({ user }) => {
    prepareCraft()
    return usableAssistants(context, user.id)
  })
  api.mount(contract.allAssistants, async ({ query, ...http }) => {
    const total = await countManaged(db, { q: query.q, show: 'inService' })
    return page(await listInService(db, query), query.limit, http, total)
  })

  api.mount(contract.listManagedAssistants, async ({ query, ...http }) => {
    const { rows, total } = await listManagedAssistants(context, query)
    return page(rows, query.limit, http, total)
  })
  api.mount(contract.getManagedAssistant, ({ params }) => getManaged(context, params.id))
  api.mount(contract.countAssistants, () => countKinds(db))
  api.mount(contract.createAssistant, ({ body, user }) => createAssistant(context, body, user.id))
  api.mount(contract.updateAssistant, ({ params, body, user }) => updateAssistant(context, params.id, body, user.id))
  api.mount(contract.limitAssistant, ({ params, body }) => limitAssistant(context, params.id, body.weeklyLimit))
  api.mount(contract.retireAssistant, ({ params, body }) => retireAssistant(context, params.id, body.retired))
  api.mount(contract.listAssistantVersions, async ({ params }) => {
    const versions = await listVersions(db, params.id)
    if (versions.length === 0) throw notFound('That assistant')
    return versions
  })
  api.mount(contract.listModels, () => models.offers())
  api.mount(contract.tryAssistant, async ({ body, user, reply }) => {
    const left = new AbortController()
    reply.raw.once('close', () => left.abort(new AppError('stopped', 'You stopped the trial.')))
    return { text: await tryAssistant(context, user, body, left.signal) }
  })
}
