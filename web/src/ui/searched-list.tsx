import type { ReactNode } from 'react'
import { sentenceOf } from '../lib/api-error.ts'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { ShowMore, type ShowMoreProps } from './show-more.tsx'

export interface SearchedListProps<Item> {
  list: ShowMoreProps['list'] & {
    items: Item[] | undefined
    isPending: boolean
    isFetching: boolean
    error: unknown
    refetch: () => unknown
  }
  texts: { failed: string; none: string; noneHint: string; more: string }
  children: (item: Item) => ReactNode
}

/** What a search on the server found, page by page; or that it is awaited, failed or found nothing. */
export function SearchedList<Item>({ list, texts, children }: SearchedListProps<Item>) {
  return (
    <>
      {list.isPending && <RowSkeletons count={4} />}
      {Boolean(list.error) && (
        <div className="mt-4">
          <ErrorState
            title={texts.failed}
            message={sentenceOf(list.error)}
            onRetry={() => list.refetch()}
            pending={list.isFetching}
          />
        </div>
      )}
      {list.items?.length === 0 && <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      <ul className="mt-2 divide-y divide-line">{list.items?.map(children)}</ul>
      <ShowMore list={list} label={texts.more} className="mt-3 w-full" />
    </>
  )
}
