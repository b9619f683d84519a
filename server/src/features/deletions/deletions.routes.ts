import * as contract from '@rolewright/contract/deletions'
import type { Context } from '../../context.ts'
import { page } from '../../http/paging.ts'
import type { Api } from '../../http/route.ts'
import { answer, deletionsOf, discardConversation, discardDescription, restoreDeletion } from './deletions.service.ts'

export function deletionRoutes(api: Api, context: Context): void {
  api.mount(contract.deleteJobDescription, ({ user, params }) => discardDescription(context, user.id, params.id))
  api.mount(contract.deleteConversation, ({ user, params }) => discardConversation(context, user.id, params.id))
  api.mount(contract.listDeletions, async ({ user, query, ...http }) =>
    page(await deletionsOf(context, user.id, query), query.limit, http).map(answer),
  )
  api.mount(contract.restoreDeletion, ({ user, params }) => restoreDeletion(context, user.id, params.id))
}
