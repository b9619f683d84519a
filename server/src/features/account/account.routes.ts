import { Readable } from 'node:stream'
import * as contract from '@rolewright/contract/account'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Api } from '../../http/route.ts'
import { changeOwnPassword } from '../auth/own-password.service.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from '../auth/own-sessions.service.ts'
import { accountOf, updateProfile } from './account.service.ts'
import { deleteAccount, previewDeletion } from './deletion.service.ts'
import { zipOfPerson } from './own-data.service.ts'

/** `admit` lets nobody through whose header reads otherwise. */
const tokenOf = (request: FastifyRequest) => request.headers.authorization!.replace('Bearer ', '')

/** What people do with their own account. */
export function accountRoutes(api: Api, context: Context): void {
  api.mount(contract.getAccount, ({ user }) => accountOf(context, user))
  api.mount(contract.updateProfile, ({ user, body }) => updateProfile(context, user, body))
  api.mount(contract.changePassword, ({ user, body, request }) =>
    changeOwnPassword(context, user, body, tokenOf(request)),
  )

  api.mount(contract.listSessions, ({ user, request }) => listOwnSessions(context, user.id, tokenOf(request)))
  api.mount(contract.endOwnSession, ({ user, params }) => endOwnSession(context, user.id, params.id))
  api.mount(contract.endOtherSessions, ({ user, request }) => endOtherSessions(context, user.id, tokenOf(request)))

  api.mount(contract.downloadData, async ({ user, reply }) =>
    reply
      .header('content-type', contract.downloadData.file)
      .header('content-disposition', 'attachment; filename="rolewright-data.zip"')
      .send(Readable.from(zipOfPerson(context, user))),
  )

  api.mount(contract.previewDeletion, ({ user }) => previewDeletion(context, user))
  api.mount(contract.deleteAccount, ({ user, body }) => deleteAccount(context, user, body))
}
