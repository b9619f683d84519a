import * as oidc from 'openid-client'
import { Breaker, withinLimit } from './breaker.ts'
import { type Claims, readClaims } from './claims.ts'
import { explainFault, PartnerRefusal, PartnerUnavailable } from './faults.ts'

export interface ProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string
  authorizeParams: Record<string, string>
  /** The claim that names people as the directory does. */
  linkClaim: string
  limitMs: number
}

/** What one sign-in must remember between going and coming back. */
export interface Trip {
  state: string
  nonce: string
  verifier: string
}

/** Somebody whom the provider vouches for. */
export interface Arrival {
  claims: Claims
  /** Only where the scopes ask for offline_access. */
  refreshToken: string | null
}

const KEEP_DISCOVERY_MS = 3_600_000
const CLOCK_TOLERANCE_S = 30

/** Signs people in at an OpenID provider. Knows nothing of the users here. */
export class Provider {
  readonly #settings: ProviderSettings
  readonly #now: () => number
  readonly #breaker: Breaker
  #known: { config: oidc.Configuration; at: number } | null = null

  constructor(settings: ProviderSettings, now: () => number) {
    this.#settings = settings
    this.#now = now
    this.#breaker = new Breaker(now)
  }

  /** Whether it could not do its part a moment ago. */
  get isDown(): boolean {
    return this.#breaker.isInTrouble
  }

  /** @throws PartnerUnavailable */
  begin(redirectUri: string): Promise<{ address: string; trip: Trip }> {
    return this.#run(async (config) => {
      const trip = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
      const address = oidc.buildAuthorizationUrl(config, {
        ...this.#settings.authorizeParams,
        redirect_uri: redirectUri,
        scope: this.#settings.scopes,
        state: trip.state,
        nonce: trip.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(trip.verifier),
        code_challenge_method: 'S256',
      })
      return { address: address.href, trip }
    })
  }

  /** @throws PartnerRefusal, PartnerUnavailable */
  finish(redirectUri: string, params: URLSearchParams, trip: Trip): Promise<Arrival> {
    return this.#run(
      async (config) => {
        refuseForged(params, trip, config.serverMetadata())
        const url = new URL(redirectUri)
        url.search = params.toString()
        const checks = { expectedState: trip.state, expectedNonce: trip.nonce, pkceCodeVerifier: trip.verifier }
        return this.#arrivalOf(config, await oidc.authorizationCodeGrant(config, url, checks))
      },
      [params.get('code') ?? '', trip.verifier],
    )
  }

  /** @throws PartnerRefusal where name or password are wrong; PartnerUnavailable */
  signIn(username: string, password: string): Promise<Arrival> {
    return this.#run(
      async (config) => {
        const asked = { username, password, scope: this.#settings.scopes }
        return this.#arrivalOf(config, await oidc.genericGrantRequest(config, 'password', asked))
      },
      [username, password],
      true,
    )
  }

  /**
   * Whether the provider still vouches for somebody.
   * @returns the refresh token to use next time
   * @throws PartnerRefusal where it does not; PartnerUnavailable
   */
  renew(refreshToken: string, subject: string): Promise<string> {
    return this.#run(
      async (config) => {
        const tokens = await oidc.refreshTokenGrant(config, refreshToken)
        const renewed = tokens.claims()?.sub ?? subject
        if (renewed !== subject) throw new PartnerUnavailable('it renewed the sign-in of somebody else')
        return tokens.refresh_token ?? refreshToken
      },
      [refreshToken],
    )
  }

  /** What it publishes about itself, read anew. @throws PartnerUnavailable */
  async discover(): Promise<oidc.Configuration> {
    this.#known = null
    return this.#run(async (config) => config)
  }

  /**
   * @param sent what the provider is given in confidence
   * @param again whether the work may be repeated with fresh keys: they may have changed since they were read
   */
  async #run<Value>(
    work: (config: oidc.Configuration) => Promise<Value>,
    sent: string[] = [],
    again = false,
  ): Promise<Value> {
    this.#breaker.pass()
    const hadKnown = this.#known !== null
    try {
      const value = await withinLimit(this.#settings.limitMs, this.#configure().then(work))
      this.#breaker.note(null)
      return value
    } catch (error) {
      const fault = explainFault(error, [this.#settings.clientSecret, ...sent])
      if (fault instanceof PartnerUnavailable) {
        this.#known = null
        if (again && hadKnown && !fault.silent) return this.#run(work, sent)
        this.#breaker.note(fault)
      } else if (fault.reason === 'wrong') this.#breaker.note(null)
      throw fault
    }
  }

  async #configure(): Promise<oidc.Configuration> {
    if (this.#known && this.#now() - this.#known.at < KEEP_DISCOVERY_MS) return this.#known.config
    const { issuer, clientId, clientSecret, limitMs } = this.#settings
    const config = await oidc.discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [oidc.clockTolerance]: CLOCK_TOLERANCE_S },
      authenticate(clientSecret),
      {
        timeout: limitMs / 1000,
        execute: [oidc.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [])],
      },
    )
    this.#known = { config, at: this.#now() }
    return config
  }

  async #arrivalOf(config: oidc.Configuration, tokens: Tokens): Promise<Arrival> {
    const { scopes, linkClaim } = this.#settings
    const said = tokens.claims()
    const complete = said?.email && said.email_verified !== undefined && (said.given_name || said.name)
    const asked = complete ? {} : await askUserinfo(config, tokens.access_token, said?.sub)
    const all = { iss: config.serverMetadata().issuer, ...asked, ...said }
    if (!('sub' in all)) throw new PartnerUnavailable('it says nothing about who signed in')
    return {
      claims: readClaims(all, linkClaim),
      refreshToken: (scopes.includes('offline_access') && tokens.refresh_token) || null,
    }
  }
}

type Tokens = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers

/** The rest of the claims: many providers keep ID tokens thin. What the token says alone is enough if this fails. */
async function askUserinfo(
  config: oidc.Configuration,
  accessToken: string,
  subject: string | undefined,
): Promise<object> {
  if (!config.serverMetadata().userinfo_endpoint) return {}
  const asked = oidc.fetchUserInfo(config, accessToken, subject ?? oidc.skipSubjectCheck)
  return subject ? asked.catch(() => ({})) : asked
}

/** Anyone can make up an address of ours: what does not fit the trip is the visitor's fault and never the provider's. */
function refuseForged(params: URLSearchParams, trip: Trip, metadata: oidc.ServerMetadata): void {
  const repeated = [...params.keys()].some((name) => params.getAll(name).length > 1)
  const issuer = params.get('iss')
  const issuerIsWrong = metadata.authorization_response_iss_parameter_supported
    ? issuer !== metadata.issuer
    : issuer !== null && issuer !== metadata.issuer
  if (repeated || params.get('state') !== trip.state || issuerIsWrong)
    throw new PartnerRefusal('stale', 'the address does not belong to a sign-in that was begun here')
  if (!params.has('code') && !params.has('error')) throw new PartnerRefusal('stale', 'the address has no code')
}

/** In the body where the provider takes that, which none misreads; else in the header, as the standard has it. */
const authenticate = (secret: string): oidc.ClientAuth => {
  const [post, basic] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)]
  return (as, ...rest) =>
    (as.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(as, ...rest)
}
