import { randomUUID } from 'node:crypto'
import type { AuthAnswer, SignedIn } from '@rolewright/contract/auth'
import type { ErrorCode } from '@rolewright/contract/errors'
import type { Context } from '../../context.ts'
import { AppError, notFound, toAppError } from '../../http/errors.ts'
import { PartnerRefusal, PartnerUnavailable } from '../../partner/faults.ts'
import type { Arrival, Provider, Trip } from '../../partner/oidc.ts'
import { identify, type PasswordsElsewhere, signInUser } from '../auth/auth.service.ts'
import { attempt, isFirstUse, voyages } from '../auth/throttle.service.ts'
import { admit, requireClaim } from './admission.service.ts'
import { contact } from './contacts.service.ts'
import { link } from './linking.service.ts'

/** Between going to the partner's page and coming back; sealed in a cookie of the browser that went. */
interface Voyage extends Trip {
  /** The local user who asked to be linked; null: somebody signs in. */
  linksUserId: string | null
  redirectUri: string
  until: number
}

/** What came of it; sealed in a cookie until the page collects it. */
type Outcome = { id: string; until: number } & (
  | { userId: string }
  | { linksUserId: string; arrival: Arrival }
  | { failure: { code: ErrorCode; sentence: string } }
)

export const VOYAGE_SECONDS = 600
export const OUTCOME_SECONDS = 60

const again = (partner: string) =>
  new AppError('sign_in_expired', `That sign-in at ${partner} is over or was not begun here. Please start again.`)

const unavailable = (partner: string) =>
  new AppError('unavailable', `Signing in with ${partner} is not available right now. Please try again in a minute.`)

const providerOf = ({ partner }: Context): Provider => {
  if (!partner.provider) throw notFound('A partner to sign in with')
  return partner.provider
}

/** @returns where to send the browser, and what it keeps meanwhile. @throws AppError not_found, unavailable */
export async function beginVoyage(context: Context, redirectUri: string, linksUserId: string | null) {
  const { config, now, partner } = context
  const provider = providerOf(context)
  try {
    const { address, trip } = await contact(context, 'sign-in', () => provider.begin(redirectUri))
    const voyage: Voyage = { ...trip, linksUserId, redirectUri, until: now().getTime() + VOYAGE_SECONDS * 1000 }
    return { address, sealed: partner.seal.close('voyage', voyage) }
  } catch (fault) {
    throw fault instanceof PartnerUnavailable ? unavailable(config.PARTNER_NAME) : fault
  }
}

/** @returns what the browser keeps until its page collects it; failures too */
export async function endVoyage(
  context: Context,
  sealed: string | null,
  params: URLSearchParams,
  ip: string,
): Promise<string> {
  return sealOutcome(
    context,
    await landVoyage(context, sealed, params, ip).catch((error: unknown) => failureOf(context, error)),
  )
}

/** A failure before the partner's page was reached. */
export const sealFailure = (context: Context, error: unknown): string => sealOutcome(context, failureOf(context, error))

const sealOutcome = ({ now, partner }: Context, outcome: object): string =>
  partner.seal.close('outcome', { ...outcome, id: randomUUID(), until: now().getTime() + OUTCOME_SECONDS * 1000 })

async function landVoyage(context: Context, sealed: string | null, params: URLSearchParams, ip: string) {
  const { config, now, partner } = context
  const provider = providerOf(context)
  const voyage = sealed ? partner.seal.open<Voyage>('voyage', sealed) : null
  if (!voyage || voyage.until < now().getTime()) throw again(config.PARTNER_NAME)
  // Each made-up code would cost the provider a call.
  const arrival = await attempt(context, voyages(voyage.state, ip), () =>
    contact(context, 'sign-in', () => provider.finish(voyage.redirectUri, params, voyage)),
  )
  const { linksUserId } = voyage
  if (!linksUserId) return { userId: await admit(context, arrival) }
  requireClaim(context, arrival.claims)
  // Some providers say more than fits into a cookie.
  return { linksUserId, arrival: { ...arrival, claims: { ...arrival.claims, all: {} } } }
}

function failureOf({ config, log }: Context, error: unknown): { failure: { code: ErrorCode; sentence: string } } {
  const { PARTNER_NAME } = config
  const refusal =
    error instanceof PartnerUnavailable
      ? unavailable(PARTNER_NAME)
      : !(error instanceof PartnerRefusal)
        ? toAppError(error)
        : error.reason === 'cancelled'
          ? new AppError('sign_in_cancelled', `The sign-in at ${PARTNER_NAME} was cancelled.`)
          : again(PARTNER_NAME)
  if (refusal.code === 'internal') log.error({ err: error }, 'a partner sign-in failed')
  return { failure: { code: refusal.code, sentence: refusal.message } }
}

/**
 * Signs in the browser that made the voyage, once: whoever reads its cookie later has nothing of it.
 * @param token that of the person signed in there, who alone can finish a link
 * @param device what that browser is, in words
 * @throws AppError with what went wrong on the way
 */
export async function collectOutcome(
  context: Context,
  sealed: string | null,
  token: string | null,
  device: string | null,
): Promise<AuthAnswer> {
  const { config, now, partner } = context
  const outcome = sealed ? partner.seal.open<Outcome>('outcome', sealed) : null
  if (!outcome || outcome.until < now().getTime()) throw again(config.PARTNER_NAME)
  if (!(await isFirstUse(context, 'outcome', outcome.id, OUTCOME_SECONDS))) throw again(config.PARTNER_NAME)
  if ('failure' in outcome) throw new AppError(outcome.failure.code, outcome.failure.sentence)
  if ('userId' in outcome) return signInUser(context, outcome.userId, device)
  const user: SignedIn | null = (token && (await identify(context, token))?.user) || null
  if (user?.id !== outcome.linksUserId) throw again(config.PARTNER_NAME)
  await link(context, outcome.linksUserId, outcome.arrival)
  return signInUser(context, outcome.linksUserId, device)
}

/** The form's way to the partner; null where it is closed. */
export function partnerPasswords(context: Context): PasswordsElsewhere | null {
  const { config, partner } = context
  const { provider } = partner
  if (!provider || !config.PARTNER_PASSWORD_GRANT) return null
  const domains = config.PARTNER_EMAIL_DOMAINS
  return {
    refusalMs: config.PARTNER_REFUSAL_MS,
    isDown: () => provider.isDown,
    takes: (email) => domains.length === 0 || domains.includes(email.slice(email.lastIndexOf('@') + 1)),
    async check({ email, password }) {
      try {
        const arrival = await contact(context, 'sign-in', () => provider.signIn(email, password))
        return await admit(context, arrival)
      } catch (fault) {
        if (fault instanceof PartnerRefusal || fault instanceof PartnerUnavailable) return null
        throw fault
      }
    },
  }
}
