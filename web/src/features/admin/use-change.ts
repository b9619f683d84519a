import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import type { Reading } from '../../lib/query-client.ts'
import { toast } from '../../ui/use-toast.ts'
import { useRefresh } from './admin.queries.ts'

export interface Change {
  call: () => Promise<unknown>
  /** What the toast says on success, and on failure above the reason. */
  done: string
  failed: string
  /** What to read again afterwards. */
  touches: Reading[]
}

/** Runs one change of the panel: toast, lists read again, and the reason kept for the place where it was asked. */
export function useChange() {
  const refresh = useRefresh()
  const [pending, setPending] = useState(false)
  const [reason, setReason] = useState<string | null>(null)
  const make = async ({ call, done, failed, touches }: Change): Promise<boolean> => {
    setPending(true)
    setReason(null)
    try {
      await call()
      await refresh(...touches)
      toast({ title: done })
      return true
    } catch (error) {
      const why = sentenceOf(error)
      setReason(why)
      toast({ title: failed, description: why, tone: 'danger' })
      return false
    } finally {
      setPending(false)
    }
  }
  return { pending, reason, forgetReason: () => setReason(null), make }
}
