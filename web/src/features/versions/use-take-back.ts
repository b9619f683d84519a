import type { Message } from '@rolewright/contract/chat'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { toast } from '../../ui/use-toast.ts'
import { texts } from './texts.ts'

/** Runs one change of a page at a time, says how it went, and which one is being made. */
export function useTakeBack() {
  const [pending, setPending] = useState<string | null>(null)
  /** @param act answers null where the page reads differently there by now @returns the version that was made */
  const run = async (key: string, said: string, act: () => Promise<Message | null>): Promise<Message | null> => {
    setPending(key)
    try {
      const version = await act()
      if (version) toast({ title: said, description: texts.version(version.version!) })
      else toast({ title: texts.takeBackFailed, description: texts.gone, tone: 'danger' })
      return version
    } catch (error) {
      toast({ title: texts.takeBackFailed, description: sentenceOf(error), tone: 'danger' })
      return null
    } finally {
      setPending(null)
    }
  }
  return { pending, run }
}
