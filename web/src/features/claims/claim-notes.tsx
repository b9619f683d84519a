import type { Claim } from '@rolewright/contract/chat'
import { Button } from '../../ui/button.tsx'
import { MarginNote, type MarginNoteProps } from './margin-note.tsx'
import { texts } from './texts.ts'
import type { Decisions } from './use-decisions.ts'
import { keyOf } from './weigh-claims.ts'

export interface ClaimNotesProps extends Pick<MarginNoteProps, 'isBeside'> {
  /** What nobody said, in the order of the page. */
  claims: Claim[]
  decisions: Decisions
  lit: string | null
  onLook: (key: string | null) => void
}

/** A note for each claim, one for all typical lines at once, and one where something was just removed. */
export function ClaimNotes(props: ClaimNotesProps) {
  const { claims, decisions, isBeside } = props
  const { removed } = decisions
  const typical = claims.filter(({ kind }) => kind === 'typical')
  const isSeveral = typical.length > 1
  const place = removed ? claims.findIndex(({ from }) => from >= removed.from) : -1
  const undo = removed && <RemovedNote key="undo" decisions={decisions} words={removed.words} isBeside={isBeside} />
  return [
    ...claims.flatMap((claim, index) => [
      index === place && undo,
      isSeveral && claim === typical[0] && (
        <MarginNote
          key="typical"
          id="typical"
          isBeside={isBeside}
          actions={<Choices id="typical" chosen={typical} isAll decisions={decisions} />}
        >
          <p className="text-warn">{texts.typicalAll(typical.length)}</p>
        </MarginNote>
      ),
      <ClaimNote key={keyOf(claim)} claim={claim} isOneOfSeveral={isSeveral && claim.kind === 'typical'} {...props} />,
    ]),
    place < 0 && undo,
  ]
}

/** That it is typical is said once for all of them where there are several. */
function ClaimNote(props: ClaimNotesProps & { claim: Claim; isOneOfSeveral: boolean }) {
  const { claim, isOneOfSeveral, decisions, isBeside, lit, onLook } = props
  const key = keyOf(claim)
  return (
    <MarginNote
      id={key}
      isBeside={isBeside}
      isLit={lit === key}
      onLook={onLook}
      actions={<Choices id={key} chosen={[claim]} decisions={decisions} />}
    >
      <p className="text-ink wrap-anywhere">“{claim.text}”</p>
      {!isOneOfSeveral && <p className="text-warn">{claim.kind === 'typical' ? texts.typical : texts.nobody}</p>}
    </MarginNote>
  )
}

const RemovedNote = (props: { decisions: Decisions; words: string; isBeside: boolean }) => (
  <MarginNote
    id="undo"
    isBeside={props.isBeside}
    actions={
      <Button
        size="sm"
        variant="ghost"
        data-undo
        pending={props.decisions.pending === 'undo'}
        disabled={props.decisions.pending !== null}
        onClick={props.decisions.undo}
      >
        {texts.undo}
      </Button>
    }
  >
    <p className="text-ink-2 wrap-anywhere">{texts.removed(props.words)}</p>
  </MarginNote>
)

function Choices(props: { id: string; chosen: Claim[]; isAll?: boolean; decisions: Decisions }) {
  const { id, chosen, isAll, decisions } = props
  const { pending, keep, remove } = decisions
  const words = chosen[0]!.text
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={isAll ? undefined : texts.keepNamed(words)}
        pending={pending === `${id} keep`}
        disabled={pending !== null}
        onClick={() => keep(chosen, id)}
      >
        {isAll ? texts.keepAll : texts.keep}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={isAll ? undefined : texts.removeNamed(words)}
        pending={pending === `${id} remove`}
        disabled={pending !== null}
        onClick={() => remove(chosen, id)}
      >
        {isAll ? texts.removeAll : texts.remove}
      </Button>
    </>
  )
}
