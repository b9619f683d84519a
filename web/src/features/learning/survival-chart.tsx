import type { Survival } from '@rolewright/contract/learning'
import { formatDate } from '../../lib/format.ts'
import { percent, pointsOf, summarise } from './survival.ts'
import { texts } from './texts.ts'

const words = texts.survival
/** Above so many the dots would run into one another. */
const DOTS_MAX = 40

/** A line from left to right, drawn in any width: strokes do not scale, and a dot is a stroke without length. */
export function SurvivalChart({ survival, sentence }: { survival: Survival[]; sentence: string }) {
  const { average, least, most } = summarise(survival)
  const points = pointsOf(survival)
  const height = 100 - average * 100
  const [first, last] = [survival[0]!, survival.at(-1)!]
  return (
    <figure className="mt-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div aria-hidden className="-my-2 flex flex-col justify-between text-right text-ink-3 text-xs tabular-nums">
          {[1, 0.5, 0].map((share) => (
            <span key={share}>{percent(share)}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={words.chart(sentence, percent(least), percent(most))}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-32 w-full overflow-visible px-1.5 [&_*]:[vector-effect:non-scaling-stroke]"
        >
          {[0, 50, 100].map((y) => (
            <path key={y} d={`M0 ${y}H100`} className="stroke-line" />
          ))}
          <path d={`M0 ${height}H100`} strokeDasharray="3 4" className="stroke-ink-3" />
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            strokeWidth={1.75}
            strokeLinejoin="round"
            strokeLinecap="round"
            className="fill-none stroke-accent"
          />
          {points.length <= DOTS_MAX &&
            points.map(({ x, y }) => (
              <path key={x} d={`M${x} ${y}h.01`} strokeWidth={7} strokeLinecap="round" className="stroke-accent" />
            ))}
        </svg>
        <span aria-hidden />
        <figcaption aria-hidden className="mt-3 flex flex-wrap justify-between gap-x-3 text-ink-3 text-xs tabular-nums">
          <span>{formatDate(first.at)}</span>
          {formatDate(first.at) !== formatDate(last.at) && <span>{formatDate(last.at)}</span>}
        </figcaption>
      </div>
    </figure>
  )
}
