import type { SettledFact, Sheet } from '@rolewright/contract/briefs'
import { useEffect, useRef, useState } from 'react'
import { callJson } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'

/** How long nothing was typed before it is read, in ms. */
const PAUSE = 300
/** So many characters at once are pasted, not typed, and read without a pause. */
const PASTED = 20
/** How soon what could not be read is tried again, in ms. */
const AGAIN = 3000

export interface ReadSheet {
  text: string
  sheet: Sheet
}

/** What the server read last of a text that is being typed; null where there is nothing to read. May lag behind the text. */
export function useSheet(text: string, facts: SettledFact[]): ReadSheet | null {
  const [read, setRead] = useState<ReadSheet | null>(null)
  const before = useRef('')
  useEffect(() => {
    const isPasted = text.length >= before.current.length + PASTED
    before.current = text
    if (text.trim() === '') return setRead(null)
    const stale = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const readAfter = (pause: number) => {
      timer = setTimeout(async () => {
        const answer = await readQuietly(text, facts, stale.signal)
        if (stale.signal.aborted) return
        if (answer === 'again') readAfter(AGAIN)
        else if (answer) setRead({ text, sheet: answer })
      }, pause)
    }
    readAfter(isPasted ? 0 : PAUSE)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [text, facts])
  return read
}

/** Null where it could not be read, again where the server has too much to do; nobody has to hear of either. */
const readQuietly = (text: string, facts: SettledFact[], signal: AbortSignal): Promise<Sheet | 'again' | null> =>
  callJson('POST /api/briefs/read', { body: { text, facts }, signal, onExpired: 'throw' }).catch((error) =>
    error instanceof ApiError && (error.status >= 500 || error.status === 429) ? 'again' : null,
  )
