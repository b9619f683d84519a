import type { AnswerOf, ReadPath } from '@rolewright/contract/routes'
import { type CallOptions, readAddress } from './api.ts'

export interface ListPage<Item> {
  items: Item[]
  /** The address of the page that follows; null on the last one. */
  next: string | null
  /** How many entries all pages have together; null where the server does not say. */
  total?: number | null
}

/** What a list of the contract holds. */
export type ItemOf<P extends ReadPath> = AnswerOf<`GET ${P}`> extends (infer Item)[] ? Item : never

/** Whether a query holds pages of a list. */
export const isPaged = ({ state }: { state: { data: unknown } }): boolean =>
  Boolean((state.data as { pages?: unknown } | undefined)?.pages)

/** Reads one page of a list; the server names the next one in the Link header. */
export async function readPage<Item>(url: string, options?: CallOptions): Promise<ListPage<Item>> {
  const response = await readAddress(url, options)
  const total = response.headers.get('X-Total-Count')
  return {
    items: (await response.json()) as Item[],
    next: nextAddress(response.headers.get('Link')),
    total: total === null ? null : Number(total),
  }
}

export const nextAddress = (link: string | null): string | null =>
  /<([^>]+)>\s*;[^,]*\brel="?next"?/i.exec(link ?? '')?.[1] ?? null
