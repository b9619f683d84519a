import type { PageComment } from '@rolewright/contract/links'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide-react'
import { callJson } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDate } from '../../lib/format.ts'
import { queryClient, reading } from '../../lib/query-client.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/use-toast.ts'
import { texts } from './texts.ts'

const words = texts.wishes
const commentsOn = (id: string) => reading('/api/job-descriptions/{id}/comments', { params: { id } })

export interface PageWishesProps {
  /** Of the description. */
  id: string
  /** Asks for an improved version; null where that is not possible now, absent where it never is. */
  onSend?: ((wish: string) => void) | null
}

/** What colleagues said of a page by a link, until its owner decided on it. */
export function PageWishes({ id, onSend }: PageWishesProps) {
  const { data } = useQuery({ ...commentsOn(id), staleTime: 0 })
  const open = data?.filter(({ state }) => state === 'open') ?? []
  if (open.length === 0) return null
  return (
    <section aria-label={words.title} className="mb-6 rounded-card bg-accent-soft px-4 py-3.5 text-sm print:hidden">
      <h3 className="flex items-center gap-2 font-medium">
        <MessageSquareQuote aria-hidden className="text-accent-ink" />
        {words.title}
      </h3>
      <ul className="mt-2 flex flex-col gap-3.5">
        {open.map((comment) => (
          <Wish key={comment.id} id={id} comment={comment} onSend={onSend} />
        ))}
      </ul>
      {onSend === undefined && <p className="mt-3 text-ink-2">{words.elsewhere}</p>}
    </section>
  )
}

function Wish({ id, comment, onSend }: PageWishesProps & { comment: PageComment }) {
  const { text, name, version, createdAt } = comment
  const decide = async (state: PageComment['state']) => {
    try {
      const decided = await callJson('PUT /api/comments/{id}', { params: { id: comment.id }, body: { state } })
      queryClient.setQueryData(commentsOn(id).queryKey, (all) =>
        all?.map((one) => (one.id === decided.id ? decided : one)),
      )
      void queryClient.invalidateQueries(reading('/api/job-description-summaries'))
      return true
    } catch (error) {
      toast({ title: words.failed, description: sentenceOf(error), tone: 'danger' })
      return false
    }
  }
  const send = async () => {
    if (await decide('sent')) onSend?.(text)
  }
  const dismiss = async () => {
    if (await decide('dismissed'))
      toast({ title: words.dismissed, action: { label: words.undo, run: () => void decide('open') } })
  }
  return (
    <li>
      <p className="whitespace-pre-wrap wrap-anywhere">“{text}”</p>
      <p className="text-ink-2 wrap-anywhere">{words.from(name, version, formatDate(createdAt))}</p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {onSend !== undefined && (
          <Button size="sm" disabled={onSend === null} onClick={send} aria-label={words.sendNamed(text)}>
            {words.send}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={dismiss} aria-label={words.dismissNamed(text)}>
          {words.dismiss}
        </Button>
      </div>
    </li>
  )
}
