import { lookup as systemLookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** Every address of a name. */
export type Lookup = (host: string) => Promise<string[]>

const lookUp: Lookup = async (host) => (await systemLookup(host, { all: true })).map(({ address }) => address)

/** The address is one of this machine or of the house, and nobody who may said that it is to be called. */
export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is an address of a private network, which only the settings can name`)
  }
}

/**
 * `fetch` for calls that carry keys or what people wrote. It never follows a redirect, which would take them along: the answer
 * is the redirect itself. What is not public is called only where an admin named it.
 * @param named the address that the settings name; its host is called wherever it is
 * @throws PrivateAddress
 */
export function outgoingFetch(named: string | null, lookup: Lookup = lookUp): typeof fetch {
  const trusted = named && new URL(named).hostname
  return async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input)
    if (hostname !== trusted && (await isPrivate(hostname, lookup))) throw new PrivateAddress(hostname)
    return fetch(input, { ...init, redirect: 'manual' })
  }
}

async function isPrivate(hostname: string, lookup: Lookup): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '')
  // A name that is none is for the call itself to fail at.
  const addresses = ipaddr.isValid(host) ? [host] : await lookup(host).catch(() => [])
  return addresses.some((address) => ipaddr.process(address).range() !== 'unicast')
}
