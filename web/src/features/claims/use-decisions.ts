import type { Claim, Message } from '@rolewright/contract/chat'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { toast } from '../../ui/use-toast.ts'
import { decideClaims, readLatest, restoreBefore } from './claims.queries.ts'
import { texts } from './texts.ts'
import { isOpen, keyOf } from './weigh-claims.ts'

/** What was removed last on this screen, where it stood in the text, and which version came of it. */
export interface Removed {
  words: string
  from: number
  versionId: string
}

export type Decisions = ReturnType<typeof useDecisions>

/** Keeping, removing and putting back; the keyboard goes on where the eye is. */
export function useDecisions(message: Message | null, notes: RefObject<HTMLElement | null>) {
  const claims = message?.claims ?? []
  const [pending, setPending] = useState<string | null>(null)
  const [last, setLast] = useState<Removed | null>(null)
  const [news, setNews] = useState('')
  const focusNext = useFocusAfter(notes, message)
  // Once something else has changed the page, going back to before would undo that, too.
  const removed = last && last.versionId === message?.id ? last : null

  const change = async (key: string, act: (page: Message) => Promise<Message>): Promise<Message | null> => {
    if (!message) return null
    setPending(key)
    try {
      return await act(message)
    } catch (error) {
      focusNext(null)
      toast({ title: texts.failed, description: sentenceOf(error), tone: 'danger' })
      if (error instanceof ApiError && error.code === 'changed_meanwhile') await readLatest(message).catch(() => null)
      return null
    } finally {
      setPending(null)
    }
  }
  const wordsOf = (chosen: Claim[]) =>
    chosen.length === 1 ? texts.quoted(chosen[0]!.text) : texts.several(chosen.length)

  return {
    pending,
    removed,
    news,
    async keep(chosen: Claim[], key: string) {
      const open = claims.filter(isOpen)
      const next = open[open.indexOf(chosen.at(-1)!) + 1] ?? open.find((one) => !chosen.includes(one))
      focusNext(next ? `[data-note="${keyOf(next)}"] button` : 'button')
      if (await change(`${key} keep`, ({ id }) => decideClaims(id, chosen, 'keep')))
        setNews(texts.kept(wordsOf(chosen)))
    },
    async remove(chosen: Claim[], key: string) {
      focusNext('[data-undo]')
      const version = await change(`${key} remove`, ({ id }) => decideClaims(id, chosen, 'drop'))
      if (!version) return
      setLast({ words: wordsOf(chosen), from: chosen[0]!.from, versionId: version.id })
      setNews(texts.removed(wordsOf(chosen)))
    },
    async undo() {
      focusNext('[data-note] button')
      if (!(await change('undo', restoreBefore))) return
      setLast(null)
      setNews(texts.undone)
    },
  }
}

/** What had the focus is gone with its note: once the page has changed, the focus goes to what comes next. */
function useFocusAfter(notes: RefObject<HTMLElement | null>, message: Message | null) {
  const selector = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page has changed
  useLayoutEffect(() => {
    if (!selector.current) return
    // The note about what was removed comes with the next drawing.
    const wanted = selector.current
    selector.current = null
    requestAnimationFrame(() => notes.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll: true }))
  }, [message])
  return (next: string | null) => {
    selector.current = next
  }
}
