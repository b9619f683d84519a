import type { SharedPage } from '@rolewright/contract/links'
import { Unlink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { DocumentPage } from '../features/exports/document-page.tsx'
import { CommentForm } from '../features/links/comment-form.tsx'
import { texts } from '../features/links/texts.ts'
import { callJson } from '../lib/api.ts'
import { sentenceOf } from '../lib/api-error.ts'
import { formatDate } from '../lib/format.ts'
import { texts as screenTexts } from '../texts/screens.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

const words = texts.shared

/** Where a link to a page leads, whoever follows it: its token stands behind #, which no server is sent. */
export default function LinkedPage() {
  const [token] = useState(() => window.location.hash.slice(1))
  const [opened, setOpened] = useState<SharedPage | { fault: string } | null>(null)
  useEffect(() => {
    callJson('POST /api/shared-page', { body: { token }, onExpired: 'throw' }).then(setOpened, (error: unknown) =>
      setOpened({ fault: sentenceOf(error) }),
    )
  }, [token])
  return (
    <main id="main" className="mx-auto flex min-h-dvh w-full max-w-[50rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-10">
      <meta name="robots" content="noindex, nofollow" />
      <h1 className="sr-only">{screenTexts.titles.shared}</h1>
      {!opened && (
        <div role="status">
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
      {opened && 'fault' in opened && (
        <div role="alert" className="m-auto">
          <EmptyState icon={<Unlink aria-hidden />} title={words.notOpened}>
            {opened.fault}
          </EmptyState>
        </div>
      )}
      {opened && 'content' in opened && (
        <>
          <article aria-label={words.page} className="rounded-card bg-surface px-5 py-7 shadow-page sm:px-10 sm:py-10">
            <DocumentPage text={opened.content} />
            <p className="mt-8 border-line border-t pt-4 text-ink-3 text-sm">
              <time dateTime={opened.writtenAt}>{words.written(formatDate(opened.writtenAt))}</time>
            </p>
          </article>
          <CommentForm token={token} />
        </>
      )}
    </main>
  )
}
