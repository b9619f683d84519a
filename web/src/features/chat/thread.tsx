import type { Message } from '@rolewright/contract/chat'
import type { ReactNode } from 'react'
import { nameWriter } from '../../lib/format.ts'
import { Brief } from './brief.tsx'
import { countWords } from './count-words.ts'
import { DraftNotice } from './draft-notice.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { ReplyFoot } from './reply-foot.tsx'
import { Sheet, type SheetProps } from './sheet.tsx'
import { texts } from './texts.ts'
import type { Draft, ThreadItem } from './thread-items.ts'
import type { Writing } from './writing.ts'
import { WritingLine } from './writing-line.tsx'

export interface ShownPage {
  text: string
  isGrowing: boolean
  message?: Message
  /** No version of the same description stands below. */
  isLatest: boolean
}

export interface ThreadProps {
  items: ThreadItem[]
  conversationId: string | null
  writing: Writing
  /** How a text is set as a page; with the message, once it is one. */
  page: (shown: ShownPage) => ReactNode
  /** What can be done with the page itself, at its head. */
  headActions: (message: Message, isLatest: boolean) => ReactNode
  /** What can be done with a description. */
  actions: (message: Message) => ReactNode
  promptOf: (messageId: string) => string | null
  /** A page is being written or edited. */
  isBlocked: boolean
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
      const children = item.text ? page({ text: item.text, isGrowing: true, isLatest: true }) : <PageSkeleton />
      return {
        above: <WritingLine isConnected={isConnected} />,
        isBusy: true,
        head: headOf(texts.reply.draft, item.text, item.writer),
        children,
      }
    }
    case 'draft': {
      const { draft } = item
      const tryAgain = props.onTryAgain && (() => props.onTryAgain?.(draft))
      return {
        above: <DraftNotice draft={draft} onTryAgain={tryAgain} />,
        head: headOf(texts.reply.draft, draft.text, draft.writer),
        children: draft.text ? page({ text: draft.text, isGrowing: false, isLatest: false }) : null,
      }
    }
    case 'reply': {
      const { message, isImproved } = item
      return {
        head: headOf(
          texts.reply.version(message.version ?? 1),
          message.content,
          message.writer,
          props.headActions(message, !isImproved),
        ),
        children: page({ text: message.content, isGrowing: false, message, isLatest: !isImproved }),
        foot: (
          <ReplyFoot
            message={message}
            conversationId={props.conversationId}
            prompt={props.promptOf(message.id)}
            isImproved={isImproved}
            isBlocked={props.isBlocked}
            isAnswered={props.items.some((one) => one.kind === 'draft' && one.draft.improves === message.id)}
            onImprove={(prompt, messageId) => props.onImprove?.(prompt, messageId)}
            actions={props.actions(message)}
          />
        ),
      }
    }
  }
}

/** Which page this is, how long, and who wrote it. */
const headOf = (label: string, text: string, writer: string | null, actions?: ReactNode) => (
  <>
    <p className="py-2">
      {[label, text && texts.reply.words(countWords(text)), nameWriter(writer)].filter(Boolean).join(' · ')}
    </p>
    {actions && <div className="-mr-2.5 ml-auto flex items-center print:hidden">{actions}</div>}
  </>
)
