import type { Message } from '@rolewright/contract/chat'
import { ClaimedPage } from '../features/claims/claimed-page.tsx'
import { DocumentPage } from '../features/exports/document-page.tsx'

export interface JobBotPageProps {
  text: string
  isGrowing: boolean
  /** Once it is a description; a draft has no claims. */
  message?: Message
  promptOf: (messageId: string) => string | null
}

/** A page of the conversation: the same one while it is written and when it can be looked into. */
export const JobBotPage = ({ text, isGrowing, message, promptOf }: JobBotPageProps) => (
  <ClaimedPage
    text={text}
    message={message ?? null}
    brief={message ? promptOf(message.id) : null}
    hasMargin
    page={(content, marks) => <DocumentPage text={content} isWriting={isGrowing} marks={marks} />}
  />
)
