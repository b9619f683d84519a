import type { ConversationSummary } from '@rolewright/contract/chat'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDate } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/use-toast.ts'
import { readConversation, useRecentConversations } from './chat.queries.ts'
import { conversationAddress } from './open-conversation.ts'
import { texts } from './texts.ts'

const words = texts.conversations

/** The last five; View loads one into the main area. */
export function RecentConversations({ openId, onOpened }: { openId: string | null; onOpened: () => void }) {
  const recent = useRecentConversations()
  const { view, loadingId } = useView(onOpened)
  return (
    <section aria-label={words.title}>
      <h2 className="px-2.5 font-medium text-ink-3 text-xs">{words.title}</h2>
      {recent.data ? (
        recent.data.length === 0 ? (
          <p className="mt-1.5 px-2.5 text-ink-3 text-sm">{words.empty}</p>
        ) : (
          <ul className="mt-1.5 flex flex-col gap-0.5">
            {recent.data.map((conversation) => (
              <Entry
                key={conversation.id}
                conversation={conversation}
                isOpen={conversation.id === openId}
                isLoading={conversation.id === loadingId}
                onView={() => view(conversation.id)}
              />
            ))}
          </ul>
        )
      ) : recent.isError ? (
        <div className="mt-1.5 px-2.5">
          <ErrorState isQuiet title={words.failed} onRetry={() => recent.refetch()} />
        </div>
      ) : (
        <div className="mt-3 flex flex-col gap-5 px-2.5">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-36" />
        </div>
      )}
    </section>
  )
}

function useView(onOpened: () => void) {
  const [, navigate] = useLocation()
  const [loadingId, setLoadingId] = useState<string | null>(null)
  const view = async (id: string) => {
    setLoadingId(id)
    try {
      await readConversation(id)
      navigate(conversationAddress(id))
      toast({ title: words.loaded })
      onOpened()
    } catch (error) {
      toast({ title: words.notLoaded, description: sentenceOf(error), tone: 'danger' })
    } finally {
      setLoadingId(null)
    }
  }
  return { view, loadingId }
}

function Entry(props: { conversation: ConversationSummary; isOpen: boolean; isLoading: boolean; onView: () => void }) {
  const { conversation, isOpen, isLoading, onView } = props
  const { title, createdAt, generations, opening } = conversation
  const isRunning = generations.some(({ state }) => state === 'running')
  return (
    <li
      aria-current={isOpen || undefined}
      className="flex items-center gap-2 rounded-control py-1 pr-1 pl-2.5 transition-colors duration-120 hover:bg-hover aria-[current]:bg-active"
    >
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-sm">
          <span className="truncate">{title}</span>
          {isRunning && (
            <span
              role="img"
              aria-label={words.running}
              title={words.running}
              className="size-1.5 flex-none rounded-full bg-accent"
            />
          )}
        </p>
        <p className="truncate text-ink-2 text-xs" title={formatDate(createdAt)}>
          {opening ?? formatDate(createdAt)}
        </p>
      </div>
      <Button size="sm" variant="ghost" pending={isLoading} onClick={onView} aria-label={words.viewNamed(title)}>
        {words.view}
      </Button>
    </li>
  )
}
