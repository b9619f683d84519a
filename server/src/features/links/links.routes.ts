import * as contract from '@rolewright/contract/links'
import type { Context } from '../../context.ts'
import type { Api } from '../../http/route.ts'
import { NO_INDEX } from '../../http/static.ts'
import { attempt, comments, ration, spentLinks } from '../auth/throttle.service.ts'
import { commentsOf, decideComment, leaveComment, linksOf, makeLink, openLink, withdrawLink } from './links.service.ts'

export function linkRoutes(api: Api, context: Context): void {
  api.mount(contract.listPageLinks, ({ user, params }) => linksOf(context, user.id, params.id))
  api.mount(contract.makePageLink, ({ user, params, body }) => makeLink(context, user.id, params.id, body))
  api.mount(contract.withdrawPageLink, ({ user, params }) => withdrawLink(context, user.id, params.id))
  api.mount(contract.listPageComments, ({ user, params }) => commentsOf(context, user.id, params.id))
  api.mount(contract.decidePageComment, ({ user, params, body }) =>
    decideComment(context, user.id, params.id, body.state),
  )

  api.mount(contract.openPageLink, ({ body, request, reply }) => {
    reply.headers(NO_INDEX)
    return attempt(context, spentLinks(request.ip), () => openLink(context, body.token))
  })
  api.mount(contract.leavePageComment, ({ body, request }) =>
    ration(context, comments(request.ip), () =>
      attempt(context, spentLinks(request.ip), () => leaveComment(context, body)),
    ),
  )
}
