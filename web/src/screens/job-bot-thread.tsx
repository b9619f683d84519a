import type { Message } from '@rolewright/contract/chat'
import { Thread } from '../features/chat/thread.tsx'
import { useFollowEnd } from '../features/chat/use-follow-end.ts'
import { useLastBriefInView } from '../features/chat/use-last-brief-in-view.ts'
import { CopyMenu } from '../features/exports/copy-menu.tsx'
import { DocumentPage } from '../features/exports/document-page.tsx'
import { DownloadRtf } from '../features/exports/download-rtf.tsx'
import { MoreFormats } from '../features/exports/more-formats.tsx'
import { EditButton } from '../features/page-editor/editable-page.tsx'
import { VersionsButton } from '../features/versions/versions-button.tsx'
import { JobBotPage } from './job-bot-page.tsx'
import type { JobBotState } from './use-job-bot.ts'

/** The conversation, with what can be done with each of its pages. */
export default function JobBotThread(bot: JobBotState) {
  const { writing, isWriting, editedId, setEditedId, withAssistant } = bot
  useLastBriefInView(bot.openId, isWriting)
  useFollowEnd(writing.phase === 'writing' ? writing.text.length : 0, isWriting)
  return (
    <Thread
      items={bot.items}
      conversationId={bot.openId}
      writing={writing}
      page={({ message, ...shown }) => (
        <JobBotPage
          {...shown}
          message={message}
          mayEdit={!isWriting}
          isEditing={message !== undefined && message.jobDescriptionId === editedId}
          onEditing={(isOn) => setEditedId(isOn ? (message?.jobDescriptionId ?? null) : null)}
          onAnswer={bot.typed.answer}
          onWish={isWriting ? null : bot.improve}
          promptOf={bot.promptOf}
        />
      )}
      headActions={(message, isLatest) =>
        isLatest &&
        editedId !== message.jobDescriptionId && (
          <>
            {!isWriting && <EditButton onPress={() => setEditedId(message.jobDescriptionId)} />}
            <Versions message={message} />
          </>
        )
      }
      actions={(message) => <PageActions message={message} />}
      promptOf={bot.promptOf}
      isBlocked={isWriting || bot.isEditing}
      onImprove={(brief, improves) =>
        withAssistant((assistant) => bot.write({ brief, facts: [], improves, wish: null }, assistant))
      }
      onTryAgain={isWriting ? null : (draft) => withAssistant((assistant) => bot.tryAgain(draft, assistant))}
    />
  )
}

const Versions = ({ message: { jobDescriptionId, version } }: { message: Message }) => (
  <VersionsButton
    id={jobDescriptionId!}
    latest={version ?? 1}
    page={(text) => <DocumentPage text={text} />}
    actions={(text, number) => (
      <>
        <CopyMenu text={text} version={number} />
        <span className="flex items-center">
          <DownloadRtf text={text} version={number} />
          <MoreFormats id={jobDescriptionId!} version={number} except="rtf" />
        </span>
      </>
    )}
  />
)

const PageActions = ({ message: { content, version, jobDescriptionId } }: { message: Message }) => (
  <div className="flex items-center">
    <DownloadRtf text={content} version={version} />
    {jobDescriptionId && <MoreFormats id={jobDescriptionId} version={version} except="rtf" />}
    <CopyMenu text={content} version={version} isQuiet />
  </div>
)
