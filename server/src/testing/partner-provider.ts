import { createPrivateKey, generateKeyPairSync, type JsonWebKey, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Oidc, { errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { PartnerPerson } from './partner-people.ts'

export const CLIENT_ID = 'rolewright'
export const CLIENT_SECRET = 'a client secret that is long enough'

/**
 * What goes wrong: nothing; no answer; another issuer's name; keys that sign nothing; tokens for somebody else; refusals that
 * repeat what was sent.
 */
type Trouble = 'none' | 'silent' | 'other-issuer' | 'other-keys' | 'other-audience' | 'quoting'

export interface ProviderOptions {
  people: PartnerPerson[]
  redirectUris: string[]
  port?: number
  /** Renewable sign-ins. */
  withRefreshTokens?: boolean
  withoutPasswordGrant?: boolean
}

/** A real OpenID provider with the partner's people, a sign-in page and the password grant. */
export class PartnerProvider {
  readonly people: PartnerPerson[]
  trouble: Trouble = 'none'
  /** Every user name that was tried with a password. */
  readonly tried: string[] = []
  readonly #options: ProviderOptions
  readonly #server: Server
  #port = 0
  #key = newKey()
  #oidc!: Oidc

  private constructor(options: ProviderOptions) {
    this.#options = options
    this.people = options.people
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error))
      })
    })
  }

  static async start(options: ProviderOptions): Promise<PartnerProvider> {
    const provider = new PartnerProvider(options)
    provider.#port = options.port ?? 0
    await provider.listen()
    return provider
  }

  async listen(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
    this.#oidc = this.#configure()
  }

  get issuer(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** What the product is told to let these people sign in. */
  get settings() {
    return {
      PARTNER_NAME: 'Acme',
      PARTNER_ISSUER: this.issuer,
      PARTNER_CLIENT_ID: CLIENT_ID,
      PARTNER_CLIENT_SECRET: CLIENT_SECRET,
      PARTNER_PASSWORD_GRANT: 'on',
    }
  }

  /** Signs with new keys from now on; those who are signed in there are no more. */
  changeKeys(): void {
    this.#key = newKey()
    this.#oidc = this.#configure()
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #person(username: string, password: string): PartnerPerson | undefined {
    this.tried.push(username)
    const found = this.people.find((person) => [person.username, person.email].includes(username))
    return found?.password === password && !found.isLocked ? found : undefined
  }

  #configure(): Oidc {
    const { redirectUris, withRefreshTokens, withoutPasswordGrant } = this.#options
    const oidc = new Oidc(this.issuer, {
      jwks: { keys: [this.#key] },
      cookies: { keys: ['cookies of a provider for tests'] },
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: CLIENT_SECRET,
          redirect_uris: redirectUris,
          grant_types: ['authorization_code', 'refresh_token', ...(withoutPasswordGrant ? [] : ['password'])],
          response_types: ['code'],
        },
      ],
      claims: {
        openid: ['sub', 'oid', 'tid'],
        email: ['email', 'email_verified'],
        profile: ['name', 'given_name', 'family_name', 'preferred_username'],
      },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
      ttl: { Interaction: 600, Session: 3600, Grant: 3600, AccessToken: 300, IdToken: 300, RefreshToken: 86_400 },
      issueRefreshToken: () => withRefreshTokens === true,
      findAccount: (_ctx, sub) => this.#account(sub),
      async loadExistingGrant(ctx) {
        const grant = new ctx.oidc.provider.Grant({
          clientId: ctx.oidc.client!.clientId,
          accountId: ctx.oidc.session!.accountId!,
        })
        grant.addOIDCScope(ctx.oidc.params!.scope as string)
        await grant.save()
        return grant
      },
    })
    if (!withoutPasswordGrant)
      oidc.registerGrantType('password', (ctx) => this.#grantForPassword(ctx), ['username', 'password', 'scope'])
    return oidc
  }

  #account(sub: string) {
    const person = this.people.find((person) => person.sub === sub && !person.isLocked)
    return person && { accountId: sub, claims: async () => claimsOf(person) }
  }

  async #grantForPassword(ctx: KoaContextWithOIDC): Promise<void> {
    const { provider, client, params } = ctx.oidc
    const { username, password, scope } = params as Record<string, string>
    const person = this.#person(username!, password!)
    if (!person) throw new errors.InvalidGrant('name or password are wrong')
    const ids = { accountId: person.sub, client: client!, clientId: client!.clientId }
    const grant = new provider.Grant({ accountId: person.sub, clientId: client!.clientId })
    grant.addOIDCScope(scope!)
    const grantId = await grant.save()
    ctx.oidc.entity('Grant', grant)
    const access = new provider.AccessToken({ ...ids, grantId, gty: 'password', scope: scope! } as never)
    ctx.body = {
      access_token: await access.save(),
      token_type: 'Bearer',
      expires_in: access.expiration,
      scope,
      id_token: this.#idToken(person),
      ...(this.#options.withRefreshTokens && {
        refresh_token: await new provider.RefreshToken({
          ...ids,
          grantId,
          gty: 'password',
          scope: scope!,
        } as never).save(),
      }),
    }
  }

  /** A thin one: the other claims are at the userinfo endpoint. */
  #idToken(person: PartnerPerson): string {
    const now = Math.floor(Date.now() / 1000)
    const aud = this.trouble === 'other-audience' ? 'somebody-else' : CLIENT_ID
    const claims = { iss: this.issuer, sub: person.sub, aud, iat: now, exp: now + 300 }
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const signed = `${encode({ alg: 'RS256', kid: this.#key.kid })}.${encode(claims)}`
    const key = createPrivateKey({ key: this.#key as JsonWebKey, format: 'jwk' })
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url!, this.issuer).pathname
    if (this.trouble === 'silent') return
    if (this.trouble === 'other-issuer' && path.startsWith('/.well-known/'))
      return sendJson(response, {
        issuer: 'https://other.example',
        authorization_endpoint: 'https://other.example/auth',
      })
    if (this.trouble === 'other-keys' && path === '/jwks') {
      const { n, e, kty } = newKey()
      return sendJson(response, { keys: [{ n, e, kty, use: 'sig', alg: 'RS256', kid: this.#key.kid }] })
    }
    if (this.trouble === 'quoting' && path === '/token') return quote(request, response)
    if (path.startsWith('/interaction/')) return this.#interact(request, response)
    await this.#oidc.callback()(request, response)
  }

  /** The provider's own sign-in page. */
  async #interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.#oidc.interactionDetails(request, response)
    if (request.method !== 'POST') return sendPage(response, '')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    if (form.has('cancel'))
      return this.#oidc.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'cancelled',
      })
    const person = this.#person(form.get('username') ?? '', form.get('password') ?? '')
    if (!person) return sendPage(response, '<p role="alert">Name or password are wrong.</p>')
    await this.#oidc.interactionFinished(request, response, { login: { accountId: person.sub } })
  }
}

function newKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', kid: randomUUID(), use: 'sig', alg: 'RS256' }
}

const claimsOf = ({ sub, username, email, emailIsVerified, givenName, familyName, claims }: PartnerPerson) => ({
  sub,
  preferred_username: username,
  ...(email && { email, email_verified: emailIsVerified ?? false }),
  ...(givenName && { given_name: givenName }),
  ...(familyName && { family_name: familyName }),
  ...claims,
})

const sendJson = (response: ServerResponse, body: object) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function quote(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const sent = [...new URLSearchParams(Buffer.concat(chunks).toString()).values()]
  response.writeHead(400, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: 'server_error', error_description: sent.join(' / ') }))
}

const sendPage = (response: ServerResponse, alert: string) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
<title>Partner sign-in</title><main><h1>Partner sign-in</h1>${alert}<form method="post">
<p><label>User name <input name="username" autocomplete="username"></label></p>
<p><label>Password <input name="password" type="password" autocomplete="current-password"></label></p>
<p><button>Sign in</button> <button name="cancel" value="1">Cancel</button></p></form></main></html>`)
}
