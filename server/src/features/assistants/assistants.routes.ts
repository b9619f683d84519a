import { accessibleAssistants, allAssistants } from '@rolewright/contract/assistants'
import type { Context } from '../../context.ts'
import type { Api } from '../../http/route.ts'
import { listAssistants, listUsableAssistants } from './assistants.store.ts'

export function assistantRoutes(api: Api, { db }: Context): void {
  api.mount(accessibleAssistants, ({ user }) => listUsableAssistants(db, user.id))
  api.mount(allAssistants, () => listAssistants(db))
}
