import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * What addresses of this server begin with, for whoever asks. Anybody can send any Host: where PUBLIC_URL does not say, it is
 * believed only where it names this machine, the address that it listens at, or the one that the request came to.
 * @returns null where it names anything else
 */
export function ownOrigin(config: { PUBLIC_URL?: string; HOST: string }, request: FastifyRequest): string | null {
  if (config.PUBLIC_URL) return new URL(config.PUBLIC_URL).origin
  const address = `${request.protocol}://${request.host}`
  if (!URL.canParse(address)) return null
  const { hostname, origin } = new URL(address)
  const own = [config.HOST, request.socket.localAddress].map(nameOf)
  return LOOPBACK.test(hostname) || own.includes(hostname) ? origin : null
}

/** As it stands in an address: IPv6 in brackets, and an IPv4 address without the IPv6 around it. */
function nameOf(host = ''): string {
  if (!ipaddr.isValid(host)) return host.toLowerCase()
  const address = ipaddr.process(host)
  return address.kind() === 'ipv6' ? `[${address.toString()}]` : address.toString()
}
