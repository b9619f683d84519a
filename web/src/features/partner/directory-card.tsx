import { useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { reading } from '../../lib/query-client.ts'
import { usePublicSettings } from '../../lib/settings.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Input } from '../../ui/input.tsx'
import { useDirectory } from './directory.queries.ts'
import { DirectoryList } from './directory-list.tsx'
import { DirectorySkeleton } from './directory-skeleton.tsx'
import { texts } from './texts.ts'

/** Typing rests this long before the directory is asked. */
const REST_MS = 300

/** The partner's people, to search and to import. */
export function DirectoryCard() {
  const { partner } = usePublicSettings()
  const [typed, setTyped] = useState('')
  const words = useRested(typed.trim())
  const directory = useDirectory(partner.id, words)
  const { people, total, error, isPending, isFetching } = directory
  useStatusAfter(error)

  const isEmpty = people?.length === 0 && !words
  return (
    <Card
      title={texts.title(partner.name)}
      aside={<span aria-live="polite">{people && !isEmpty && <Badge>{texts.count(total)}</Badge>}</span>}
    >
      {isEmpty ? (
        <EmptyState icon={<Users aria-hidden />} title={texts.nobody(partner.name)}>
          {texts.nobodyHint}
        </EmptyState>
      ) : (
        <>
          <p className="mb-3 text-ink-2 text-sm">{texts.hint(partner.name)}</p>
          <Input
            type="search"
            aria-label={texts.search}
            placeholder={texts.searchExample}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {people && people.length > 0 && <DirectoryList partnerId={partner.id} directory={directory} />}
          {people?.length === 0 && <EmptyState title={texts.nobodyFound}>{texts.nobodyFoundHint}</EmptyState>}
        </>
      )}
      {isPending && <DirectorySkeleton />}
      {error && !people && (
        <div className="mt-3">
          <ErrorState
            title={texts.failed(partner.name)}
            message={sentenceOf(error)}
            onRetry={() => directory.refetch()}
            pending={isFetching}
          />
        </div>
      )}
    </Card>
  )
}

/** A failure of the list is a contact, too: the card beside it shows when and why. */
function useStatusAfter(error: Error | null) {
  const client = useQueryClient()
  useEffect(() => {
    if (error) void client.invalidateQueries(reading('/api/admin/partner'))
  }, [client, error])
}

/** The last value that stayed for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
