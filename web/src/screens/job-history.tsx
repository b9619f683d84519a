import type { JobDescription, JobDescriptionSummary } from '@rolewright/contract/job-descriptions'
import { ArrowLeft } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useAccessibleAssistants } from '../features/assistants/assistants.queries.ts'
import { ClaimedPage } from '../features/claims/claimed-page.tsx'
import { useMessage } from '../features/claims/claims.queries.ts'
import { DeletedList } from '../features/deletions/deleted-list.tsx'
import { CopyMenu } from '../features/exports/copy-menu.tsx'
import { DocumentPage } from '../features/exports/document-page.tsx'
import { DownloadRtf } from '../features/exports/download-rtf.tsx'
import { DownloadWord } from '../features/exports/download-word.tsx'
import { MoreFormats } from '../features/exports/more-formats.tsx'
import { PrintButton } from '../features/exports/print-button.tsx'
import { PrintPage } from '../features/exports/print-page.tsx'
import { DetailsDialog } from '../features/job-descriptions/details-dialog.tsx'
import { FeedbackDialog } from '../features/job-descriptions/feedback-dialog.tsx'
import { useHistoryAddress } from '../features/job-descriptions/history-address.ts'
import { HistoryCard } from '../features/job-descriptions/history-card.tsx'
import { HistoryFilters } from '../features/job-descriptions/history-filters.tsx'
import { HistoryList } from '../features/job-descriptions/history-list.tsx'
import { HistorySkeleton } from '../features/job-descriptions/history-skeleton.tsx'
import { useHistory } from '../features/job-descriptions/job-descriptions.queries.ts'
import { NothingFound, NothingYet } from '../features/job-descriptions/nothing-here.tsx'
import { texts } from '../features/job-descriptions/texts.ts'
import { PageWishes } from '../features/links/page-wishes.tsx'
import { FinalDocumentField } from '../features/uploads/final-document-field.tsx'
import { MyDocuments } from '../features/uploads/my-documents.tsx'
import { useFinalDocument } from '../features/uploads/use-final-document.ts'
import { useDashboardStats } from '../features/usage/usage.queries.ts'
import { VersionsButton } from '../features/versions/versions-button.tsx'
import { sentenceOf } from '../lib/api-error.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LateRecordActions } from './late-actions.tsx'

function HistoryPage({ record }: { record: JobDescription }) {
  const message = useMessage(record.messageId).data
  return (
    <>
      <PageWishes id={record.id} />
      <ClaimedPage
        text={record.response}
        message={message ?? null}
        brief={record.prompt}
        isLatest
        page={(content, marks) => <DocumentPage text={content} marks={marks} />}
      />
    </>
  )
}

const NO_FILTERS = { q: '', rating: '', assistantId: '' }

export default function JobHistory() {
  const { address, filter, open, close } = useHistoryAddress()
  const [rated, setRated] = useState<JobDescriptionSummary | null>(null)
  return (
    <Page title={texts.title} subtitle={texts.subtitle} actions={<HeadActions />}>
      <Entries address={address} onFilter={filter} onView={(record) => open(record.id)} onFeedback={setRated} />
      {address.entry && (
        <DetailsDialog
          key={address.entry}
          id={address.entry}
          onClose={close}
          page={(record) => <HistoryPage record={record} />}
          versions={(record) => (
            <VersionsButton
              id={record.id}
              latest={record.versions}
              page={(text) => <DocumentPage text={text} />}
              actions={(text, number) => (
                <>
                  <CopyMenu text={text} version={number} />
                  <span className="flex items-center">
                    <DownloadRtf text={text} version={number} />
                    <MoreFormats id={record.id} version={number} except="rtf" />
                  </span>
                </>
              )}
            />
          )}
          actions={(record) => (
            <>
              <LateRecordActions record={record} onGone={close} />
              <PrintPage text={record.response} />
              <PrintButton />
              <CopyMenu text={record.response} version={record.versions} />
              <span className="flex items-center">
                <DownloadWord id={record.id} version={record.versions} variant="primary" />
                <MoreFormats id={record.id} version={record.versions} except="doc" />
              </span>
            </>
          )}
        />
      )}
      {rated && <Feedback key={rated.id} listed={rated} onClose={() => setRated(null)} />}
    </Page>
  )
}

