import type { Claim, Message } from '@rolewright/contract/chat'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { toast } from '../../ui/use-toast.ts'
import { decideClaim, readAgain, undoDrop } from './claims.queries.ts'
import { texts } from './texts.ts'
import { isOpen, keyOf } from './weigh-claims.ts'

/** What was dropped last on this screen, and where it stood in the text. */
export interface Dropped {
  words: string
  from: number
}

/** Keeping, dropping and putting back; the keyboard goes on where the eye is. */
export function useDecisions(message: Message | null, page: RefObject<HTMLElement | null>) {
  const { id = '', claims = [] } = message ?? {}
  const [pending, setPending] = useState<string | null>(null)
  const [dropped, setDropped] = useState<Dropped | null>(null)
  const [news, setNews] = useState('')
  const focusNext = useFocusAfter(page, message)

  const change = async (key: string, act: () => Promise<Message>): Promise<Message | null> => {
    setPending(key)
    try {
      return await act()
    } catch (error) {
      focusNext(null)
      toast({ title: texts.failed, description: sentenceOf(error), tone: 'danger' })
      if (error instanceof ApiError && error.code === 'changed_meanwhile') await readAgain(id).catch(() => null)
      return null
    } finally {
      setPending(null)
    }
  }

  return {
    pending,
    dropped,
    news,
    async keep(claim: Claim) {
      const open = claims.filter(isOpen)
      const next = open[open.indexOf(claim) + 1] ?? open.find((one) => one !== claim)
      focusNext(next ? `[data-note="${keyOf(next)}"] button` : '[data-where]')
      if (await change(`${keyOf(claim)} keep`, () => decideClaim(id, claim, 'keep'))) setNews(texts.kept(claim.text))
    },
    async drop(claim: Claim) {
      focusNext('[data-undo]')
      if (!(await change(`${keyOf(claim)} drop`, () => decideClaim(id, claim, 'drop')))) return
      setDropped({ words: claim.text, from: claim.from })
      setNews(texts.dropped(claim.text))
    },
    async undo() {
      focusNext('[data-note] button')
      if (!(await change('undo', () => undoDrop(id)))) return
      setDropped(null)
      setNews(texts.undone)
    },
  }
}

/** What had the focus is gone with its note: once the page has changed, the focus goes to what comes next. */
function useFocusAfter(page: RefObject<HTMLElement | null>, message: Message | null) {
  const selector = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page has changed
  useLayoutEffect(() => {
    if (selector.current) page.current?.querySelector<HTMLElement>(selector.current)?.focus({ preventScroll: true })
    selector.current = null
  }, [message])
  return (next: string | null) => {
    selector.current = next
  }
}
