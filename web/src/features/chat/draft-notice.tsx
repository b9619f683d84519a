import { RotateCcw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'
import type { Draft } from './thread-items.ts'

const words = texts.draft

/** What happened, what was kept, and the one thing to do about it. */
export function DraftNotice({ draft, onTryAgain }: { draft: Draft; onTryAgain: (() => void) | null }) {
  const { reason, text } = draft
  return (
    <Notice
      tone={reason === 'stopped' ? 'info' : 'danger'}
      title={reason === 'failed' && !text ? words.nothing : words[reason]}
      action={
        <Button size="sm" icon={<RotateCcw aria-hidden />} disabled={!onTryAgain} onClick={onTryAgain ?? undefined}>
          {words.tryAgain}
        </Button>
      }
    >
      {sentencesOf(draft).join(' ')}
    </Notice>
  )
}

/** The server's own sentence already says that a broken-off draft is kept. */
function sentencesOf({ reason, sentence, text }: Draft): string[] {
  if (reason === 'lost') return [...(sentence ? [sentence] : []), words.goesOn]
  if (!text) return [...(sentence ? [sentence] : []), words.briefKept, words.notCounted]
  return [sentence ?? words.draftKept, words.notCounted]
}
