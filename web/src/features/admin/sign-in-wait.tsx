import type { AdminUser } from '@rolewright/contract/admin'
import { call } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format.ts'
import { reading } from '../../lib/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'
import { useChange } from './use-change.ts'

/** While wrong passwords slow somebody's sign-in: what that means, and the way out. */
export function SignInWait({ user }: { user: AdminUser }) {
  const { pending, make } = useChange()
  const until = user.signInWaitsUntil
  if (!until || Date.parse(until) < Date.now()) return null
  const free = () =>
    make({
      call: () => call('DELETE /api/admin/users/{id}/sign-in-wait', { params: { id: user.id } }),
      done: texts.freed,
      failed: texts.freeFailed,
      touches: [reading('/api/admin/users')],
    })
  const action = (
    <Button onClick={free} pending={pending}>
      {texts.free}
    </Button>
  )
  return (
    <Notice tone="warn" className="mb-4" action={action}>
      {texts.signInWaits(formatMoment(until))}
    </Notice>
  )
}
