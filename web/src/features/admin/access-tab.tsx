import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { AssignForm } from './assign-form.tsx'
import { AssignmentList } from './assignment-list.tsx'
import { CompanyForm } from './company-form.tsx'
import { texts } from './texts.ts'
import { useSelection } from './use-selection.ts'
import { UserList } from './user-list.tsx'

/** Who may use which assistant. */
export function AccessTab() {
  const [words, setWords] = useState('')
  const { users, selected, select } = useSelection(words)
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-5">
      <UserList
        isMultiple
        users={users}
        words={words}
        onWords={setWords}
        selected={selected}
        onSelect={select}
        badgeOf={(user) => <Badge>{texts.assistantCount(user.assistants)}</Badge>}
      />
      <div className="grid grid-cols-1 gap-4 lg:gap-5">
        <AssignForm selected={selected} onSelect={select} />
        <CompanyForm selected={selected} />
        <AssignmentList />
      </div>
    </div>
  )
}
