import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, type Dispatcher, fetch as fetchThrough, request } from 'undici'

/** Where a call may go: into the internet, also into private networks, nowhere but here, or wherever the operator says. */
export type Reach = 'public' | 'private' | 'loopback' | 'anywhere'
export type Lookup = typeof resolve

/** Link-local addresses are in none of them: clouds hand out their machines' credentials there. */
const RANGES: Record<Exclude<Reach, 'anywhere'>, readonly string[]> = {
  public: ['unicast'],
  private: ['unicast', 'private', 'uniqueLocal', 'carrierGradeNat', 'loopback'],
  loopback: ['loopback'],
}

export class ForbiddenAddress extends Error {}

/** The same of AWS, Google, Alibaba and Azure, which lie in other ranges. */
const CREDENTIALS = new Set(['fd00:ec2::254', 'fd20:ce::254', '100.100.100.200', '168.63.129.16'])

export function isWithinReach(address: string, reach: Reach): boolean {
  if (reach === 'anywhere') return true
  const ip = ipaddr.process(address)
  return RANGES[reach].includes(ip.range()) && !CREDENTIALS.has(ip.toString())
}

const forbidden = (reach: Reach) =>
  new ForbiddenAddress(
    reach === 'loopback'
      ? 'This address is not on this machine.'
      : 'This address leads into a network that is not allowed for it.',
  )

/** Checks what a name resolves to in the moment of the connection: asked again, it could say something else. */
const lookupWithin =
  (reach: Reach, lookup: Lookup): LookupFunction =>
  (hostname, options, answer) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const failed = error ?? (found.every(({ address }) => isWithinReach(address, reach)) ? null : forbidden(reach))
      const [first] = found ?? []
      if (failed || !first) answer(failed, '', 0)
      else if (options.all) answer(null, found)
      else answer(null, first.address, first.family)
    })

/** It stands somewhere below the error of a call. */
export function forbiddenIn(error: unknown): ForbiddenAddress | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof ForbiddenAddress) return at
  return null
}

/** How a provider is called. */
export interface Way {
  fetch: typeof fetch
  /** The same without what fetch costs: the body is a stream of Node's, as it came. */
  post(url: string | URL, message: { headers: Headers; body: string; signal?: AbortSignal }): Promise<Answer>
}
export type Answer = Dispatcher.ResponseData

/** Ways that reach no further. They follow no redirect, which key and prompt would follow: the answer is the redirect itself. */
export function wayWithin(reach: Reach, lookup: Lookup = resolve): Way {
  const dispatcher = new Agent({ connect: { lookup: lookupWithin(reach, lookup), timeout: 10_000 } })
  const guarded = (input: string | URL | Request): URL => {
    const url = new URL(input instanceof Request ? input.url : input)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isWithinReach(host, reach)) throw forbidden(reach)
    return url
  }
  const call = async (input: string | URL | Request, init?: RequestInit) =>
    fetchThrough(guarded(input), { ...(init as object), dispatcher, redirect: 'manual' })
  return {
    fetch: call as unknown as typeof fetch,
    async post(url, { headers, body, signal }) {
      const to = guarded(url)
      const sent = { ...Object.fromEntries(headers), 'accept-encoding': 'identity' }
      try {
        return await request(to, { method: 'POST', headers: sent, body, signal, dispatcher })
      } catch (cause) {
        // As fetch says it.
        throw signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause })
      }
    },
  }
}
