import * as contract from '@rolewright/contract/admin'
import type { Context } from '../../context.ts'
import { notFound } from '../../http/errors.ts'
import { page } from '../../http/paging.ts'
import type { Api } from '../../http/route.ts'
import { assignAssistant, removeAssistant } from '../assistants/assistants.service.ts'
import { freeUser, userExists } from '../auth/auth.service.ts'
import { makeLinkFor } from '../auth/password-links.service.ts'
import { assignRole, removeRole } from '../auth/roles.service.ts'
import { waitsOf } from '../auth/throttle.service.ts'
import { countPermissions, countRoles, countUsers, listPermissions, listRoles, listUsers } from './admin.store.ts'

export function adminRoutes(api: Api, context: Context): void {
  const { db, now } = context

  api.mount(contract.listUsers, async ({ query, ...http }) => {
    const users = page(await listUsers(db, query), query.limit, http, await countUsers(db, query))
    const waits = await waitsOf(
      context,
      users.map(({ email }) => email),
    )
    return users.map((user) => ({ ...user, signInWaitsUntil: waits.get(user.email)?.toISOString() ?? null }))
  })

  api.mount(contract.freeSignIn, async ({ user, params }) => {
    if (!(await freeUser(context, params.id, user.id))) throw notFound('That user')
  })

  api.mount(contract.makePasswordLink, ({ user, params }) => makeLinkFor(context, params.id, user.id))

  api.mount(contract.listUserPermissions, async ({ query, ...http }) =>
    page(await listPermissions(db, query), query.limit, http, await countPermissions(db, query)),
  )

  api.mount(contract.assignUser, async ({ user, body }) => {
    if (!(await userExists(context, body.userId))) throw notFound('That user')
    return assignmentAnswer(await assignAssistant(db, body.userId, body.assistantId, user.id, now()))
  })

  api.mount(contract.removeUser, ({ body }) => removeAssistant(db, body.userId, body.assistantId))

  api.mount(contract.listUserRoles, async ({ query, ...http }) =>
    page(await listRoles(db, query), query.limit, http, await countRoles(db)),
  )
  api.mount(contract.assignRole, ({ user, body }) => assignRole(context, body.userId, body.role, user.id))
  api.mount(contract.removeRole, ({ user, body }) => removeRole(context, body.userId, user.id))
}

type Assignment = Awaited<ReturnType<typeof assignAssistant>>
const assignmentAnswer = (row: Assignment) => ({ ...row, assignedAt: row.assignedAt.toISOString() })
