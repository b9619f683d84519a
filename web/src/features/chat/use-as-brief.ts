import type { SettledFact } from '@rolewright/contract/briefs'
import { useLocation } from 'wouter'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../ui/use-toast.ts'
import { draftPlace, readDraft, writeDraft } from './drafts.ts'
import { conversationAddress } from './open-conversation.ts'
import { texts } from './texts.ts'

const words = texts.asBrief

/** Puts a brief into the composer of a new description; what was typed there can be had back. */
export function useAsBrief() {
  const place = draftPlace(useUser().id, null)
  const [, navigate] = useLocation()
  return (brief: { text: string; facts: SettledFact[] }) => {
    const before = readDraft(place)
    const isLost = before.text.trim() !== '' && before.text !== brief.text
    writeDraft(place, brief)
    navigate(conversationAddress(null))
    toast({
      title: words.done,
      description: words.hint,
      ...(isLost && { action: { label: words.undo, run: () => writeDraft(place, before) } }),
    })
  }
}
