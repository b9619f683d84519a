import { useEffect } from 'react'

/** An opened conversation begins at what was asked for last; one that is being written is followed instead. */
export function useLastBriefInView(conversationId: string | null, isWriting: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another conversation is shown, not when it was written
  useEffect(() => {
    if (!conversationId || isWriting) return
    const briefs = document.querySelectorAll('[data-brief]')
    briefs[briefs.length - 1]?.scrollIntoView({ block: 'start' })
  }, [conversationId])
}
