import type { FastifyInstance } from 'fastify'

/** A browser on its way to the partner's sign-in page and back: it follows redirects and keeps cookies. */
export class PartnerJourney {
  readonly #app: FastifyInstance
  readonly #ours = new Map<string, string>()
  readonly #theirs = new Map<string, string>()
  /** Every address it was sent to. */
  readonly visited: string[] = []

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  /** From the button, or from `address` on, to the end: what the page collects. */
  async signIn(username: string, password: string, address?: string) {
    const back = await this.goToPartner(username, password, address)
    return this.comeBack(back)
  }

  /** Signs in at the partner. @returns the address that the partner sends the browser back to */
  async goToPartner(username: string, password: string, address = '', cancel = false): Promise<string> {
    let at = address || (await this.begin())
    for (let hops = 0; hops < 10; hops++) {
      this.visited.push(at)
      if (at.includes('/api/auth/partner/callback')) return at
      const answer = await this.#fetch(at)
      const next = answer.headers.get('location')
      if (next) {
        at = new URL(next, at).href
        continue
      }
      const form = new URLSearchParams(cancel ? { cancel: '1' } : { username, password })
      const sent = await this.#fetch(at, { method: 'POST', body: form })
      const after = sent.headers.get('location')
      if (!after) throw new Error(`The partner refused: ${await sent.text()}`)
      at = new URL(after, at).href
    }
    throw new Error(`Sent around in a circle: ${this.visited.join(' ')}`)
  }

  /** Where the button leads. */
  async begin(): Promise<string> {
    const answer = await this.#inject('GET', '/api/auth/partner')
    return String(answer.headers.location)
  }

  async comeBack(address: string, token?: string) {
    const { pathname, search } = new URL(address)
    const landed = await this.#inject('GET', pathname + search)
    this.visited.push(String(landed.headers.location))
    return this.collect(token)
  }

  async collect(token?: string) {
    const answer = await this.#inject('POST', '/api/auth/partner/token', token)
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }

  /** Takes over the cookie that another call set. */
  keep(setCookie: unknown): void {
    for (const cookie of [setCookie].flat()) remember(this.#ours, String(cookie))
  }

  /** As they would be set anew. */
  cookies(): string[] {
    return [...this.#ours].map(([name, value]) => `${name}=${value}`)
  }

  async #inject(method: 'GET' | 'POST', url: string, token?: string) {
    const headers = {
      cookie: cookiesOf(this.#ours),
      host: 'localhost:3000',
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const answer = await this.#app.inject({ method, url, headers })
    this.keep(answer.headers['set-cookie'] ?? [])
    return answer
  }

  async #fetch(url: string, init: RequestInit = {}) {
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie: cookiesOf(this.#theirs) } })
    for (const cookie of answer.headers.getSetCookie()) remember(this.#theirs, cookie)
    return answer
  }
}

const cookiesOf = (jar: Map<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

function remember(jar: Map<string, string>, cookie: string): void {
  const [pair = ''] = cookie.split(';')
  const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
  if (!value || /max-age=0/i.test(cookie)) jar.delete(name)
  else jar.set(name, value)
}
