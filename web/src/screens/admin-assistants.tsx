import type { ManagedAssistant } from '@rolewright/contract/assistants'
import { ArrowLeft, Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { DocumentPage } from '../features/exports/document-page.tsx'
import { AssistantEditor } from '../features/managed-assistants/assistant-editor.tsx'
import { AssistantList } from '../features/managed-assistants/assistant-list.tsx'
import {
  NEW,
  useAssistantsAddress,
  VIEWS,
  type View,
  writeAddress,
} from '../features/managed-assistants/assistants-address.ts'
import { ListSkeleton } from '../features/managed-assistants/list-skeleton.tsx'
import { useManagedAssistant } from '../features/managed-assistants/managed-assistants.queries.ts'
import { TextChanges } from '../features/managed-assistants/text-changes.tsx'
import { texts } from '../features/managed-assistants/texts.ts'
import { ApiError, sentenceOf } from '../lib/api-error.ts'
import { saveFile } from '../lib/save-file.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { AdminOnly } from './admin-only.tsx'

const LearningPanel = lazy(() => import('../features/learning/learning-panel.tsx'))

/** For admins alone, as the panel is. */
export default function AdminAssistants() {
  return <AdminOnly>{() => <Assistants />}</AdminOnly>
}

function Assistants() {
  const { address, replace } = useAssistantsAddress()
  const { assistant: opened } = address
  const one = useManagedAssistant(opened === NEW ? null : opened)
  useArrivalAt(opened)

  if (!opened) {
    return (
      <Page
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            <ButtonLink to="/admin" icon={<ArrowLeft aria-hidden />}>
              {texts.toDashboard}
            </ButtonLink>
            <ButtonLink
              to={writeAddress({ ...address, assistant: NEW, view: 'setup' })}
              variant="primary"
              icon={<Plus aria-hidden />}
            >
              {texts.create}
            </ButtonLink>
          </>
        }
      >
        <AssistantList address={address} onFilter={replace} />
      </Page>
    )
  }

  const assistant = (opened !== NEW && one.data) || null
  const isKnown = assistant !== null || opened === NEW
  return (
    <Page
      title={assistant?.name ?? (opened === NEW ? texts.editor.newTitle : texts.title)}
      subtitle={assistant?.description}
      actions={
        <ButtonLink to={writeAddress({ ...address, assistant: null })} icon={<ArrowLeft aria-hidden />}>
          {texts.editor.back}
        </ButtonLink>
      }
    >
      {isKnown ? (
        <Sides
          key={opened}
          assistant={assistant}
          view={address.view}
          onView={(view) => replace({ view })}
          onSaved={({ id }) => replace({ assistant: id })}
        />
      ) : one.isPending ? (
        <ListSkeleton />
      ) : isGone(one.error) ? (
        <EmptyState title={texts.editor.gone}>{texts.editor.goneHint}</EmptyState>
      ) : (
        <Failed one={one} />
      )}
    </Page>
  )
}

interface SidesProps {
  /** Null: a new one, which has learned nothing. */
  assistant: ManagedAssistant | null
  view: View
  onView: (view: View) => void
  onSaved: (saved: ManagedAssistant) => void
}

function Sides({ assistant, view, onView, onSaved }: SidesProps) {
  const editor = (
    <AssistantEditor assistant={assistant} onSaved={onSaved} page={(text) => <DocumentPage text={text} />} />
  )
  if (!assistant) return editor
  return (
    <Tabs
      value={view}
      onValueChange={(chosen) => onView(chosen as View)}
      label={texts.views.label}
      tabs={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
    >
      <TabPanel value="setup" keepMounted className="pt-5">
        {editor}
      </TabPanel>
      <TabPanel value="learning" className="pt-5">
        <Suspense fallback={<ListSkeleton />}>
          <LearningPanel
            assistant={assistant}
            changes={(before, after) => <TextChanges before={before} after={after} />}
            save={saveFile}
          />
        </Suspense>
      </TabPanel>
    </Tabs>
  )
}

/** There is none of this address, or it can be none. */
const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)

function Failed({ one: { error, refetch, isFetching } }: { one: ReturnType<typeof useManagedAssistant> }) {
  return (
    <div className="mb-4">
      <ErrorState
        title={texts.editor.failed}
        message={sentenceOf(error)}
        onRetry={() => refetch()}
        pending={isFetching}
      />
    </div>
  )
}

/** The list and an assistant are two places, though the path is one: each begins at its top, with the focus. */
function useArrivalAt(opened: string | null) {
  const shown = useRef(opened)
  useEffect(() => {
    if (shown.current === opened) return
    shown.current = opened
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [opened])
}