function Feedback({ listed, onClose }: { listed: JobDescriptionSummary; onClose: () => void }) {
  const { uploaded, setUploaded, attach } = useFinalDocument(listed.id)
  return (
    <FeedbackDialog
      listed={listed}
      onClose={onClose}
      attachDocument={attach}
      finalDocument={(isAttached) => (
        <FinalDocumentField
          jobDescriptionId={listed.id}
          isAttached={isAttached}
          uploaded={uploaded}
          onChange={setUploaded}
        />
      )}
    />
  )
}

function HeadActions() {
  const stats = useDashboardStats()
  return (
    <>
      {stats.data ? (
        <Badge tone="accent">{texts.generated(stats.data.totalJobs)}</Badge>
      ) : (
        stats.isPending && <Skeleton className="h-5 w-24" />
      )}
      <MyDocuments />
      <DeletedList />
      <ButtonLink to="/job-bot" icon={<ArrowLeft aria-hidden />}>
        {texts.back}
      </ButtonLink>
    </>
  )
}

type Address = ReturnType<typeof useHistoryAddress>

function Entries(props: {
  address: Address['address']
  onFilter: Address['filter']
  onView: (record: JobDescriptionSummary) => void
  onFeedback: (record: JobDescriptionSummary) => void
}) {
  const { address, onFilter, onView, onFeedback } = props
  const history = useHistory(address)
  const assistants = useAccessibleAssistants().data ?? []
  const isFiltered = Boolean(address.q || address.rating || address.assistantId)
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = history
  const readMore = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])

  if (history.isPending) return <HistorySkeleton />
  if (history.isError && !history.data)
    return <ErrorState title={texts.failed} message={sentenceOf(history.error)} onRetry={() => history.refetch()} />

  const records = history.data.pages.flatMap(({ items }) => items)
  if (records.length === 0 && !isFiltered) return <NothingYet />
  return (
    <>
      <HistoryFilters address={address} assistants={withNamesOf(records, assistants)} onFilter={onFilter} />
      {records.length === 0 ? (
        <NothingFound onShowAll={() => onFilter(NO_FILTERS)} />
      ) : (
        <HistoryList records={records} hasMore={history.hasNextPage && !isFetchNextPageError} onMore={readMore}>
          {(record) => (
            <HistoryCard
              record={record}
              onView={() => onView(record)}
              onFeedback={() => onFeedback(record)}
              more={<LateRecordActions record={record} />}
              download={
                <span className="flex items-center">
                  <DownloadWord id={record.id} version={record.versions} title={record.title} />
                  <MoreFormats id={record.id} version={record.versions} except="doc" title={record.title} />
                </span>
              }
            />
          )}
        </HistoryList>
      )}
      <p role="status" className="min-h-6 pt-4 text-center text-ink-3 text-sm">
        {isFetchingNextPage && texts.entry.more}
      </p>
      {isFetchNextPageError && (
        <ErrorState title={texts.moreFailed} message={sentenceOf(history.error)} onRetry={readMore} />
      )}
    </>
  )
}

/** The assistants to filter by: those at hand, and those that wrote what is listed but are out of reach by now. */
function withNamesOf(records: JobDescriptionSummary[], assistants: { id: string; name: string }[]) {
  const names = new Map(records.map(({ assistantId, assistantName }) => [assistantId, assistantName]))
  for (const { id, name } of assistants) names.set(id, name)
  return [...names].flatMap(([id, name]) => (id && name ? [{ id, name }] : []))
}
