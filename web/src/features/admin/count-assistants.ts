import type { AdminUser, UserPermission } from '@rolewright/contract/admin'

type Counted = Pick<AdminUser, 'id' | 'personalizedAssistantId'>

/** How many assistants each user may write with: those assigned to them, and the one made for them. */
export function countAssistants(permissions: readonly Pick<UserPermission, 'userId'>[]): (user: Counted) => number {
  const assigned = new Map<string, number>()
  for (const { userId } of permissions) assigned.set(userId, (assigned.get(userId) ?? 0) + 1)
  return ({ id, personalizedAssistantId }) => (assigned.get(id) ?? 0) + (personalizedAssistantId ? 1 : 0)
}
