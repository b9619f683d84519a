import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { reading } from '../../lib/query-client.ts'
import { toast } from '../../ui/use-toast.ts'
import { texts } from './texts.ts'

/** Shows the first steps no more. Answers whether it worked. */
export function useClose() {
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const close = async (): Promise<boolean> => {
    setPending(true)
    try {
      await call('DELETE /api/admin/first-start')
      await client.invalidateQueries(reading('/api/admin/first-start'))
      return true
    } catch (error) {
      toast({ title: texts.failed, description: sentenceOf(error), tone: 'danger' })
      return false
    } finally {
      setPending(false)
    }
  }
  return { pending, close }
}
