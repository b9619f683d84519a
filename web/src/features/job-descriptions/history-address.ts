import { useLocation, useSearch } from 'wouter'

const SCREEN_PATH = '/job-history'

/** What the address of the screen says: what is looked for, and which entry is open. */
export interface HistoryAddress {
  q: string
  /** '0' asks for those not rated, '' for all. */
  rating: string
  assistantId: string
  entry: string | null
}

export function readAddress(search: string): HistoryAddress {
  const said = new URLSearchParams(search)
  const rating = said.get('rating') ?? ''
  return {
    q: said.get('q') ?? '',
    rating: /^[0-5]$/.test(rating) ? rating : '',
    assistantId: said.get('assistant') ?? '',
    entry: said.get('entry'),
  }
}

export function writeAddress({ q, rating, assistantId, entry }: HistoryAddress): string {
  const said = new URLSearchParams()
  if (q) said.set('q', q)
  if (rating) said.set('rating', rating)
  if (assistantId) said.set('assistant', assistantId)
  if (entry) said.set('entry', entry)
  return said.size > 0 ? `${SCREEN_PATH}?${said}` : SCREEN_PATH
}

/** Filters replace the address; an opened entry is a step of its own, so that Back closes it. */
export function useHistoryAddress() {
  const [, navigate] = useLocation()
  const address = readAddress(useSearch())
  return {
    address,
    filter: (changes: Partial<Omit<HistoryAddress, 'entry'>>) =>
      navigate(writeAddress({ ...address, ...changes }), { replace: true }),
    open: (entry: string) => navigate(writeAddress({ ...address, entry })),
    close: () => navigate(writeAddress({ ...address, entry: null }), { replace: true }),
  }
}
