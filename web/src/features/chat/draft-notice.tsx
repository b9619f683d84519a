import { RotateCcw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'
import type { Draft } from './thread-items.ts'

/** What happened, what was kept, and the one thing to do about it. */
export function DraftNotice({ draft, onTryAgain }: { draft: Draft; onTryAgain: (() => void) | null }) {
  const { reason, sentence, text } = draft
  const words = texts.draft
  const title = reason === 'failed' && !text ? words.nothing : words[reason]
  const kept = reason === 'lost' ? words.goesOn : text ? words.kept : words.briefKept
  return (
    <Notice
      tone={reason === 'stopped' ? 'info' : 'danger'}
      title={title}
      action={
        <Button size="sm" icon={<RotateCcw aria-hidden />} disabled={!onTryAgain} onClick={onTryAgain ?? undefined}>
          {words.tryAgain}
        </Button>
      }
    >
      {sentence && `${sentence} `}
      {kept}
    </Notice>
  )
}
