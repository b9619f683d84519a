import type { ListedUser } from '@rolewright/contract/admin'
import { useDeferredValue, useState } from 'react'
import { useUsers } from './admin.queries.ts'

/** The people that are found, and those that were selected among them, who stay selected whatever is searched for next. */
export function useSelection(words: string) {
  const users = useUsers(useDeferredValue(words.trim()))
  const [chosen, select] = useState<ListedUser[]>([])
  // As they are now, where the list shows them still.
  const selected = chosen.map((user) => users.items?.find(({ id }) => id === user.id) ?? user)
  return { users, selected, select }
}
