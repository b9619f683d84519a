import type { Message } from '@rolewright/contract/chat'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { toast } from '../../ui/use-toast.ts'
import { texts } from './texts.ts'

/** Runs one change of a page at a time, says how it went, and which one is being made. */
export function useTakeBack() {
  const [pending, setPending] = useState<string | null>(null)
  /** @param act answers null where the page reads differently there by now @returns whether it was done */
  const run = async (key: string, said: string, act: () => Promise<Message | null>): Promise<boolean> => {
    setPending(key)
    try {
      const version = await act()
      if (version) toast({ title: said, description: texts.version(version.version!) })
      else toast({ title: texts.takeBackFailed, description: texts.gone, tone: 'danger' })
      return version !== null
    } catch (error) {
      toast({ title: texts.takeBackFailed, description: sentenceOf(error), tone: 'danger' })
      return false
    } finally {
      setPending(null)
    }
  }
  return { pending, run }
}
