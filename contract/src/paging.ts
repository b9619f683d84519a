import * as z from 'zod/mini'

/** The most entries that one answer of a list holds, and what it holds unless asked for fewer. */
export const PAGE_LIMIT = 100

/** Lists are newest first; `before` is the id of the last entry seen. The next page's address is in the `Link` header; where
 * a list counts its entries, their number is in `X-Total-Count`.
 */
export const pageFields = {
  limit: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(PAGE_LIMIT)), PAGE_LIMIT),
  before: z.optional(z.uuid()),
}
export const PageQuery = z.object(pageFields)
export type PageQuery = z.infer<typeof PageQuery>

export const IdParams = z.object({ id: z.uuid() })
