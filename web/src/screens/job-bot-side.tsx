import { AssistantPicker } from '../features/assistants/assistant-picker.tsx'
import type { AssistantChoice } from '../features/assistants/use-assistant-choice.ts'
import { RecentConversations } from '../features/chat/recent-conversations.tsx'
import { UsageCard } from '../features/usage/usage-card.tsx'
import { useUser } from '../lib/session.ts'

/** The left column; on a phone it comes as a sheet. */
export function JobBotSide(props: { choice: AssistantChoice; openId: string | null; onOpened: () => void }) {
  const isLocal = useUser().source === 'local'
  return (
    <div className="flex flex-col gap-6">
      <AssistantPicker {...props.choice} />
      {isLocal && <UsageCard assistantId={props.choice.chosen?.id} />}
      <RecentConversations openId={props.openId} onOpened={props.onOpened} />
    </div>
  )
}
