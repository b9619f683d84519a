import type { Conversation, Message } from '@rolewright/contract/chat'
import { useState } from 'react'
import { renameConversation } from '../features/chat/chat.queries.ts'
import { useAsBrief } from '../features/chat/use-as-brief.ts'
import { discard } from '../features/deletions/discard.ts'
import { MoreMenu } from '../features/job-descriptions/more-menu.tsx'
import { RenameDialog } from '../features/job-descriptions/rename-dialog.tsx'
import { ShareDialog } from '../features/links/share-dialog.tsx'

export interface ConversationActionsProps {
  conversation: Conversation
  /** The description that is open in it. */
  open: Message | null
  /** It is deleted. */
  onGone: () => void
}

/** What can be done with the open conversation as a whole, and with the page in it. */
export default function ConversationActions({ conversation, open, onGone }: ConversationActionsProps) {
  const { id, title, messages } = conversation
  const [asking, setAsking] = useState<'rename' | 'share' | null>(null)
  const startWith = useAsBrief()
  const brief = messages.findLast(({ role }) => role === 'user')
  const close = () => setAsking(null)
  const remove = async () => {
    if (await discard('conversation', id)) onGone()
  }
  return (
    <>
      <MoreMenu
        title={title}
        onRename={() => setAsking('rename')}
        onUseAsBrief={() => brief && startWith({ text: brief.content, facts: brief.facts })}
        onShare={open?.jobDescriptionId ? () => setAsking('share') : null}
        onDelete={() => void remove()}
      />
      {asking === 'rename' && (
        <RenameDialog name={title} onSave={(name) => renameConversation(id, name)} onClose={close} />
      )}
      {asking === 'share' && open?.jobDescriptionId && (
        <ShareDialog id={open.jobDescriptionId} version={open.version ?? 1} onClose={close} />
      )}
    </>
  )
}
