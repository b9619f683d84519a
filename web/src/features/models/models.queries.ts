import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { type Reading, reading } from '../../lib/query-client.ts'
import { toast } from '../../ui/use-toast.ts'

/** What a change of models, keys or prices may show in. */
const TOUCHED: Reading[] = [
  reading('/api/admin/providers'),
  reading('/api/admin/models'),
  reading('/api/assistants'),
  reading('/api/admin/assistants'),
  reading('/api/admin/token-use'),
  reading('/api/admin/model-prices'),
]

export const useModelSettings = () => useQuery({ ...reading('/api/admin/providers'), staleTime: 0 })
export const useOffers = () => useQuery(reading('/api/admin/models'))
export const useTokenReport = (month: string | undefined) =>
  useQuery({ ...reading('/api/admin/token-use', { query: { month } }), staleTime: 0 })
export const usePrices = () => useQuery(reading('/api/admin/model-prices'))

/** Runs a change, says how it went, and reads again what it touched. */
export function useModelChange() {
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const make = async (change: { call: () => Promise<unknown>; done: string; failed: string }): Promise<boolean> => {
    setPending(true)
    try {
      await change.call()
      toast({ title: change.done })
      return true
    } catch (error) {
      toast({ title: change.failed, description: sentenceOf(error), tone: 'danger' })
      return false
    } finally {
      await Promise.all(TOUCHED.map((query) => client.invalidateQueries(query)))
      setPending(false)
    }
  }
  return { pending, make }
}

const grouped = new Intl.NumberFormat('en-US')
export const formatCount = (n: number): string => grouped.format(n)
