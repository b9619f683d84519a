import * as contract from '@rolewright/contract/invitations'
import type { Context } from '../../context.ts'
import { browserOf } from '../../http/browser.ts'
import { page } from '../../http/paging.ts'
import type { Api } from '../../http/route.ts'
import { rememberDevice } from '../auth/devices.service.ts'
import { attempt, spentLinks } from '../auth/throttle.service.ts'
import {
  acceptInvitation,
  countInvitations,
  invite,
  openInvitations,
  readInvitation,
  withdrawInvitation,
} from './invitations.service.ts'

export function invitationRoutes(api: Api, context: Context): void {
  api.mount(contract.listInvitations, async ({ query, ...http }) =>
    page(await openInvitations(context, query), query.limit, http, await countInvitations(context)),
  )
  api.mount(contract.invite, ({ body, user }) => invite(context, body, user.id))
  api.mount(contract.withdrawInvitation, ({ params }) => withdrawInvitation(context, params.id))

  api.mount(contract.openInvitation, ({ body, request }) =>
    attempt(context, spentLinks(request.ip), () => readInvitation(context, body.token)),
  )
  api.mount(contract.acceptInvitation, async ({ body, request, reply }) => {
    const accept = () => acceptInvitation(context, body, browserOf(request))
    const answer = await attempt(context, spentLinks(request.ip), accept)
    await rememberDevice(context, { request, reply }, answer.user.id)
    return answer
  })
}
