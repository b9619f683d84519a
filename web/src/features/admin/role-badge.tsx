import type { UserRole } from '@rolewright/contract/admin'
import { Badge } from '../../ui/badge.tsx'
import { texts } from './texts.ts'

/** Someone without a role is a user like any other. */
export function RoleBadge({ role }: { role: UserRole['role'] | undefined }) {
  return <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{texts.roleNames[role ?? 'user']}</Badge>
}
