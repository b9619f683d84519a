import type { Message } from '@rolewright/contract/chat'
import type { TextDraft } from '@rolewright/contract/versions'
import type { RootContent } from 'mdast'
import { useState } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { EditorBar, isTooLong } from './editor-bar.tsx'
import { texts } from './texts.ts'
import { useEditorView } from './use-editor-view.ts'
import { useFinishing } from './use-finishing.ts'
import { useTextDraft } from './use-text-draft.ts'
import './editor.css'

export interface PageEditorProps {
  /** The latest version. */
  message: Message
  /** What was typed before and is no version yet. */
  stored: TextDraft | null
  parse: (text: string) => RootContent[]
  onClose: () => void
}

/** The page, to be typed on. What is typed is kept; Done makes a version of it. */
export default function PageEditor({ message, stored, parse, onClose }: PageEditorProps) {
  const id = message.jobDescriptionId!
  const { begun, saver, state } = useTextDraft(id, stored, { content: message.content, version: message.version! })
  const { pending, newer, ...finishing } = useFinishing(message, saver, onClose)
  const [isAsking, setAsking] = useState(false)
  const isElsewhere = state.is === 'elsewhere'
  const done = (keepBoth: boolean) => {
    if (!pending && !isTooLong(text)) void finishing.done(keepBoth, mayType)
  }
  const finish = () => done(isElsewhere || newer !== null)
  const {
    place,
    state: editing,
    text,
    run,
    mayType,
  } = useEditorView({ begun: begun.content, parse, onType: (content) => saver.type(content), onDone: finish })
  const discard = () => finishing.discard(mayType)
  return (
    <div className="page-editor">
      <EditorBar
        editing={editing}
        run={run}
        text={text}
        saved={state}
        pending={pending}
        onDiscard={() => (text === message.content ? discard() : setAsking(true))}
        onDone={finish}
      />
      {(isElsewhere || newer !== null) && (
        <Notice
          tone="warn"
          title={isElsewhere ? texts.elsewhere : texts.newer(newer!)}
          urgent
          action={
            <Button size="sm" pending={pending === 'done'} onClick={() => done(true)}>
              {texts.keepBoth}
            </Button>
          }
          className="mb-4"
        >
          {isElsewhere ? texts.elsewhereHint : texts.newerHint}
        </Notice>
      )}
      {stored && begun.revision === stored.revision && text === begun.content && (
        <p className="mb-4 text-ink-3 text-sm">{texts.again(formatDateTime(stored.savedAt))}</p>
      )}
      <div ref={place} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.discardTitle}
        description={texts.discardHint}
        confirmLabel={texts.discard}
        pending={pending === 'discard'}
        onConfirm={discard}
      />
    </div>
  )
}
