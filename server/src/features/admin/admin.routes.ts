import * as contract from '@rolewright/contract/admin'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/errors.ts'
import { page } from '../../http/paging.ts'
import type { Api } from '../../http/route.ts'
import { assignAssistant, listAssignments, removeAssistant } from '../assistants/assistants.service.ts'
import { userExists } from '../auth/auth.service.ts'
import { assignRole, listUserRoles, removeRole } from '../auth/roles.service.ts'
import { listUsers } from './admin.store.ts'

export function adminRoutes(api: Api, context: Context): void {
  const { db, now } = context

  api.mount(contract.listUsers, async ({ query, ...http }) => page(await listUsers(db, query), query.limit, http))

  api.mount(contract.listUserPermissions, async () => (await listAssignments(db)).map(assignmentAnswer))

  api.mount(contract.assignUser, async ({ user, body }) => {
    if (!(await userExists(context, body.userId))) throw notFound('That user')
    return assignmentAnswer(await assignAssistant(db, body.userId, body.assistantId, user.id, now()))
  })

  api.mount(contract.removeUser, ({ body }) => removeAssistant(db, body.userId, body.assistantId))

  api.mount(contract.listUserRoles, () => listUserRoles(context))
  api.mount(contract.assignRole, ({ body }) => assignRole(context, body.userId, body.role))
  api.mount(contract.removeRole, ({ body }) => removeRole(context, body.userId))
}

type Assignment = Awaited<ReturnType<typeof assignAssistant>>
const assignmentAnswer = (row: Assignment) => ({ ...row, assignedAt: row.assignedAt.toISOString() })
