import { Button } from './button.tsx'

export interface ShowMoreProps {
  /** A list that is read a page at a time. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  label: string
  className?: string
}

/** Reads the next page of a list, as long as there is one. */
export const ShowMore = ({ list, label, className }: ShowMoreProps) =>
  list.hasNextPage && (
    <Button size="sm" className={className} pending={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
      {label}
    </Button>
  )
