/** What a fact speaks of, in the words of the corpus. */
import type { Fact } from '../facts.ts'
import type { Label } from './labels.ts'

/** Null where the reader did not know either. */
export function labelOf(fact: Fact): Label | null {
  switch (fact.kind) {
    case 'free':
      return fact.about ?? null
    case 'skill':
    case 'language':
    case 'licence':
      return !fact.holds ? 'notneeded' : fact.need === 'nice' ? 'nice' : 'must'
    case 'experience':
      return fact.holds ? 'must' : 'notneeded'
    case 'education':
      return fact.need === 'none' || !fact.holds ? 'notneeded' : 'must'
    case 'shift':
      return 'hours'
    case 'variable':
      return 'pay'
    case 'benefit':
      return 'perk'
    case 'manager':
      return 'team'
    case 'start':
    case 'end':
      return 'date'
    case 'deadline':
    case 'process':
    case 'contact':
      return 'apply'
    default:
      return fact.kind
  }
}
