import { type LearningAudience, TRAINING_PAIRS_MIN } from '@rolewright/contract/learning'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/use-toast.ts'
import { downloadPairs } from './learning.queries.ts'
import { texts } from './texts.ts'

const words = texts.pairs

export interface PairsCardProps {
  assistant: { id: string; name: string }
  audiences: LearningAudience[]
  save: (bytes: Blob, name: string) => void
}

/** Briefs with their final documents, to train a model with. */
export function PairsCard({ assistant, audiences, save }: PairsCardProps) {
  const [loading, setLoading] = useState<string | null>(null)
  const download = async ({ key, name }: LearningAudience) => {
    setLoading(key)
    try {
      save(await downloadPairs(assistant.id, key), words.filename(assistant.name, name))
      toast({ title: words.started })
    } catch (error) {
      toast({ title: words.failed, description: sentenceOf(error), tone: 'danger' })
    } finally {
      setLoading(null)
    }
  }
  const isOne = audiences.length === 1
  return (
    <Card title={words.title}>
      <p className="text-ink-2 text-sm">
        {words.hint} {audiences.length === 0 ? words.none : words.least(TRAINING_PAIRS_MIN)}{' '}
        {audiences.length > 1 && words.apart}
      </p>
      {audiences.length > 0 && (
        <ul className="mt-3 flex flex-col gap-3">
          {audiences.map((audience) => (
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
    </Card>
  )
}
