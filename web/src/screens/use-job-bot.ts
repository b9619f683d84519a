import type { Assistant } from '@rolewright/contract/assistants'
import type { Message } from '@rolewright/contract/chat'
import { useRef, useState } from 'react'
import { useAssistantChoice } from '../features/assistants/use-assistant-choice.ts'
import { texts } from '../features/chat/texts.ts'
import { useChat } from '../features/chat/use-chat.ts'
import { toast } from '../ui/use-toast.ts'
import { useWhatIsTyped } from './use-what-is-typed.tsx'

export type JobBotState = ReturnType<typeof useJobBot>

/** What the screen is about: the open conversation, who writes, what is typed, and which page is being edited. */
export function useJobBot() {
  const chat = useChat()
  const { conversation, writing, items, openId, open } = chat
  const choice = useAssistantChoice(conversation?.assistantId ?? null)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const [editedId, setEditedId] = useState<string | null>(null)

  const isWriting = writing.phase === 'writing'
  const withAssistant = (act: (assistant: Assistant) => void) => {
    if (choice.chosen) act(choice.chosen)
    else toast({ title: texts.composer.noAssistant, tone: 'danger' })
  }
  const improve = ({ id }: Message, wish: string) =>
    withAssistant((assistant) =>
      chat.write({ brief: chat.promptOf(id) ?? wish, facts: [], improves: id, wish }, assistant),
    )
  const typed = useWhatIsTyped({
    openId,
    open,
    assistantId: choice.chosen?.id,
    textArea,
    write: (said, meant) => {
      if (meant === 'change' && open) return improve(open, said)
      withAssistant((assistant) =>
        chat.write({ brief: said, facts: typed.draft.facts, improves: null, wish: null }, assistant),
      )
    },
  })
  return {
    ...chat,
    choice,
    textArea,
    typed,
    withAssistant,
    improve,
    editedId,
    setEditedId,
    isWriting,
    isEmpty: openId === null && items.length === 0,
    isEditing: open !== null && editedId === open.jobDescriptionId,
    startNew() {
      chat.startNew()
      textArea.current?.focus()
    },
  }
}
