import type { StoredRule } from '@rolewright/contract/learning'
import { useState } from 'react'
import { findKeptJson, keepJson } from '../../lib/device-storage.ts'
import { useUser } from '../../lib/session.ts'
import { draftOf, type RuleDraft } from './rule-draft.ts'

/** What is typed for a rule is kept in this browser until it is saved or given up. Null: it is not being edited. */
export function useRuleDraft({ id, rule }: StoredRule) {
  const key = `rule-draft:${useUser().id}:${id}`
  const [draft, setDraft] = useState(() => readKept(key, draftOf(rule)))
  const keep = (next: RuleDraft | null) => {
    setDraft(next)
    keepJson(key, next)
  }
  return {
    draft,
    begin: () => keep(draftOf(rule)),
    change: (changes: RuleDraft) => keep({ ...draft, ...changes }),
    end: () => keep(null),
  }
}

/** Only what has the fields of the rule as it is now. */
function readKept(key: string, fields: RuleDraft): RuleDraft | null {
  const kept = findKeptJson(key) as RuleDraft | null
  return Object.keys(fields).every((name) => typeof kept?.[name as keyof RuleDraft] === 'string') ? kept : null
}
