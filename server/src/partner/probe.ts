import * as oidc from 'openid-client'
import { explainFault, explainNetwork, PartnerRefusal } from './faults.ts'
import type { PartnerSettings } from './settings.ts'

export interface Finding {
  result: 'good' | 'warning' | 'failed'
  says: string
}

const good = (says: string): Finding => ({ result: 'good', says })
const warning = (says: string): Finding => ({ result: 'warning', says })
const failed = (says: string): Finding => ({ result: 'failed', says })

const LIMIT_MS = 5000

/** Whether the keys that sign its tokens can be read. */
export async function probeKeys({ jwks_uri }: oidc.ServerMetadata): Promise<Finding> {
  if (!jwks_uri) return failed('It does not say where its keys are.')
  try {
    const response = await fetch(jwks_uri, { signal: AbortSignal.timeout(LIMIT_MS), redirect: 'manual' })
    const { keys = [] } = (await response.json()) as { keys?: { use?: string; kty?: string; alg?: string }[] }
    const signing = keys.filter(({ use, kty }) => use !== 'enc' && kty !== 'oct')
    if (signing.length === 0) return failed('It publishes no key that could sign a token.')
    const kinds = [...new Set(signing.map(({ alg, kty }) => alg ?? kty))].join(', ')
    return good(`It publishes ${signing.length} signing ${signing.length === 1 ? 'key' : 'keys'} (${kinds}).`)
  } catch (error) {
    return failed(`Its keys could not be read: ${explainNetwork(error) ?? 'it answered something that is not JSON'}.`)
  }
}

/** Whether it knows this client and its secret: a code that nobody was given is refused only after both were right. */
export async function probeClient(config: oidc.Configuration): Promise<Finding> {
  try {
    await oidc.genericGrantRequest(config, 'authorization_code', {
      code: 'rolewright-connection-test',
      redirect_uri: 'https://localhost/connection-test',
      code_verifier: oidc.randomPKCECodeVerifier(),
    })
    return warning('It answered a code that it never gave.')
  } catch (error) {
    const fault = explainFault(error)
    if (fault instanceof PartnerRefusal) return good('It accepts the client and its secret.')
    if (/PARTNER_CLIENT_ID/.test(fault.message))
      return failed('It does not accept PARTNER_CLIENT_ID and PARTNER_CLIENT_SECRET.')
    return warning(`Whether it accepts the client can not be told: ${fault.message}.`)
  }
}

const NAMES = ['name', 'given_name', 'family_name']

/** What it says about the ways to sign in, and about the claims it can send. */
export function probeProvider(
  metadata: oidc.ServerMetadata,
  settings: PartnerSettings,
): { ways: Finding; claims: Finding } {
  return { ways: probeWays(metadata, settings), claims: probeClaims(metadata, settings) }
}

function probeWays(metadata: oidc.ServerMetadata, { PARTNER_PASSWORD_GRANT: wantsPassword }: PartnerSettings): Finding {
  const grants = metadata.grant_types_supported ?? ['authorization_code', 'implicit']
  if (!metadata.authorization_endpoint) return failed('It has no sign-in page.')
  if (wantsPassword && !grants.includes('password'))
    return failed('Its sign-in page is there. It does not offer the password grant, and PARTNER_PASSWORD_GRANT is on.')
  const form = wantsPassword ? 'The form here takes its passwords, too.' : 'The form here does not take its passwords.'
  const pkce = metadata.code_challenge_methods_supported?.includes('S256')
  return pkce
    ? good(`Its sign-in page is there, protected by PKCE. ${form}`)
    : warning(`Its sign-in page is there. It does not say that it checks PKCE. ${form}`)
}

function probeClaims(metadata: oidc.ServerMetadata, settings: PartnerSettings): Finding {
  const offered = metadata.claims_supported
  if (!offered)
    return warning('It does not list its claims. The first sign-in will show whether it tells an e-mail address.')
  if (!offered.includes('email'))
    return failed('It does not offer the claim email. Without an address, only imported people can sign in.')
  const link = settings.PARTNER_DIRECTORY_LINK.claim
  const missing = [
    !offered.includes('email_verified') &&
      !settings.PARTNER_TRUST_EMAIL &&
      'It does not offer email_verified: only people who are recognised by the directory can sign in, unless PARTNER_TRUST_EMAIL is on.',
    !NAMES.some((name) => offered.includes(name)) && 'It offers no name: people are called by their address.',
    !offered.includes(link) && `It does not list the claim ${link} of PARTNER_DIRECTORY_LINK.`,
  ].filter((sentence) => sentence !== false)
  return missing.length > 0 ? warning(missing.join(' ')) : good('It offers address and name.')
}
