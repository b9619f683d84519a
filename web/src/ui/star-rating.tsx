import { Star } from 'lucide-react'
import { classNames } from './class-names.ts'
import { texts } from './texts.ts'

const STARS = [1, 2, 3, 4, 5]

/** A rating that was given, read-only: `value` of five stars. */
export function StarRating({ value }: { value: number }) {
  return (
    <span role="img" aria-label={texts.ofFiveStars(value)} className="inline-flex items-center gap-0.5">
      {STARS.map((star) => (
        <Star
          key={star}
          aria-hidden
          className={classNames(star <= value ? 'fill-star text-star' : 'text-line-strong')}
        />
      ))}
    </span>
  )
}
