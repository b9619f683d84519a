import type { BriefQuestion } from '@rolewright/contract/briefs'
import type { Claim, Message } from '@rolewright/contract/chat'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useMatches } from '../../lib/use-matches.ts'
import { Button } from '../../ui/button.tsx'
import { ClaimMark } from './claim-mark.tsx'
import { GroundTip } from './ground-tip.tsx'
import { MarginNotes } from './margin-notes.tsx'
import { NotesDrawer } from './notes-drawer.tsx'
import { texts } from './texts.ts'
import { useDecisions } from './use-decisions.ts'
import { useMargin } from './use-margin.ts'
import { countGrounds, isOpen, keyOf, nameGround } from './weigh-claims.ts'

interface Mark {
  from: number
  to: number
  wrap: (words: ReactNode, isFirst: boolean) => ReactNode
}

export interface ClaimedPageProps {
  /** What is shown while it is no message yet. */
  text: string
  message: Message | null
  /** The brief that it was written from; null where that is not known. */
  brief: string | null
  /** What stands beside it can be decided on: it is the latest version. */
  isLatest: boolean
  /** There is room beside the page on wide screens, and a drawer elsewhere; without it the notes are listed below. */
  hasMargin?: boolean
  /** What else is marked in it. */
  marks?: Mark[]
  onAnswer?: (question: BriefQuestion) => void
  page: (text: string, marks: Mark[]) => ReactNode
}

const NO_CLAIMS: Claim[] = []
/** In ms. */
const DRAWER_CLOSES_MS = 50
/** Wide enough for a margin beside the page. */
const WIDE = '(min-width: 90rem)'

/** A description with what nobody said marked in it, all that is about it beside it, and on demand where everything came from. */
export function ClaimedPage(props: ClaimedPageProps) {
  const { text, message, brief, isLatest, hasMargin = false, marks: others = [], onAnswer, page } = props
  const claims = message?.claims ?? NO_CLAIMS
  const frame = useRef<HTMLDivElement>(null)
  const notes = useRef<HTMLUListElement>(null)
  const [isTelling, setTelling] = useState(false)
  const [looked, setLooked] = useState<string | null>(null)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isBeside = useMatches(WIDE) && hasMargin
  const decisions = useDecisions(message, notes)
  const open = useMemo(() => (isLatest ? claims.filter(isOpen) : NO_CLAIMS), [claims, isLatest])
  const beside = {
    claims: open,
    notes: isLatest ? (message?.notes ?? []) : [],
    questions: isLatest ? (message?.questions ?? []) : [],
  }
  const count = beside.claims.length + beside.notes.length + beside.questions.length
  useMargin(frame, [message, decisions.removed, isBeside])

  const press = (claim: Claim) => {
    if (!isOpen(claim)) return setLooked(keyOf(claim))
    if (hasMargin && !isBeside) setDrawerOpen(true)
    requestAnimationFrame(() =>
      notes.current?.querySelector<HTMLElement>(`[data-note="${keyOf(claim)}"] button`)?.focus(),
    )
  }
  const marks = (isTelling ? claims : open).map((claim) => ({
    from: claim.from,
    to: claim.to,
    wrap: (words: ReactNode, isFirst: boolean) => (
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
  const answer = onAnswer
    ? (question: BriefQuestion) => {
        if (!isDrawerOpen) return onAnswer(question)
        setDrawerOpen(false)
        // A drawer that closes gives the focus back first.
        setTimeout(() => onAnswer(question), DRAWER_CLOSES_MS)
      }
    : null
  const list = (isInMargin: boolean) => (
    <MarginNotes
      {...beside}
      ref={notes}
      decisions={decisions}
      isBeside={isInMargin}
      lit={looked}
      onLook={setLooked}
      onAnswer={answer}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape takes the words about a claim away, wherever the focus is
    <div ref={frame} className="relative" onKeyDown={({ key }) => key === 'Escape' && setLooked(null)}>
      {hasMargin && !isBeside && (
        <NotesDrawer count={count + (decisions.removed ? 1 : 0)} open={isDrawerOpen} onOpenChange={setDrawerOpen}>
          {list(false)}
        </NotesDrawer>
      )}
      {page(message?.content ?? text, [...others, ...marks])}
      {told && <GroundTip page={frame} claimKey={keyOf(told)} label={nameGround(told, brief)} />}
      {claims.length > 0 && <Grounds claims={claims} isTold={isTelling} onTell={setTelling} />}
      {isBeside && list(true)}
      {!hasMargin && <div className="mt-6 border-line border-t pt-5 empty:hidden print:hidden">{list(false)}</div>}
      <p role="status" className="sr-only">
        {decisions.news}
      </p>
    </div>
  )
}

const Grounds = (props: { claims: Claim[]; isTold: boolean; onTell: (isTold: boolean) => void }) => (
  <div className="mt-6 -mb-3 flex min-h-8 flex-wrap items-center gap-x-2 print:hidden">
    <Button
      size="sm"
      variant="ghost"
      data-where
      aria-pressed={props.isTold}
      onClick={() => props.onTell(!props.isTold)}
      className="-ml-2.5 font-normal text-ink-3 aria-pressed:bg-active aria-pressed:text-ink"
    >
      {texts.where}
    </Button>
    {props.isTold && <p className="text-ink-3 text-sm tabular-nums">{countGrounds(props.claims)}</p>}
  </div>
)
