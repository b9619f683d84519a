import type { TokenUse } from '@rolewright/contract/providers'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Select } from '../../ui/select.tsx'
import { formatCount, useTokenReport } from './models.queries.ts'
import { PriceDialog } from './price-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.tokens

/** What providers reported in a month. */
export function TokenTable() {
  const [month, setMonth] = useState<string>()
  const [priced, setPriced] = useState<string | null>(null)
  const { data, error, refetch, isFetching } = useTokenReport(month)
  const months = data && (
    <Select
      aria-label={words.month}
      className="w-36"
      value={data.month}
      onChange={(event) => setMonth(event.target.value)}
    >
      {[...new Set([data.month, ...data.months])].map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </Select>
  )
  return (
    <Card title={words.title} aside={months}>
      {error && (
        <ErrorState title={texts.failed} message={sentenceOf(error)} onRetry={() => refetch()} pending={isFetching} />
      )}
      {data?.uses.length === 0 && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      {data && data.uses.length > 0 && (
        <section aria-label={words.title} className="overflow-x-auto">
          <table className="w-full text-left text-sm tabular-nums">
            <thead className="text-ink-3">
              <tr>
                <th className="py-2 pr-4 font-medium">{words.model}</th>
                <th className="py-2 pr-4 font-medium">{words.assistant}</th>
                <th className="py-2 pr-4 text-right font-medium">{words.requests}</th>
                <th className="py-2 pr-4 text-right font-medium">{words.input}</th>
                <th className="py-2 pr-4 text-right font-medium">{words.output}</th>
                <th className="py-2 text-right font-medium">{words.cost}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {data.uses.map((use) => (
                <UseRow key={`${use.model} ${use.assistant?.id}`} use={use} onPrice={() => setPriced(use.model)} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {priced && <PriceDialog model={priced} onClose={() => setPriced(null)} />}
    </Card>
  )
}

function UseRow({ use, onPrice }: { use: TokenUse; onPrice: () => void }) {
  const { model, assistant, requests, inputTokens, outputTokens, cost } = use
  const shown = cost ? `${cost.amount.toFixed(2)} ${cost.currency}` : words.setPrice
  return (
    <tr>
      <td className="py-2 pr-4">{model}</td>
      <td className="py-2 pr-4">{assistant ? (assistant.name ?? words.gone) : words.trial}</td>
      <td className="py-2 pr-4 text-right">{formatCount(requests)}</td>
      <td className="py-2 pr-4 text-right">{formatCount(inputTokens)}</td>
      <td className="py-2 pr-4 text-right">{formatCount(outputTokens)}</td>
      <td className="py-2 text-right whitespace-nowrap">
        <Button size="sm" variant="ghost" aria-label={`${shown}, ${words.priceOf(model)}`} onClick={onPrice}>
          {shown}
        </Button>
      </td>
    </tr>
  )
}
