import { TRAINING_PAIRS_MIN } from '@rolewright/contract/constants'
import type { LearningAudience, PairExport } from '@rolewright/contract/learning'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { toast } from '../../ui/use-toast.ts'
import { downloadPairs, reloadLearning } from './learning.queries.ts'
import { texts } from './texts.ts'

const words = texts.pairs

export interface PairsCardProps {
  assistant: { id: string; name: string }
  audiences: LearningAudience[]
  exports: PairExport[]
  save: (bytes: Blob, name: string) => void
}

/** Briefs with their final documents, to train a model with. */
export function PairsCard({ assistant, audiences, exports, save }: PairsCardProps) {
  const [loading, setLoading] = useState<string | null>(null)
  const [withPeople, setWithPeople] = useState(false)
  const taught = audiences.filter(({ pairs }) => pairs > 0)
  const download = async ({ key, name }: LearningAudience) => {
    setLoading(key)
    try {
      save(await downloadPairs(assistant.id, key, withPeople), words.filename(assistant.name, name))
      toast({ title: words.started })
      await reloadLearning(assistant.id)
    } catch (error) {
      toast({ title: words.failed, description: sentenceOf(error), tone: 'danger' })
    } finally {
      setLoading(null)
    }
  }
  const isOne = taught.length === 1
  return (
    <Card title={words.title}>
      <p className="text-ink-2 text-sm">
        {words.hint} {taught.length === 0 ? words.none : words.least(TRAINING_PAIRS_MIN)}{' '}
        {taught.length > 1 && words.apart} {taught.length > 0 && words.shared}
      </p>
      {taught.length > 0 && (
        <Checkbox
          label={words.people}
          checked={withPeople}
          onChange={({ target }) => setWithPeople(target.checked)}
          className="mt-2"
        />
      )}
      {taught.length > 0 && (
        <ul className="mt-3 flex flex-col gap-3">
          {taught.map((audience) => (
            <li key={audience.key} className="flex flex-col items-start gap-1.5 text-sm">
              <span className="wrap-anywhere">
                {!isOne && <span className="font-medium">{audience.name}, </span>}
                <span className="text-ink-2 tabular-nums">{words.count(audience.pairs)}</span>
              </span>
              <Button
                size="sm"
                icon={<Download aria-hidden />}
                pending={loading === audience.key}
                disabled={loading !== null}
                aria-label={isOne ? undefined : words.downloadOf(audience.name)}
                onClick={() => download(audience)}
              >
                {words.download}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {exports.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="flex min-h-8 w-fit cursor-pointer items-center text-ink-2 hover:text-ink pointer-coarse:min-h-11">
            {words.log}
          </summary>
          <ul aria-label={words.log} className="mt-1 flex flex-col gap-1 text-ink-2">
            {exports.map(({ who, at, pairs, withPeople: hasPeople }) => (
              <li key={at} className="wrap-anywhere">
                {words.logged(who, formatDateTime(at), words.count(pairs), hasPeople)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}
