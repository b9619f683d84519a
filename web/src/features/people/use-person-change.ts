import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { toast } from '../../ui/use-toast.ts'

export const PEOPLE = '/api/admin/people'
const TOUCHED = [PEOPLE, '/api/admin/users', '/api/admin/user-roles', '/api/admin/audit']

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
      await Promise.all(TOUCHED.map((path) => client.invalidateQueries({ queryKey: [path] })))
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
