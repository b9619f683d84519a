/** How many lists are kept; the oldest goes first. */
const MOST = 30

const kept = new Map<string, { etag: string; text: string }>()
let keptFor: string | null = null

/**
 * Reads an address that may be a list's. The server names lists by what they hold, and a browser may store none of its answers;
 * so they are kept here, for as long as the same person reads on, and one that did not change is not sent again.
 */
export async function fetchList(
  url: string,
  token: string | null,
  send: (headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  if (token !== keptFor) kept.clear()
  keptFor = token
  const known = kept.get(url)
  const response = await send(known ? { 'If-None-Match': known.etag } : {})
  const { status, headers } = response
  if (known && status === 304) return new Response(known.text, { headers })
  const etag = headers.get('ETag')
  if (!etag || !response.ok) return response
  const text = await response.text()
  if (token === keptFor) {
    kept.delete(url)
    kept.set(url, { etag, text })
    if (kept.size > MOST) kept.delete(kept.keys().next().value!)
  }
  return new Response(text, { headers })
}
