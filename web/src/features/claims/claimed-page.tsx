import type { Claim, Message } from '@rolewright/contract/chat'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ClaimMark } from './claim-mark.tsx'
import { GroundTip } from './ground-tip.tsx'
import { MarginNotes } from './margin-notes.tsx'
import { texts } from './texts.ts'
import { useDecisions } from './use-decisions.ts'
import { useMargin } from './use-margin.ts'
import { countGrounds, isOpen, keyOf, nameGround } from './weigh-claims.ts'

interface Mark {
  from: number
  to: number
  wrap: (words: string, isFirst: boolean) => ReactNode
}

export interface ClaimedPageProps {
  /** What is shown while it is no message yet. */
  text: string
  message: Message | null
  /** The brief that it was written from; null where that is not known. */
  brief: string | null
  hasMargin?: boolean
  /** How the text is set as a page, with its marks. */
  page: (text: string, marks: Mark[]) => ReactNode
}

const NO_CLAIMS: Claim[] = []

/** A description with what nobody said marked in it, and on demand where everything else came from. */
export function ClaimedPage({ text, message, brief, hasMargin = false, page }: ClaimedPageProps) {
  const claims = message?.claims ?? NO_CLAIMS
  const frame = useRef<HTMLDivElement>(null)
  const [isTelling, setTelling] = useState(false)
  const [looked, setLooked] = useState<string | null>(null)
  const decisions = useDecisions(message, frame)
  const open = useMemo(() => claims.filter(isOpen), [claims])
  useMargin(frame, open)

  const press = (claim: Claim) => {
    if (isOpen(claim)) frame.current?.querySelector<HTMLElement>(`[data-note="${keyOf(claim)}"] button`)?.focus()
    else setLooked(keyOf(claim))
  }
  const marks = (isTelling ? claims : open).map((claim) => ({
    from: claim.from,
    to: claim.to,
    wrap: (words: string, isFirst: boolean) => (
      <ClaimMark
        claim={claim}
        words={words}
        isFirst={isFirst}
        isLit={looked === keyOf(claim)}
        brief={brief}
        onLook={setLooked}
        onPress={press}
      />
    ),
  }))
  const told = isTelling ? claims.find((claim) => keyOf(claim) === looked) : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape takes the words about a claim away, wherever the focus is
    <div ref={frame} className="relative" onKeyDown={({ key }) => key === 'Escape' && setLooked(null)}>
      {page(message?.content ?? text, marks)}
      {told && <GroundTip page={frame} claimKey={keyOf(told)} label={nameGround(told, brief)} />}
      {claims.length > 0 && (
        <div className="mt-6 -mb-3 flex min-h-8 flex-wrap items-center gap-x-2 print:hidden">
          <Button
            size="sm"
            variant="ghost"
            data-where
            aria-pressed={isTelling}
            onClick={() => setTelling(!isTelling)}
            className="-ml-2.5 font-normal text-ink-3 aria-pressed:bg-active aria-pressed:text-ink"
          >
            {texts.where}
          </Button>
          {isTelling && <p className="text-ink-3 text-sm tabular-nums">{countGrounds(claims)}</p>}
        </div>
      )}
      <MarginNotes
        claims={open}
        decisions={decisions}
        isUndoable={message?.undoable ?? false}
        hasMargin={hasMargin}
        lit={looked}
        onLook={setLooked}
      />
      <p role="status" className="sr-only">
        {decisions.news}
      </p>
    </div>
  )
}
