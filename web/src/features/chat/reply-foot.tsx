import type { Message } from '@rolewright/contract/chat'
import { ArrowDown, Check, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CommentBox } from './comment-box.tsx'
import { texts } from './texts.ts'
import { useReplyFeedback } from './use-reply-feedback.ts'

const words = texts.feedback

export interface ReplyFootProps {
  message: Message
  conversationId: string | null
  prompt: string | null
  /** An improved version of it stands below. */
  isImproved: boolean
  /** A page is being written or edited. */
  isBlocked: boolean
  /** What came of the comment stands below. */
  isAnswered: boolean
  onImprove: (prompt: string, messageId: string) => void
  /** What can be done with the text: download it. */
  actions: ReactNode
}

export function ReplyFoot(props: ReplyFootProps) {
  const { message, conversationId, prompt, isImproved, isBlocked, isAnswered, onImprove, actions } = props
  const { isPending, thumbsUp, thumbsDown } = useReplyFeedback(message, { conversationId, prompt, onImprove })
  const [isCommenting, setCommenting] = useState(false)
  const submit = async (comment: string) => {
    const isTaken = await thumbsDown(comment)
    if (isTaken) setCommenting(false)
    return isTaken
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {actions}
        {isImproved ? (
          <Outcome icon={<ArrowDown aria-hidden />}>{words.improved}</Outcome>
        ) : (
          <div className="flex flex-wrap items-center justify-end gap-x-1 pl-2">
            {message.userFeedback === 'thumbs_up' ? (
              <Outcome icon={<Check aria-hidden />}>{words.thanks}</Outcome>
            ) : (
              <span className="mr-1 text-ink-3 text-sm">{words.question}</span>
            )}
            <Thumb
              label={words.up}
              icon={<ThumbsUp aria-hidden />}
              isPressed={message.userFeedback === 'thumbs_up'}
              isDisabled={isPending}
              onPress={thumbsUp}
            />
            <Thumb
              label={words.down}
              icon={<ThumbsDown aria-hidden />}
              isPressed={message.userFeedback === 'thumbs_down' || isCommenting}
              isDisabled={isPending}
              onPress={() => setCommenting(!isCommenting)}
            />
          </div>
        )}
      </div>
      {isCommenting && !isImproved && (
        <CommentBox
          messageId={message.id}
          isPending={isPending}
          isBlocked={isBlocked}
          onSubmit={submit}
          onCancel={() => setCommenting(false)}
        />
      )}
      {message.userFeedback === 'thumbs_down' && message.feedbackComment && !isCommenting && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2 pb-1">
          <p className="min-w-0 flex-1 basis-48 text-ink-3 text-sm wrap-anywhere">
            {words.asked}: “{message.feedbackComment}”
          </p>
          {!isImproved && !isAnswered && !isBlocked && prompt !== null && (
            <Button size="sm" icon={<RotateCcw aria-hidden />} onClick={() => onImprove(prompt, message.id)}>
              {texts.draft.tryAgain}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

const Outcome = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <span role="status" className="flex items-center gap-1.5 px-2 text-accent-ink text-sm">
    {icon}
    {children}
  </span>
)

function Thumb(props: {
  label: string
  icon: ReactNode
  isPressed: boolean
  isDisabled: boolean
  onPress: () => void
}) {
  return (
    <IconButton
      label={props.label}
      icon={props.icon}
      aria-pressed={props.isPressed}
      disabled={props.isDisabled}
      onClick={props.onPress}
      className={classNames(props.isPressed && 'bg-accent-soft text-accent-ink')}
    />
  )
}
