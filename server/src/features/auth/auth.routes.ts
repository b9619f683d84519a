import { getMe, isAdmin, login, logout, register } from '@rolewright/contract/auth'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import type { Api } from '../../http/route.ts'
import { type PasswordsElsewhere, registerUser, signInWithPassword, throttleOf } from './auth.service.ts'
import { endSession } from './sessions.store.ts'

const FAILED = { success: false }

export function authRoutes(api: Api, context: Context, elsewhere: PasswordsElsewhere | null): void {
  const throttle = throttleOf(context)

  api.mount(
    register,
    async ({ body, request, reply }) => {
      await throttle.enter(`register ${body.email}`, request.ip)
      const answer = await registerUser(context, body)
      await throttle.forgive(`register ${body.email}`, request.ip)
      keepPrivate(reply)
      return answer
    },
    FAILED,
  )

  api.mount(
    login,
    async ({ body, request, reply }) => {
      await throttle.enter(body.email, request.ip)
      const answer = await signInWithPassword(context, body, elsewhere)
      await throttle.forgive(body.email, request.ip)
      keepPrivate(reply)
      return answer
    },
    FAILED,
  )

  api.mount(getMe, async ({ user }) => user)
  api.mount(isAdmin, async ({ user }) => ({ isAdmin: user.isAdmin }))

  api.mount(logout, async ({ request }) => {
    await endSession(context.db, request.headers.authorization!.replace('Bearer ', ''))
    return { success: true as const }
  })
}

const keepPrivate = (reply: FastifyReply) => reply.header('cache-control', 'no-store')
