import { getPartnerStatus, importUser, listExternalUsers, testPartner } from '@rolewright/contract/partner'
import type { Context } from '../../context.ts'
import type { Api } from '../../http/route.ts'
import { testConnection } from './connection-test.service.ts'
import { partnerStatus } from './contacts.service.ts'
import { importPerson, listDirectory } from './import.service.ts'

export function partnerAdminRoutes(api: Api, context: Context): void {
  const { PARTNER_ID } = context.config

  api.mount(listExternalUsers(PARTNER_ID), async ({ query, request, reply }) => {
    const { people, total, next } = await listDirectory(context, query)
    reply.header('x-total-count', total)
    if (next !== null) {
      const address = new URL(request.url, 'http://localhost')
      for (const [name, value] of Object.entries(next)) address.searchParams.set(name, String(value))
      reply.header('link', `<${address.pathname}${address.search}>; rel="next"`)
    }
    return people
  })

  api.mount(importUser(PARTNER_ID), async ({ body }) => importPerson(context, body[`${PARTNER_ID}User`]!))

  api.mount(getPartnerStatus, () => partnerStatus(context))
  api.mount(testPartner, () => testConnection(context))
}
