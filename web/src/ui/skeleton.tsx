import { classNames } from './class-names.ts'

/** A grey place where text or a card will come. Give it the size of what comes: `className="h-4 w-32"`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-pulse rounded-md bg-active', className)} />
}
