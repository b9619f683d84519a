import type { Brief } from '@rolewright/craft/brief/facts'
import { useEffect, useState } from 'react'
import { readInBackground } from './background-reader.ts'

/** How long nothing was typed before it is read, in ms. */
const PAUSE = 300

/** What was read last of a text that is being typed; null where there is nothing to read. May lag behind the text. */
export function useBrief(text: string): Brief | null {
  const [brief, setBrief] = useState<Brief | null>(null)
  useEffect(() => {
    if (text.trim() === '') return setBrief(null)
    let isStale = false
    const timer = setTimeout(async () => {
      const read = await readInBackground(text)
      if (!isStale) setBrief(read)
    }, PAUSE)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text])
  return brief
}
