import type { Learning, StoredRule } from '@rolewright/contract/learning'
import { PencilRuler } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NewRuleForm } from './new-rule-form.tsx'
import { RuleRow } from './rule-row.tsx'
import { texts } from './texts.ts'

const words = texts.rules
const ORDER: StoredRule['state'][] = ['proposed', 'accepted', 'off', 'dismissed']

export interface RulesCardProps {
  assistantId: string
  learning: Learning
  changes: (before: string, after: string) => ReactNode
}

/** What an assistant learned: first what is to be decided. */
export function RulesCard({ assistantId, learning: { rules, audiences }, changes }: RulesCardProps) {
  const sorted = useSettledOrder(rules)
  const waiting = rules.filter(({ state }) => state === 'proposed').length
  const taught = audiences.filter(({ pairs }) => pairs > 0)
  const companies = new Set([...rules.map(({ audience }) => audience), ...taught.map(({ name }) => name)])
  const documents = audiences.reduce((sum, { pairs }) => sum + pairs, 0)
  return (
    <Card title={words.title} aside={waiting > 0 && <Badge tone="warn">{words.waiting(waiting)}</Badge>}>
      <p className="max-w-[68ch] text-pretty text-ink-2 text-sm">{words.hint}</p>
      <NewRuleForm assistantId={assistantId} audiences={audiences} />
      {rules.length === 0 ? (
        <EmptyState icon={<PencilRuler aria-hidden />} title={documents > 0 ? words.noneInCommon : words.none}>
          {documents > 0 ? words.noneInCommonHint(documents) : words.noneHint}
        </EmptyState>
      ) : (
        <ul aria-label={words.title} className="-mx-5 mt-4 -mb-5 divide-y divide-line border-line border-t">
          {sorted.map((rule) => (
            <RuleRow
              key={rule.id}
              assistantId={assistantId}
              rule={rule}
              showsAudience={companies.size > 1}
              changes={changes}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** A decision moves no rule from under the pointer: the order is that of the first sight, and new ones come last. */
function useSettledOrder(rules: StoredRule[]): StoredRule[] {
  const [first] = useState(() => byState(rules).map(({ id }) => id))
  const known = first.flatMap((id) => rules.find((rule) => rule.id === id) ?? [])
  return [...known, ...byState(rules.filter(({ id }) => !first.includes(id)))]
}

const byState = (rules: StoredRule[]) => [...rules].sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
