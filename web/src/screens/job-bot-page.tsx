import type { BriefQuestion } from '@rolewright/contract/briefs'
import type { Message } from '@rolewright/contract/chat'
import { useState } from 'react'
import { ClaimedPage } from '../features/claims/claimed-page.tsx'
import { DocumentPage } from '../features/exports/document-page.tsx'
import { parseMarkdown } from '../features/exports/markdown/parse.ts'
import { PageWishes } from '../features/links/page-wishes.tsx'
import { EditablePage } from '../features/page-editor/editable-page.tsx'
import { AnsweredWishes } from '../features/versions/answered-wishes.tsx'
import { changeMarks } from '../features/versions/change-marks.tsx'

export interface JobBotPageProps {
  text: string
  isGrowing: boolean
  /** Once it is a description; a draft has no claims. */
  message?: Message
  isLatest: boolean
  /** Not while a page is being written. */
  mayEdit: boolean
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
  onAnswer: (question: BriefQuestion) => void
  /** Asks for an improved version; null while one is being written. */
  onWish: ((message: Message, wish: string) => void) | null
  promptOf: (messageId: string) => string | null
}

/** A page of the conversation: the same one while it is written, looked into, worked on and typed on. */
export function JobBotPage(props: JobBotPageProps) {
  const { text, isGrowing, message, isLatest, mayEdit, isEditing, onEditing, onAnswer, onWish, promptOf } = props
  const [wentOnFrom, setWentOnFrom] = useState<string | null>(null)
  const isMarked = message !== undefined && isLatest && wentOnFrom !== message.id
  const page = (
    <ClaimedPage
      text={text}
      message={message ?? null}
      brief={message ? promptOf(message.id) : null}
      isLatest={isLatest}
      hasMargin
      marks={isMarked ? changeMarks(message) : []}
      onAnswer={onAnswer}
      page={(content, marks) => <DocumentPage text={content} isWriting={isGrowing} marks={marks} />}
    />
  )
  if (!message) return page
  const answered = message.wishes.length + message.changes.length > 0 && (
    <AnsweredWishes message={message} isLatest={isLatest} onGoOn={isMarked ? () => setWentOnFrom(message.id) : null} />
  )
  if (!isLatest)
    return (
      <>
        {answered}
        {page}
      </>
    )
  return (
    <EditablePage
      message={message}
      mayEdit={mayEdit}
      isEditing={isEditing}
      onEditing={onEditing}
      parse={(said) => parseMarkdown(said).children}
    >
      {message.jobDescriptionId && (
        <PageWishes id={message.jobDescriptionId} onSend={onWish && ((wish) => onWish(message, wish))} />
      )}
      {answered}
      {page}
    </EditablePage>
  )
}
