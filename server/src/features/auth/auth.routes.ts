import { askPasswordLink, getMe, isAdmin, login, logout, register, setPasswordByLink } from '@rolewright/contract/auth'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { browserOf } from '../../http/browser.ts'
import { AppError } from '../../http/errors.ts'
import { networkOf } from '../../http/network.ts'
import type { Api } from '../../http/route.ts'
import { noteSecurity } from '../../log/security-events.ts'
import { type PasswordsElsewhere, registerUser, signInWithPassword } from './auth.service.ts'
import { guessesFor, rememberDevice } from './devices.service.ts'
import { mailPasswordLink, setPasswordWithLink } from './password-links.service.ts'
import { endSession } from './sessions.store.ts'
import { attempt, forgotten, newAccounts, ration, registrations, spentLinks, takeTries } from './throttle.service.ts'
import { findCredentials } from './users.store.ts'

const FAILED = { success: false }

export function authRoutes(api: Api, context: Context, elsewhere: PasswordsElsewhere | null): void {
  api.mount(
    register,
    async ({ body, request, reply }) => {
      const answer = await attempt(context, registrations(body.email, request.ip), () =>
        ration(context, newAccounts(context, request.ip), () => registerUser(context, body, browserOf(request))),
      )
      await rememberDevice(context, { request, reply }, answer.user.id)
      return answer
    },
    FAILED,
  )

  api.mount(
    login,
    async ({ body, request, reply }) => {
      const counters = await guessesFor(context, body.email, request)
      const answer = await attempt(context, counters, () =>
        signInWithPassword(context, body, elsewhere, browserOf(request)),
      ).catch((error: unknown) => noteRefusal(error, body.email, request))
      await rememberDevice(context, { request, reply }, answer.user.id)
      return answer
    },
    FAILED,
  )

  /** @throws error */
  async function noteRefusal(error: unknown, email: string, { ip }: FastifyRequest): Promise<never> {
    const event = error instanceof AppError && REFUSALS[error.code]
    if (event) {
      const account = (await findCredentials(context.db, email))?.id ?? null
      noteSecurity(context.log, event, { account, network: networkOf(ip) })
    }
    throw error
  }

  api.mount(askPasswordLink, async ({ body, request }) => {
    await takeTries(context, forgotten(body.email, request.ip))
    mailPasswordLink(context, body.email)
  })

  api.mount(setPasswordByLink, async ({ body, request, reply }) => {
    const set = () => setPasswordWithLink(context, body, browserOf(request))
    const answer = await attempt(context, spentLinks(request.ip), set)
    await rememberDevice(context, { request, reply }, answer.user.id)
    return answer
  })

  api.mount(getMe, async ({ user }) => user)
  api.mount(isAdmin, async ({ user }) => ({ isAdmin: user.isAdmin }))

  api.mount(logout, async ({ request }) => {
    await endSession(context.db, request.headers.authorization!.replace('Bearer ', ''))
    return { success: true as const }
  })
}

const REFUSALS: Partial<Record<AppError['code'], 'sign_in_failed' | 'sign_in_throttled'>> = {
  wrong_credentials: 'sign_in_failed',
  too_many_attempts: 'sign_in_throttled',
}
