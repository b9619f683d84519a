import type { ManagedProvider } from '@rolewright/contract/providers'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LocalSearch } from './local-search.tsx'
import { formatCount } from './models.queries.ts'
import { texts } from './texts.ts'

export interface ProviderCardProps {
  provider: ManagedProvider
  onOpen: (what: 'form' | 'limit' | 'remove', address?: string) => void
}

export function ProviderCard({ provider, onOpen }: ProviderCardProps) {
  const { name, setBy, address, hasKey, problem, usedTokens, monthlyTokens } = provider
  const called = texts.names[name]
  const isFixed = setBy === 'environment'
  const spent = monthlyTokens !== null && usedTokens >= monthlyTokens
  const state = (
    <Badge tone={setBy ? (problem || spent ? 'warn' : 'accent') : 'neutral'}>{texts.state[setBy ?? 'off']}</Badge>
  )
  return (
    <Card title={called} aside={state} className="flex flex-col">
      <p className="text-ink-2 text-sm">{isFixed ? texts.fixed : texts.hints[name]}</p>
      {setBy === 'admin' && (
        <p className="mt-1 text-ink-3 text-sm wrap-anywhere">
          {address && `${address} · `}
          {hasKey ? texts.key : texts.noKey}
        </p>
      )}
      {problem && (
        <Notice tone="warn" className="mt-3">
          {problem}
        </Notice>
      )}
      {(setBy || usedTokens > 0) && (
        <p className="mt-3 text-sm tabular-nums">
          {texts.usedOf(formatCount(usedTokens), monthlyTokens === null ? null : formatCount(monthlyTokens))}
        </p>
      )}
      {name === 'local' && !isFixed && <LocalSearch onUse={(found) => onOpen('form', found)} />}
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        {!isFixed && (
          <Button
            size="sm"
            aria-label={(setBy ? texts.changeOf : texts.setUpOf)(called)}
            onClick={() => onOpen('form')}
          >
            {setBy ? texts.change : texts.setUp}
          </Button>
        )}
        {setBy && (
          <Button size="sm" aria-label={texts.limitOf(called)} onClick={() => onOpen('limit')}>
            {texts.limit}
          </Button>
        )}
        {setBy === 'admin' && (
          <Button size="sm" variant="ghost" aria-label={texts.removeOf(called)} onClick={() => onOpen('remove')}>
            {texts.remove}
          </Button>
        )}
      </div>
    </Card>
  )
}
