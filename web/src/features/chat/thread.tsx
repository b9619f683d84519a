import type { Message } from '@rolewright/contract/chat'
import type { ReactNode } from 'react'
import { Brief } from './brief.tsx'
import { countWords } from './count-words.ts'
import { DraftNotice } from './draft-notice.tsx'
import { PageNotes } from './page-notes.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { ReplyFoot } from './reply-foot.tsx'
import { Sheet, type SheetProps } from './sheet.tsx'
import { texts } from './texts.ts'
import type { Draft, ThreadItem } from './thread-items.ts'
import { WishList } from './wish-list.tsx'
import type { Writing } from './writing.ts'
import { WritingLine } from './writing-line.tsx'

export interface ThreadProps {
  items: ThreadItem[]
  conversationId: string | null
  writing: Writing
  /** How a text is set as a page; with the message, once it is one. */
  page: (text: string, isWriting: boolean, message?: Message) => ReactNode
  /** What can be done with a description. */
  actions: (message: Message, isLatest: boolean) => ReactNode
  promptOf: (messageId: string) => string | null
  /** Null while nothing can be written. */
  onImprove: ((prompt: string, messageId: string) => void) | null
  onTryAgain: ((draft: Draft) => void) | null
}

export function Thread(props: ThreadProps) {
  return (
    <ol aria-label={texts.thread.label} className="flex flex-col gap-8">
      {props.items.map((item) => (
        <li key={item.key}>
          {item.kind === 'brief' ? <Brief text={item.text} /> : <Sheet {...sheetOf(item, props)} />}
        </li>
      ))}
    </ol>
  )
}

function sheetOf(item: Exclude<ThreadItem, { kind: 'brief' }>, props: ThreadProps): SheetProps {
  const { writing, page } = props
  switch (item.kind) {
    case 'writing': {
      const isConnected = writing.phase !== 'writing' || writing.isConnected
      const children = item.text ? page(item.text, true) : <PageSkeleton />
      return {
        above: <WritingLine isConnected={isConnected} />,
        isBusy: true,
        head: headOf(texts.reply.draft, item.text),
        children,
      }
    }
    case 'draft': {
      const { draft } = item
      const tryAgain = props.onTryAgain && (() => props.onTryAgain?.(draft))
      return {
        above: <DraftNotice draft={draft} onTryAgain={tryAgain} />,
        head: headOf(texts.reply.draft, draft.text),
        children: draft.text ? page(draft.text, false) : null,
      }
    }
    case 'reply': {
      const { message, isImproved } = item
      return {
        head: headOf(texts.reply.version(message.version ?? 1), message.content),
        children: (
          <>
            {message.wishes.length > 0 && <WishList wishes={message.wishes} />}
            {page(message.content, false, message)}
            {message.notes.length > 0 && <PageNotes notes={message.notes} />}
          </>
        ),
        foot: (
          <ReplyFoot
            message={message}
            conversationId={props.conversationId}
            prompt={props.promptOf(message.id)}
            isImproved={isImproved}
            isWriting={writing.phase === 'writing'}
            onImprove={(prompt, messageId) => props.onImprove?.(prompt, messageId)}
            actions={props.actions(message, !isImproved)}
          />
        ),
      }
    }
  }
}

const headOf = (label: string, text: string) => (
  <>
    <span>{label}</span>
    <span aria-hidden>·</span>
    <span>{texts.reply.words(countWords(text))}</span>
  </>
)
