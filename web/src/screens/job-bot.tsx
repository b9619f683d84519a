import type { Assistant } from '@rolewright/contract/assistants'
import type { Message } from '@rolewright/contract/chat'
import { PanelLeft, SquarePen } from 'lucide-react'
import { useRef, useState } from 'react'
import { AssistantSelect } from '../features/assistants/assistant-select.tsx'
import { useAssistantChoice } from '../features/assistants/use-assistant-choice.ts'
import { Announcer } from '../features/chat/announcer.tsx'
import { PageSuggestions } from '../features/chat/page-suggestions.tsx'
import { Suggestions } from '../features/chat/suggestions.tsx'
import { texts } from '../features/chat/texts.ts'
import { Thread } from '../features/chat/thread.tsx'
import { ThreadFailed, ThreadLoading } from '../features/chat/thread-state.tsx'
import { useChat } from '../features/chat/use-chat.ts'
import { useFollowEnd } from '../features/chat/use-follow-end.ts'
import { useLastBriefInView } from '../features/chat/use-last-brief-in-view.ts'
import { Welcome } from '../features/chat/welcome.tsx'
import { CopyMenu } from '../features/exports/copy-menu.tsx'
import { DocumentPage } from '../features/exports/document-page.tsx'
import { DownloadRtf } from '../features/exports/download-rtf.tsx'
import { MoreFormats } from '../features/exports/more-formats.tsx'
import { EditButton } from '../features/page-editor/editable-page.tsx'
import { UsageBanner } from '../features/usage/usage-banner.tsx'
import { VersionsButton } from '../features/versions/versions-button.tsx'
import { useUser } from '../lib/session.ts'
import { texts as screenTexts } from '../texts/screens.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { toast } from '../ui/use-toast.ts'
import { JobBotFoot } from './job-bot-foot.tsx'
import { JobBotPage } from './job-bot-page.tsx'
import { JobBotSide } from './job-bot-side.tsx'
import { LateConversationActions } from './late-actions.tsx'
import { useWhatIsTyped } from './use-what-is-typed.tsx'

export default function JobBot() {
  const user = useUser()
  const chat = useChat()
  const { conversation, writing, items, openId, open } = chat
  const choice = useAssistantChoice(conversation?.assistantId ?? null)
  const [isSideOpen, setSideOpen] = useState(false)
  const textArea = useRef<HTMLTextAreaElement>(null)

  const isWriting = writing.phase === 'writing'
  const isEmpty = openId === null && items.length === 0
  useLastBriefInView(openId, items.length > 0, isWriting)
  useFollowEnd(isWriting ? writing.text.length : 0, isWriting)

  const withAssistant = (act: (assistant: Assistant) => void) => {
    if (choice.chosen) act(choice.chosen)
    else toast({ title: texts.composer.noAssistant, tone: 'danger' })
  }
  const improve = ({ id }: Message, wish: string) =>
    withAssistant((assistant) =>
      chat.write({ brief: chat.promptOf(id) ?? wish, facts: [], improves: id, wish }, assistant),
    )
  const typed = useWhatIsTyped({
    openId,
    open,
    assistantId: choice.chosen?.id,
    textArea,
    write: (said, meant) => {
      if (meant === 'change' && open) return improve(open, said)
      withAssistant((assistant) =>
        chat.write({ brief: said, facts: typed.draft.facts, improves: null, wish: null }, assistant),
      )
    },
  })
  const [editedId, setEditedId] = useState<string | null>(null)
  const isEditing = open !== null && editedId === open.jobDescriptionId
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
    <div className="mx-auto flex w-full max-w-[96rem] flex-1 lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
      <aside className="sticky top-[calc(var(--header-height)+1px)] hidden h-[calc(100dvh-var(--header-height)-1px)] overflow-y-auto border-line border-r bg-sunken px-3.5 py-5 lg:block print:hidden">
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
          {conversation && <LateConversationActions conversation={conversation} open={open} onGone={startNew} />}
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
              page={({ message, ...shown }) => (
                <JobBotPage
                  {...shown}
                  message={message}
                  mayEdit={!isWriting}
                  isEditing={message !== undefined && message.jobDescriptionId === editedId}
                  onEditing={(isOn) => setEditedId(isOn ? (message?.jobDescriptionId ?? null) : null)}
                  onAnswer={typed.answer}
                  onWish={isWriting ? null : improve}
                  promptOf={chat.promptOf}
                />
              )}
              headActions={(message, isLatest) =>
                isLatest &&
                editedId !== message.jobDescriptionId && (
                  <>
                    {!isWriting && <EditButton onPress={() => setEditedId(message.jobDescriptionId)} />}
                    <VersionsButton
                      id={message.jobDescriptionId!}
                      latest={message.version ?? 1}
                      page={(text) => <DocumentPage text={text} />}
                      actions={(text, number) => (
                        <>
                          <CopyMenu text={text} version={number} />
                          <span className="flex items-center">
                            <DownloadRtf text={text} version={number} />
                            <MoreFormats id={message.jobDescriptionId!} version={number} except="rtf" />
                          </span>
                        </>
                      )}
                    />
                  </>
                )
              }
              actions={(message) => (
                <div className="flex items-center">
                  <DownloadRtf text={message.content} version={message.version} />
                  {message.jobDescriptionId && (
                    <MoreFormats id={message.jobDescriptionId} version={message.version} except="rtf" />
                  )}
                  <CopyMenu text={message.content} version={message.version} isQuiet />
                </div>
              )}
              promptOf={chat.promptOf}
              isBlocked={isWriting || isEditing}
              onImprove={(brief, improves) =>
                withAssistant((assistant) => chat.write({ brief, facts: [], improves, wish: null }, assistant))
              }
              onTryAgain={isWriting ? null : (draft) => withAssistant((assistant) => chat.tryAgain(draft, assistant))}
            />
          )}
        </div>

        {/* With the thread and not before it, so that its arrival moves nothing. */}
        {items.length > 0 && !isEditing && (
          <div className="flex flex-col gap-3 pb-2 print:hidden">
            <UsageBanner assistantId={choice.chosen?.id} />
            {!isWriting &&
              typed.maySuggest &&
              (open && typed.isChange ? (
                <PageSuggestions questions={open.questions} onSuggest={typed.fill} />
              ) : (
                <Suggestions onSuggest={typed.fill} />
              ))}
          </div>
        )}
        {/* Who types on the page itself has the room for it. */}
        {!isEditing && (
          <JobBotFoot
            textArea={textArea}
            text={typed.draft.text}
            onText={(text) => typed.setDraft({ text })}
            facts={typed.draft.facts}
            onFacts={(facts) => typed.setDraft({ facts })}
            isChange={typed.isChange}
            isOut={typed.isOut}
            above={typed.above}
            onSend={(said) => void typed.send(said)}
            onStop={chat.stop}
            isWriting={isWriting}
            isStopping={isWriting && writing.isStopping}
            assistantId={choice.chosen?.id}
            isEmpty={isEmpty}
            onSuggest={typed.fill}
            assistant={<AssistantSelect {...choice} />}
          />
        )}
        <Announcer writing={writing} />
      </section>
      <Dialog open={isSideOpen} onOpenChange={setSideOpen} title={screenTexts.titles.jobBot} size="sm">
        {side}
      </Dialog>
    </div>
  )
}
