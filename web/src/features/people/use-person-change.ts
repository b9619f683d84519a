import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { type Reading, reading } from '../../lib/query-client.ts'
import { toast } from '../../ui/use-toast.ts'

const TOUCHED: Reading[] = [
  reading('/api/admin/people'),
  reading('/api/admin/users'),
  reading('/api/admin/user-roles'),
  reading('/api/admin/audit'),
]

/** Runs a change of somebody's account, says how it went, and reads again what it touched. */
export function usePersonChange() {
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const [reason, setReason] = useState<string | null>(null)
  const make = async (change: { call: () => Promise<unknown>; done: string; failed: string }): Promise<boolean> => {
    setPending(true)
    setReason(null)
    try {
      await change.call()
      await Promise.all(TOUCHED.map((query) => client.invalidateQueries(query)))
      toast({ title: change.done })
      return true
    } catch (error) {
      setReason(sentenceOf(error))
      toast({ title: change.failed, description: sentenceOf(error), tone: 'danger' })
      return false
    } finally {
      setPending(false)
    }
  }
  return { pending, reason, make }
}
