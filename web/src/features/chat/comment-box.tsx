import { COMMENT_MAX_LENGTH } from '@rolewright/contract/constants'
import { type FormEvent, useEffect, useRef } from 'react'
import { useKept } from '../../lib/use-kept.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { texts } from './texts.ts'

export interface CommentBoxProps {
  /** What is typed about it is there again when the box is. */
  messageId: string
  isPending: boolean
  /** A page is being written or edited: the comment can be typed, and sent when that is done. */
  isBlocked: boolean
  /** @returns whether the comment was taken */
  onSubmit: (comment: string) => Promise<boolean>
  onCancel: () => void
}

/** What should be better. An empty comment does nothing. */
export function CommentBox({ messageId, isPending, isBlocked, onSubmit, onCancel }: CommentBoxProps) {
  const [comment, setComment, forget] = useKept(`comment ${messageId}`, '')
  const words = texts.feedback
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!comment.trim() || isBlocked || isPending) return
    if (await onSubmit(comment)) forget()
  }
  return (
    <form ref={box} onSubmit={submit} className="flex flex-col gap-2.5 px-2 pt-1 pb-2">
      <Field label={words.commentLabel}>
        {(control) => (
          <TextArea
            {...control}
            autoFocus
            value={comment}
            maxLength={COMMENT_MAX_LENGTH}
            placeholder={words.commentPlaceholder}
            onChange={(event) => setComment(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="sm" variant="primary" type="submit" pending={isPending} disabled={isBlocked || !comment.trim()}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
