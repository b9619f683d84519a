import { Star } from 'lucide-react'
import { useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { texts } from './texts.ts'

const STARS = [1, 2, 3, 4, 5]

export interface StarPickerProps {
  label: string
  /** 0: nothing chosen yet. */
  value: number
  onChange: (value: number) => void
}

/** One to five stars as a group of radio buttons: arrow keys move, the first press chooses. */
export function StarPicker({ label, value, onChange }: StarPickerProps) {
  const name = useId()
  const [hovered, setHovered] = useState(0)
  const lit = hovered || value
  return (
    <fieldset className="inline-flex" onPointerLeave={() => setHovered(0)}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {STARS.map((star) => (
        <label
          key={star}
          onPointerEnter={() => setHovered(star)}
          className="grid size-9 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:size-11"
        >
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === value}
            onChange={() => onChange(star)}
            aria-label={texts.stars(star)}
            className="sr-only"
          />
          <Star
            aria-hidden
            className={classNames('size-6 transition-colors', star <= lit ? 'fill-star text-star' : 'text-ink-3')}
          />
        </label>
      ))}
    </fieldset>
  )
}
