import * as contract from '@rolewright/contract/templates'
import type { Context } from '../../context.ts'
import type { Api } from '../../http/route.ts'
import { addTemplate, changeTemplate, removeTemplate, templatesOf } from './templates.service.ts'
import { listTemplates } from './templates.store.ts'

export function templateRoutes(api: Api, context: Context): void {
  api.mount(contract.listTemplates, async ({ user }) =>
    user.companyId ? listTemplates(context.db, user.companyId) : [],
  )
  api.mount(contract.listCompanyTemplates, ({ params }) => templatesOf(context, params.id))
  api.mount(contract.createTemplate, ({ params, body }) => addTemplate(context, params.id, body))
  api.mount(contract.changeTemplate, ({ params, body }) => changeTemplate(context, params.id, body))
  api.mount(contract.deleteTemplate, ({ params }) => removeTemplate(context, params.id))
}
