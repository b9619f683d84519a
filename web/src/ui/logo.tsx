import { Mark } from './mark.tsx'

/** The mark with the product's name beside it. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2 font-semibold tracking-tight text-ink">
      <Mark className="size-6" />
      Rolewright
    </span>
  )
}
