const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:'])

/** The address if a click on it can only open a page or a letter; null for scripts, data and addresses without a scheme. */
export function safeLink(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return SAFE_PROTOCOLS.has(url.protocol) ? url.href : null
}
