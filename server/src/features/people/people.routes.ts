import * as contract from '@rolewright/contract/people'
import type { Context } from '../../context.ts'
import { page } from '../../http/paging.ts'
import type { Api } from '../../http/route.ts'
import { askForMore, blockPerson, deletePerson, findPeople, limitPerson } from './people.service.ts'

/** How admins look after people, and what people ask them for. */
export function peopleRoutes(api: Api, context: Context): void {
  api.mount(contract.listPeople, async ({ query, ...http }) =>
    page(await findPeople(context, query), query.limit, http),
  )
  api.mount(contract.blockPerson, ({ params, body, user }) => blockPerson(context, params.id, body.blocked, user.id))
  api.mount(contract.limitPerson, ({ params, body }) => limitPerson(context, params.id, body.weeklyLimit))
  api.mount(contract.deletePerson, ({ params, user }) => deletePerson(context, params.id, user.id))
  api.mount(contract.askForMore, ({ user, body }) => askForMore(context, user, body.wish))
}
