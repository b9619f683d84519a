import { Ellipsis } from 'lucide-react'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { texts } from '../features/job-descriptions/texts.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { IconButton } from '../ui/icon-button.tsx'

const RecordActions = lazyPart(() => import('./record-actions.tsx'))
const ConversationActions = lazyPart(() => import('./conversation-actions.tsx'))

/** Menus that come after the page; their button has its place from the start. */
export const LateRecordActions = (props: ComponentProps<typeof RecordActions>) => (
  <Late title={props.record.title}>
    <RecordActions {...props} />
  </Late>
)

export const LateConversationActions = (props: ComponentProps<typeof ConversationActions>) => (
  <Late title={props.conversation.title}>
    <ConversationActions {...props} />
  </Late>
)

const Late = ({ title, children }: { title: string; children: ReactNode }) => (
  <Suspense fallback={<IconButton label={texts.actions.more(title)} icon={<Ellipsis aria-hidden />} disabled />}>
    {children}
  </Suspense>
)
