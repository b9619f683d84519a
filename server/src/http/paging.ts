import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Names the next page in the `Link` header, for as long as there may be one.
 * @param rows up to one more than `limit`, so that the last page is known as such
 * @param total how many there are on all pages, where that is told
 * @returns the page
 */
export function page<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  total?: number,
): Row[] {
  if (total !== undefined) reply.header('x-total-count', total)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  if (rows.length > limit && last) {
    const next = new URL(request.url, 'http://localhost')
    next.searchParams.set('limit', String(limit))
    next.searchParams.set('before', last.id)
    reply.header('link', `<${next.pathname}${next.search}>; rel="next"`)
  }
  return shown
}
