import type { SettledFact, Sheet } from '@rolewright/contract/briefs'
import { useEffect, useState } from 'react'
import { callJson } from '../../lib/api.ts'

/** How long nothing was typed before it is read, in ms. */
const PAUSE = 300

/** A sheet, and the text that it is of. */
export interface ReadSheet {
  text: string
  sheet: Sheet
}

/** What the server read last of a text that is being typed; null where there is nothing to read. May lag behind the text. */
export function useSheet(text: string, facts: SettledFact[]): ReadSheet | null {
  const [read, setRead] = useState<ReadSheet | null>(null)
  useEffect(() => {
    if (text.trim() === '') return setRead(null)
    const stale = new AbortController()
    const timer = setTimeout(async () => {
      const sheet = await readQuietly(text, facts, stale.signal)
      if (sheet && !stale.signal.aborted) setRead({ text, sheet })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [text, facts])
  return read
}

/** Null where it could not be read: the next pause in typing tries again, and nobody has to hear of it. */
const readQuietly = (text: string, facts: SettledFact[], signal: AbortSignal): Promise<Sheet | null> =>
  callJson('POST /api/briefs/read', { body: { text, facts }, signal, onExpired: 'throw' }).catch(() => null)
