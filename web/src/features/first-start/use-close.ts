import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { toast } from '../../ui/use-toast.ts'
import { texts } from './texts.ts'

export const FIRST_START = '/api/admin/first-start'

/** Shows the first steps no more. Answers whether it worked. */
export function useClose() {
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const close = async (): Promise<boolean> => {
    setPending(true)
    try {
      await call('DELETE', FIRST_START)
      await client.invalidateQueries({ queryKey: [FIRST_START] })
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
