import { fullName } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'
import type { Outcome } from './use-import.ts'

/** More would push the list out of sight; the reasons of all stand in their rows. */
const MOST = 5

/** What an import of many came to, and who was refused why. */
export function ImportOutcome({ outcome }: { outcome: Outcome }) {
  const { imported, all, refused } = outcome
  return (
    <Notice tone={refused.length === 0 ? 'info' : 'warn'} title={texts.outcome(imported, all)} className="mt-3">
      {refused.length > 0 && (
        <ul>
          {refused.slice(0, MOST).map(({ person, reason }) => (
            <li key={person.id}>{texts.refusal(fullName(person) || person.email, reason)}</li>
          ))}
          {refused.length > MOST && <li>{texts.moreRefused(refused.length - MOST)}</li>}
        </ul>
      )}
    </Notice>
  )
}
