import ipaddr from 'ipaddr.js'

const NETWORK_PARTS = 4

/**
 * The network that an address belongs to, as far as one person is likely to have all of it: an IPv4 address, or the /64 that
 * IPv6 hands out. Addresses are compared as parsed, because there are many ways to write one.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const prefix = address.parts.map((part, n) => (n < NETWORK_PARTS ? part : 0))
  return `${new ipaddr.IPv6(prefix).toString()}/64`
}
