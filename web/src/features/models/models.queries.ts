import type { Assistant, ManagedAssistant, ModelOffer } from '@rolewright/contract/assistants'
import type { ModelPrice, ModelSettings, TokenReport } from '@rolewright/contract/providers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { toast } from '../../ui/use-toast.ts'

const SETTINGS = '/api/admin/providers'
const OFFERS = '/api/admin/models'

export const useModelSettings = () => useQuery<ModelSettings>({ queryKey: [SETTINGS], staleTime: 0 })
export const useOffers = () => useQuery<ModelOffer[]>({ queryKey: [OFFERS] })
export const useAssistants = () => useQuery<Assistant[]>({ queryKey: ['/api/assistants'] })
export const useManagedAssistants = () => useQuery<ManagedAssistant[]>({ queryKey: ['/api/admin/assistants'] })
export const useTokenReport = (month: string | undefined) =>
  useQuery<TokenReport>({ queryKey: ['/api/admin/token-use', { month }], staleTime: 0 })
export const usePrices = () => useQuery<ModelPrice[]>({ queryKey: ['/api/admin/model-prices'] })

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
      const touched = [SETTINGS, OFFERS, '/api/assistants', '/api/admin/assistants', '/api/admin/token-use']
      await Promise.all(
        [...touched, '/api/admin/model-prices'].map((path) => client.invalidateQueries({ queryKey: [path] })),
      )
      setPending(false)
    }
  }
  return { pending, make }
}

const grouped = new Intl.NumberFormat('en-US')
export const formatCount = (n: number): string => grouped.format(n)
