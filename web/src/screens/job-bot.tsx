import { PanelLeft, SquarePen } from 'lucide-react'
import { useRef, useState } from 'react'
import { AssistantSelect } from '../features/assistants/assistant-select.tsx'
import { useAssistantChoice } from '../features/assistants/use-assistant-choice.ts'
import { Announcer } from '../features/chat/announcer.tsx'
import { useDraft } from '../features/chat/drafts.ts'
import { mayBeSuggested, Suggestions } from '../features/chat/suggestions.tsx'
import { texts } from '../features/chat/texts.ts'
import { Thread } from '../features/chat/thread.tsx'
import { ThreadFailed, ThreadLoading } from '../features/chat/thread-state.tsx'
import { useChat } from '../features/chat/use-chat.ts'
import { useFollowEnd } from '../features/chat/use-follow-end.ts'
import { useLastBriefInView } from '../features/chat/use-last-brief-in-view.ts'
import { Welcome } from '../features/chat/welcome.tsx'
import { DownloadRtf } from '../features/exports/download-rtf.tsx'
import { MoreFormats } from '../features/exports/more-formats.tsx'
import { UsageBanner } from '../features/usage/usage-banner.tsx'
import { useUser } from '../lib/session.ts'
import { texts as screenTexts } from '../texts/screens.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { toast } from '../ui/use-toast.ts'
import { JobBotFoot } from './job-bot-foot.tsx'
import { JobBotPage } from './job-bot-page.tsx'
import { JobBotSide } from './job-bot-side.tsx'

export default function JobBot() {
  const user = useUser()
  const chat = useChat()
  const { conversation, writing, items, openId } = chat
  const choice = useAssistantChoice(conversation?.assistantId ?? null)
  const [draft, setDraft] = useDraft(user.id)
  const [isSideOpen, setSideOpen] = useState(false)
  const textArea = useRef<HTMLTextAreaElement>(null)

  const isWriting = writing.phase === 'writing'
  const isEmpty = openId === null && items.length === 0
  useLastBriefInView(openId, items.length > 0, isWriting)
  useFollowEnd(isWriting ? writing.text.length : 0, isWriting)

  const withAssistant = (act: (assistantId: string) => void) => {
    if (choice.chosen) act(choice.chosen.id)
    else toast({ title: texts.composer.noAssistant, tone: 'danger' })
  }
  const suggest = (prompt: string) => {
    setDraft({ text: prompt })
    textArea.current?.focus()
  }
  const startNew = () => {
    chat.startNew()
    setSideOpen(false)
    textArea.current?.focus()
  }
  const side = <JobBotSide choice={choice} openId={openId} onOpened={() => setSideOpen(false)} />
  const newButton = (
    <Button
      size="sm"
      icon={<SquarePen aria-hidden />}
      aria-label={texts.conversations.startNew}
      onClick={startNew}
      className="pointer-coarse:min-w-11"
    >
      <span className="max-sm:hidden">{texts.conversations.startNew}</span>
    </Button>
  )

  return (
    <div className="flex flex-1 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <aside className="sticky top-[calc(var(--header-height)+1px)] hidden h-[calc(100dvh-var(--header-height)-1px)] overflow-y-auto border-line border-r bg-sunken px-3 py-5 lg:block print:hidden">
        {side}
      </aside>
      <section className="mx-auto flex w-full min-w-0 max-w-[50rem] flex-col px-4 sm:px-6">
        <div className="flex min-h-14 items-center gap-2 print:hidden">
          <IconButton
            label={texts.conversations.open}
            icon={<PanelLeft aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setSideOpen(true)}
            className="-ml-2 lg:hidden"
          />
          <h1 className="min-w-0 flex-1 truncate font-medium">{conversation?.title ?? screenTexts.titles.jobBot}</h1>
          {!isEmpty && newButton}
        </div>

        <div className={isEmpty ? 'flex flex-1 flex-col lg:flex-none lg:pt-[12dvh]' : 'flex-1 pt-4 pb-8'}>
          {isEmpty ? (
            <Welcome firstName={user.firstName} />
          ) : chat.query.isError && items.length === 0 ? (
            <ThreadFailed error={chat.query.error} onRetry={() => chat.query.refetch()} />
          ) : items.length === 0 ? (
            <ThreadLoading />
          ) : (
            <Thread
              items={items}
              conversationId={openId}
              writing={writing}
              page={(text, isGrowing, message) => (
                <JobBotPage text={text} isGrowing={isGrowing} message={message} promptOf={chat.promptOf} />
              )}
              actions={(message, isLatest) => (
                <div className="flex items-center">
                  <DownloadRtf text={message.content} />
                  {isLatest && message.jobDescriptionId && <MoreFormats id={message.jobDescriptionId} except="rtf" />}
                </div>
              )}
              promptOf={chat.promptOf}
              onImprove={(brief, improves) =>
                withAssistant((assistantId) => chat.write({ brief, facts: [], improves }, assistantId))
              }
              onTryAgain={
                isWriting ? null : (draft) => withAssistant((assistantId) => chat.tryAgain(draft, assistantId))
              }
            />
          )}
        </div>

        {/* With the thread and not before it, so that its arrival moves nothing. */}
        {items.length > 0 && (
          <div className="flex flex-col gap-3 pb-2 print:hidden">
            <UsageBanner />
            {!isWriting && mayBeSuggested(draft.text) && <Suggestions onSuggest={suggest} />}
          </div>
        )}
        <JobBotFoot
          textArea={textArea}
          text={draft.text}
          onText={(text) => setDraft({ text })}
          facts={draft.facts}
          onFacts={(facts) => setDraft({ facts })}
          onGenerate={(brief) =>
            withAssistant((assistantId) => chat.write({ brief, facts: draft.facts, improves: null }, assistantId))
          }
          onStop={chat.stop}
          isWriting={isWriting}
          isStopping={isWriting && writing.isStopping}
          hasAssistant={choice.chosen !== null}
          isEmpty={isEmpty}
          onSuggest={suggest}
          assistant={<AssistantSelect {...choice} />}
        />
        <Announcer writing={writing} />
      </section>
      <Dialog open={isSideOpen} onOpenChange={setSideOpen} title={screenTexts.titles.jobBot} size="sm">
        {side}
      </Dialog>
    </div>
  )
}
