import type { ManagedAssistant } from '@rolewright/contract/assistants'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import { AssistantForm } from './assistant-form.tsx'
import { AssistantLimit } from './assistant-limit.tsx'
import { nameOf } from './name-of.ts'
import { texts } from './texts.ts'
import { TrialCard } from './trial-card.tsx'
import { UseCard } from './use-card.tsx'
import { useDraft } from './use-draft.ts'
import { VersionsCard } from './versions-card.tsx'

const words = texts.editor

export interface AssistantEditorProps {
  /** Null: a new one. */
  assistant: ManagedAssistant | null
  onSaved: (saved: ManagedAssistant) => void
  /** How a text is set as a page. */
  page: (text: string) => ReactNode
}

/** One assistant: what it is, a trial of what it would be, who uses it, and what it was. */
export function AssistantEditor({ assistant, onSaved, page }: AssistantEditorProps) {
  const edited = useDraft(assistant)
  return (
    <div
      className={classNames(
        'grid grid-cols-1 items-start gap-4 lg:gap-5',
        assistant && 'xl:grid-cols-[minmax(0,1fr)_18rem]',
      )}
    >
      <div className="grid min-w-0 grid-cols-1 gap-4 lg:gap-5">
        {assistant && <State assistant={assistant} outdatedFrom={edited.outdatedFrom} />}
        <AssistantForm assistant={assistant} edited={edited} onSaved={onSaved} />
        <TrialCard assistant={assistant} edited={edited} page={page} />
      </div>
      {assistant && (
        <div className="grid min-w-0 grid-cols-1 items-start gap-4 md:grid-cols-2 lg:gap-5 xl:grid-cols-1">
          <UseCard assistant={assistant} />
          <AssistantLimit key={assistant.id} assistant={assistant} />
          <VersionsCard assistant={assistant} />
        </div>
      )}
    </div>
  )
}

/** What an admin should know before changing it. */
function State({ assistant, outdatedFrom }: { assistant: ManagedAssistant; outdatedFrom: number | null }) {
  const { owner, problem, retiredAt, versions } = assistant
  if (!owner && !problem && !retiredAt && outdatedFrom === null) return null
  return (
    <div className="flex flex-col gap-3">
      {retiredAt && <Notice title={texts.use.isRetired}>{texts.use.isRetiredHint}</Notice>}
      {problem && (
        <Notice tone="warn" title={words.problem}>
          {problem}
        </Notice>
      )}
      {outdatedFrom !== null && (
        <Notice tone="warn" title={words.outdated(outdatedFrom, versions)}>
          {words.outdatedHint}
        </Notice>
      )}
      {owner && <Notice title={words.personal(nameOf(owner))}>{words.personalHint}</Notice>}
    </div>
  )
}
