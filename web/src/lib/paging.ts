import type { AnswerOf, ReadPath } from '@rolewright/contract/routes'
import { type CallOptions, readAddress } from './api.ts'

export interface ListPage<Item> {
  items: Item[]
  /** The address of the page that follows; null on the last one. */
  next: string | null
}

/** What a list of the contract holds. */
export type ItemOf<P extends ReadPath> = AnswerOf<`GET ${P}`> extends (infer Item)[] ? Item : never

/** Reads one page of a list; the server names the next one in the Link header. */
export async function readPage<Item>(url: string, options?: CallOptions): Promise<ListPage<Item>> {
  const response = await readAddress(url, options)
  return { items: (await response.json()) as Item[], next: nextAddress(response.headers.get('Link')) }
}

export const nextAddress = (link: string | null): string | null =>
  /<([^>]+)>\s*;[^,]*\brel="?next"?/i.exec(link ?? '')?.[1] ?? null
