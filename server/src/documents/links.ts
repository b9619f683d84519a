/** Addresses within a text that a person can follow. */

export interface LinkedText {
  text: string
  /** Where it leads; null for what leads nowhere. */
  href: string | null
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"“”„»«]+|[\w.+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu
/** What ends the sentence, not the address. */
const TAIL = /[.,;:!?'’)\]}…]+$/

/** The text in pieces, in order and nothing left out. */
export function linksIn(text: string): LinkedText[] {
  const pieces: LinkedText[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTail(found)
    if (address.length < 5) continue
    if (index > at) pieces.push({ text: text.slice(at, index), href: null })
    pieces.push({ text: address, href: hrefOf(address) })
    at = index + address.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), href: null })
  return pieces
}

/** A bracket stays where it was opened within the address. */
function withoutTail(found: string): string {
  const tail = TAIL.exec(found)?.[0] ?? ''
  const address = found.slice(0, found.length - tail.length)
  return tail.startsWith(')') && address.includes('(') ? `${address})` : address
}

function hrefOf(address: string): string {
  if (/^https?:/i.test(address)) return address
  return /^www\./i.test(address) ? `https://${address}` : `mailto:${address}`
}
