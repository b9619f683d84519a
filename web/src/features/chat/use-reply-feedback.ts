import type { Message } from '@rolewright/contract/chat'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { toast } from '../../ui/use-toast.ts'
import { sendFeedback } from './chat.queries.ts'
import { texts } from './texts.ts'

interface Conditions {
  conversationId: string | null
  /** The prompt that the description was first written from; null: there is none to be found. */
  prompt: string | null
  onImprove: (prompt: string, messageId: string) => void
}

/** Thumbs up counts at once; thumbs down counts with a comment, and is answered by an improved version. */
export function useReplyFeedback(message: Message, { conversationId, prompt, onImprove }: Conditions) {
  const [isPending, setPending] = useState(false)

  const send = async (feedback: Parameters<typeof sendFeedback>[2]): Promise<boolean> => {
    setPending(true)
    try {
      await sendFeedback(conversationId, message.id, feedback)
      return true
    } catch (error) {
      toast({
        title: texts.toasts.feedbackFailed,
        description: sentenceOf(error, texts.toasts.failedToSubmit),
        tone: 'danger',
      })
      return false
    } finally {
      setPending(false)
    }
  }

  return {
    isPending,
    async thumbsUp() {
      if (await send({ feedback: 'thumbs_up' })) toast({ title: texts.toasts.submitted })
    },
    /** @returns whether the comment was taken, so that its box may close */
    async thumbsDown(comment: string): Promise<boolean> {
      const said = comment.trim()
      if (!said || !(await send({ feedback: 'thumbs_down', comment: said }))) return false
      if (prompt === null) toast({ title: texts.toasts.error, description: texts.toasts.noPrompt, tone: 'danger' })
      else onImprove(prompt, message.id)
      return true
    },
  }
}
