import {
  CALLBACK_PATH,
  collectPartnerSignIn,
  linkPartner,
  RETURN_PATH,
  returnFromPartner,
  startPartnerSignIn,
} from '@rolewright/contract/partner'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { browserOf } from '../../http/browser.ts'
import { type CookieKind, clearCookie, readCookie, setCookie } from '../../http/cookies.ts'
import { AppError } from '../../http/errors.ts'
import { ownOrigin } from '../../http/origin.ts'
import type { Api } from '../../http/route.ts'
import { rememberDevice } from '../auth/devices.service.ts'
import { confirmPassword } from '../auth/own-password.service.ts'
import {
  beginVoyage,
  collectOutcome,
  endVoyage,
  OUTCOME_SECONDS,
  sealFailure,
  VOYAGE_SECONDS,
} from './sign-in.service.ts'

const VOYAGE: CookieKind = { name: 'partner_voyage', path: CALLBACK_PATH, seconds: VOYAGE_SECONDS, sameSite: 'Lax' }
const OUTCOME: CookieKind = {
  name: 'partner_outcome',
  path: collectPartnerSignIn.path,
  seconds: OUTCOME_SECONDS,
  sameSite: 'Strict',
}

/** Signing in on the partner's own page. */
export function partnerRoutes(api: Api, context: Context): void {
  const { config } = context
  /** The partner sends people there with what signs them in: never to an address that the request alone names. */
  const redirectUri = (request: FastifyRequest) => {
    const address = config.PUBLIC_URL?.replace(/\/+$/, '') ?? ownOrigin(config, request)
    if (!address)
      throw new AppError(
        'misconfigured',
        `Signing in with ${config.PARTNER_NAME} does not work at this address. Please ask your administrator to set PUBLIC_URL.`,
      )
    return `${address}${CALLBACK_PATH}`
  }

  api.mount(startPartnerSignIn, async ({ request, reply }) => {
    try {
      const { address, sealed } = await beginVoyage(context, redirectUri(request), null)
      setCookie(config, { request, reply }, VOYAGE, sealed)
      return reply.redirect(address)
    } catch (error) {
      setCookie(config, { request, reply }, OUTCOME, sealFailure(context, error))
      return reply.redirect(RETURN_PATH)
    }
  })

  api.mount(returnFromPartner, async ({ request, reply }) => {
    const { searchParams } = new URL(request.url, 'http://localhost')
    const sealed = await endVoyage(context, readCookie(request, VOYAGE), searchParams, request.ip)
    clearCookie(config, { request, reply }, VOYAGE)
    setCookie(config, { request, reply }, OUTCOME, sealed)
    return reply.redirect(RETURN_PATH)
  })

  api.mount(
    collectPartnerSignIn,
    async ({ request, reply }) => {
      // Browsers say where a call comes from; no other site may collect what came of a sign-in here.
      if (!['same-origin', undefined].includes(request.headers['sec-fetch-site'] as string | undefined))
        throw new AppError('forbidden', 'Only the pages of this site can do this.')
      const sealed = readCookie(request, OUTCOME)
      clearCookie(config, { request, reply }, OUTCOME)
      const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null
      const answer = await collectOutcome(context, sealed, token, browserOf(request))
      await rememberDevice(context, { request, reply }, answer.user.id)
      return answer
    },
    { success: false },
  )

  api.mount(linkPartner, async ({ user, body, request, reply }) => {
    if (user.source !== 'local')
      throw new AppError('already_exists', `This is a ${config.PARTNER_NAME} account already.`)
    await confirmPassword(context, user, body.password)
    const { address, sealed } = await beginVoyage(context, redirectUri(request), user.id)
    setCookie(config, { request, reply }, VOYAGE, sealed)
    return { address }
  })
}
