import type { Survival } from '@rolewright/contract/learning'
import { ChevronRight } from 'lucide-react'
import { formatDate } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { percent, summarise } from './survival.ts'
import { SurvivalChart } from './survival-chart.tsx'
import { texts } from './texts.ts'

const words = texts.survival

/** How much of what was generated is still there in the final documents. */
export function SurvivalCard({ survival }: { survival: Survival[] }) {
  if (survival.length === 0)
    return (
      <Card title={words.title}>
        <p className="text-ink-2 text-sm">{words.none}</p>
      </Card>
    )
  const { average, halves } = summarise(survival)
  const trend = halves && words.trend(percent(halves.newer), percent(halves.older))
  const kept = words.kept(survival.length)
  return (
    <Card title={words.title}>
      <p className="text-ink-2 text-sm">
        <span className="display block text-3xl text-ink tabular-nums">{percent(average)}</span>
        {kept} {trend}
      </p>
      <SurvivalChart survival={survival} sentence={`${percent(average)} ${kept}`} />
      <details className="group mt-3 text-sm">
        <summary className="-ml-1 flex min-h-8 w-fit cursor-pointer list-none items-center gap-1 rounded-control pr-2 text-ink-2 hover:text-ink pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden className="transition-transform duration-120 group-open:rotate-90" />
          {words.numbers}
        </summary>
        <Numbers survival={survival} />
      </details>
    </Card>
  )
}

const Numbers = ({ survival }: { survival: Survival[] }) => (
  <ScrollArea label={words.numbers} className="mt-1 max-h-72">
    <table className="w-full text-left">
      <thead className="text-ink-3 text-xs">
        <tr>
          <th className="py-1 pr-3 font-medium">{words.description}</th>
          <th className="py-1 text-right font-medium">{words.share}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {survival.toReversed().map(({ jobDescriptionId, title, at, share }) => (
          <tr key={jobDescriptionId}>
            <td className="py-1.5 pr-3 wrap-anywhere">
              {title}
              <span className="block text-ink-3 text-xs">{formatDate(at)}</span>
            </td>
            <td className="whitespace-nowrap py-1.5 text-right tabular-nums">{percent(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollArea>
)
