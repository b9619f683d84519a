import { texts } from './texts.ts'

/** A written page that looks over the bottom edge of the panel: what people will get. Decoration. */
export function SamplePage() {
  const { title, facts, lead, heading, points } = texts.pitch.sample
  return (
    <div aria-hidden className="ad select-none rounded-t-panel bg-surface px-10 pt-8 pb-10 shadow-page">
      <p className="display mt-0! text-2xl">{title}</p>
      <p className="lede">{facts}</p>
      <p>{lead}</p>
      <p className="mt-6! font-semibold">{heading}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
