import type { Claim } from '@rolewright/contract/chat'
import { texts } from './texts.ts'

/** A claim's place in its text names it. */
export const keyOf = ({ from, to }: Pick<Claim, 'from' | 'to'>): string => `${from}-${to}`

/** Nobody said it, and nobody decided on it; typical lines of a role are such, too. */
export const isOpen = ({ ground, kind, kept }: Claim): boolean => (ground === 'none' || kind === 'typical') && !kept

/** Where a claim came from, in words. @param brief the brief that sources count in; null where it is not known */
export function nameGround({ ground, kind, source, kept }: Claim, brief: string | null): string {
  if (ground === 'brief') return texts.grounds.brief(source && brief ? brief.slice(source.from, source.to) : null)
  return (ground === 'none' || kind === 'typical') && kept ? texts.grounds.kept : texts.grounds[ground]
}

/** How many claims each ground has, in words. */
export function countGrounds(claims: Claim[]): string {
  const counts: Record<string, number> = {}
  for (const { ground } of claims) counts[ground] = (counts[ground] ?? 0) + 1
  return texts.legend(counts)
}
