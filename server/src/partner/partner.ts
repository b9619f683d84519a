import { randomBytes } from 'node:crypto'
import { createSeal, type Seal } from '../secrets/seal.ts'
import { Directory } from './directory.ts'
import { Provider } from './oidc.ts'
import type { PartnerSettings } from './settings.ts'

/** The partner organisation's services; null where one is not connected. */
export interface Partner {
  provider: Provider | null
  directory: Directory | null
  seal: Seal
}

/** The longest that anyone waits for the partner, in ms. */
const LIMIT_MS = 5000

/** Asks nobody for anything yet: the partner may be down when the server starts. */
export function createPartner(settings: PartnerSettings, now: () => Date, limitMs = LIMIT_MS): Partner {
  const { PARTNER_ISSUER, PARTNER_CLIENT_ID, PARTNER_CLIENT_SECRET, PARTNER_SCIM_URL, PARTNER_SCIM_TOKEN } = settings
  const time = () => now().getTime()
  return {
    provider:
      PARTNER_ISSUER && PARTNER_CLIENT_ID && PARTNER_CLIENT_SECRET
        ? new Provider(
            {
              issuer: PARTNER_ISSUER,
              clientId: PARTNER_CLIENT_ID,
              clientSecret: PARTNER_CLIENT_SECRET,
              scopes: settings.PARTNER_SCOPES,
              authorizeParams: settings.PARTNER_AUTHORIZE_PARAMS,
              linkClaim: settings.PARTNER_DIRECTORY_LINK.claim,
              limitMs,
            },
            time,
          )
        : null,
    directory:
      PARTNER_SCIM_URL && PARTNER_SCIM_TOKEN
        ? new Directory({ url: PARTNER_SCIM_URL, token: PARTNER_SCIM_TOKEN, limitMs }, time)
        : null,
    seal: createSeal(PARTNER_CLIENT_SECRET ?? randomBytes(32).toString('hex')),
  }
}
