import type { Comparison, MeaningChange } from '@rolewright/contract/versions'
import { useMemo } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { diffWords } from '../../lib/word-diff.ts'
import { Button } from '../../ui/button.tsx'
import { ChangedWords } from '../../ui/changed-words.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'
import { useTakeBack } from './use-take-back.ts'
import { readLatest, takeChangesBack, useComparison, useVersions } from './versions.queries.ts'

export interface ComparisonViewProps {
  id: string
  latest: number
  from: number
  to: number
  onChange: (from: number, to: number) => void
}

/** Two versions: what is different word by word, and beside it what that changes in meaning. */
export function ComparisonView({ id, latest, from, to, onChange }: ComparisonViewProps) {
  const { data, error, refetch } = useComparison(id, from, to)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2 text-sm">
        <VersionChoice id={id} latest={latest} label={texts.from_} value={from} onChange={(n) => onChange(n, to)} />
        <span aria-hidden className="text-ink-3">
          {texts.to}
        </span>
        <VersionChoice id={id} latest={latest} label={texts.to} value={to} onChange={(n) => onChange(from, n)} />
      </div>
      {data ? (
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_17rem]">
          <Wording {...data} />
          {/* What is left can be taken back from the version that is the latest then. */}
          <Meaning id={id} latest={latest} {...data} onTaken={(version) => onChange(from, version)} />
        </div>
      ) : error ? (
        <ErrorState title={texts.compareFailed} message={sentenceOf(error)} onRetry={() => refetch()} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </>
  )
}

function VersionChoice(props: {
  id: string
  latest: number
  label: string
  value: number
  onChange: (number: number) => void
}) {
  const { id, latest, label, value, onChange } = props
  const { data } = useVersions(id)
  const numbers = new Set(data?.pages.flatMap(({ items }) => items.map(({ number }) => number)) ?? [])
  // The first one is what people compare with most, however long the list is.
  for (const number of [latest, value, 1]) numbers.add(number)
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(Number(target.value))} className="w-40">
      {[...numbers]
        .sort((a, b) => b - a)
        .map((number) => (
          <option key={number} value={number}>
            {number === latest ? texts.latest(number) : texts.version(number)}
          </option>
        ))}
    </Select>
  )
}

/** Without the signs of light markdown, which nobody wrote. */
const asRead = (text: string) =>
  text
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/^(\s*)[-*+]\s+/gm, '$1• ')
    .replace(/\*\*|\\(?=[\n*_#[\]>+=|~.)-])/g, '')

function Wording({ from, to }: Comparison) {
  const pieces = useMemo(() => diffWords(asRead(from.content), asRead(to.content)), [from.content, to.content])
  const isSame = pieces.every(({ kind }) => kind === 'same')
  return (
    <section aria-label={texts.wording} className="min-w-0">
      <h3 className="mb-2 font-medium text-sm">{texts.wording}</h3>
      {isSame && <p className="mb-2 text-ink-3 text-sm">{texts.sameWords}</p>}
      <div className="font-serif">
        <ChangedWords pieces={pieces} spoken={texts} />
      </div>
    </section>
  )
}

interface MeaningProps extends Comparison {
  id: string
  latest: number
  onTaken: (version: number) => void
}

function Meaning({ id, latest, meaning, to, onTaken }: MeaningProps) {
  const { pending, run } = useTakeBack()
  const takeBackOne = async (key: string, { change }: MeaningChange) => {
    const made = await run(key, texts.takenBack, async () => takeChangesBack(await readLatest(id), [change]))
    if (made) onTaken(made.version!)
  }
  return (
    <section aria-label={texts.meaning} className="min-w-0 text-sm max-md:order-first">
      <h3 className="mb-2 font-medium">{texts.meaning}</h3>
      {meaning.length === 0 ? (
        <p className="text-ink-3">{texts.sameMeaning}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {meaning.map((one) => {
            const { what, how, before, after } = one
            const key = `${what} ${how} ${before} ${after}`
            const name = `${texts.whats[what]} ${texts.hows[how]}`
            return (
              <li key={key} className="border-line-strong border-l-2 pl-3">
                <p>
                  <span className="font-medium">{texts.whats[what]}</span>{' '}
                  <span className="text-ink-2">{texts.hows[how]}</span>
                </p>
                <p className="wrap-anywhere">
                  {before !== null && before !== after && <del className="text-ink-3">{before}</del>}{' '}
                  {after !== null && <ins className="text-ink no-underline">{after}</ins>}
                </p>
                {/* What an older version had is not on the page that it could be taken back from. */}
                {to.number === latest && (
                  <Button
                    size="sm"
                    variant="ghost"
                    pending={pending === key}
                    disabled={pending !== null}
                    aria-label={texts.takeBackNamed(name, after ?? before ?? '')}
                    onClick={() => takeBackOne(key, one)}
                    className="-ml-2.5"
                  >
                    {texts.takeBack}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
