import { PanelLeft, SquarePen } from 'lucide-react'
import { texts } from '../features/chat/texts.ts'
import { texts as screenTexts } from '../texts/screens.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { LateConversationActions } from './late-actions.tsx'
import type { JobBotState } from './use-job-bot.ts'

export interface JobBotHeadProps extends Pick<JobBotState, 'conversation' | 'open' | 'isEmpty'> {
  onOpenSide: () => void
  onStartNew: () => void
}

/** Which conversation it is, and the ways out of it. */
export const JobBotHead = ({ conversation, open, isEmpty, onOpenSide, onStartNew }: JobBotHeadProps) => (
  <div className="flex min-h-14 items-center gap-2 print:hidden">
    <IconButton
      label={texts.conversations.open}
      icon={<PanelLeft aria-hidden />}
      aria-haspopup="dialog"
      onClick={onOpenSide}
      className="-ml-2 lg:hidden"
    />
    <h1 className="min-w-0 flex-1 truncate font-medium">{conversation?.title ?? screenTexts.titles.jobBot}</h1>
    {conversation && <LateConversationActions conversation={conversation} open={open} onGone={onStartNew} />}
    {!isEmpty && (
      <Button
        size="sm"
        icon={<SquarePen aria-hidden />}
        aria-label={texts.conversations.startNew}
        onClick={onStartNew}
        className="pointer-coarse:min-w-11"
      >
        <span className="max-sm:hidden">{texts.conversations.startNew}</span>
      </Button>
    )}
  </div>
)
