import type { Message } from '@rolewright/contract/chat'
import { TEXT_MAX_LENGTH } from '@rolewright/contract/constants'
import type { TextDraft } from '@rolewright/contract/versions'
import type { RootContent } from 'mdast'
import type { Node } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { call, callJson } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { showVersion } from '../../lib/show-version.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/use-toast.ts'
import { createEditor } from './create-editor.ts'
import type { SaveState } from './draft-saver.ts'
import { fromMarkdown } from './from-markdown.ts'
import { texts } from './texts.ts'
import { toMarkdown } from './to-markdown.ts'
import { Toolbar } from './toolbar.tsx'
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
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const finish = useRef<() => void>(() => {})
  const [editing, setEditing] = useState<EditorState | null>(null)
  const [text, setText] = useState(begun.content)
  const [pending, setPending] = useState<'done' | 'discard' | null>(null)
  const [newer, setNewer] = useState<number | null>(null)
  const [isAsking, setAsking] = useState(false)
  const excess = text.length - TEXT_MAX_LENGTH
  const isElsewhere = state.is === 'elsewhere'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor holds what is typed from here on
  useEffect(() => {
    const open = (said: string) => fromMarkdown(parse(said), said)
    const { doc, sources } = open(begun.content)
    let written: Node = doc
    view.current = createEditor(place.current!, {
      doc,
      label: texts.label,
      placeholders: { title: texts.title, facts: texts.facts },
      // A text has no head of its own; what is left empty of one is dropped.
      parse: (said) => open(`# \n\n${said}`).doc.children.filter(({ content }) => content.size > 0),
      onDone: () => finish.current(),
      onState: (next, hasChanged) => {
        setEditing(next)
        if (!hasChanged || next.doc === written) return
        written = next.doc
        const content = toMarkdown(next.doc, sources)
        setText(content)
        saver.type(content)
      },
    })
    setEditing(view.current.state)
    view.current.focus()
    place.current!.closest('article')?.scrollIntoView({ block: 'start' })
    return () => view.current?.destroy()
  }, [])

  const run = (command: Command) => {
    if (!view.current) return
    command(view.current.state, view.current.dispatch, view.current)
    view.current.focus()
  }
  /** What is typed while a version is made would be in none. */
  const mayType = (may: boolean) => {
    view.current?.setProps({ editable: () => may })
    if (may) view.current?.focus()
  }
  const done = async (keepBoth: boolean) => {
    if (pending || excess > 0) return
    setPending('done')
    mayType(false)
    try {
      await saver.settle()
      const { content, basedOn, revision } = saver.draft
      const body = { content, basedOn, ...(revision && { draft: revision }), ...(keepBoth && { keepBoth }) }
      const version = showVersion(await callJson('PUT /api/job-descriptions/{id}/text', { params: { id }, body }))
      saver.end()
      if (version.id !== message.id) toast({ title: texts.version(version.version!) })
      onClose()
    } catch (error) {
      setPending(null)
      mayType(true)
      if (error instanceof ApiError && error.code === 'changed_meanwhile')
        setNewer(await latestVersion(id).catch(() => message.version! + 1))
      else toast({ title: texts.doneFailed, description: sentenceOf(error), tone: 'danger' })
    }
  }
  finish.current = () => void done(isElsewhere || newer !== null)
  const discard = async () => {
    setPending('discard')
    mayType(false)
    try {
      await saver.settle()
      const { revision } = saver.draft
      if (revision) await call('DELETE /api/job-descriptions/{id}/draft', { params: { id }, query: { revision } })
      saver.end()
      toast({ title: texts.discarded })
      onClose()
    } catch (error) {
      setPending(null)
      mayType(true)
      toast({ title: texts.discardFailed, description: sentenceOf(error), tone: 'danger' })
    }
  }
  const keepBoth = (
    <Button size="sm" pending={pending === 'done'} onClick={() => done(true)}>
      {texts.keepBoth}
    </Button>
  )
  return (
    <div className="page-editor">
      <div className="-mx-2 sticky top-(--header-sticks) z-5 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-surface px-2 py-1.5 print:hidden">
        {editing && <Toolbar state={editing} run={run} />}
        <p role="status" className="ml-auto text-ink-3 text-sm">
          {excess > 0 ? (
            <span className="text-danger">{texts.tooLong(excess)}</span>
          ) : text.trim() === '' ? (
            texts.empty
          ) : (
            sayState(state)
          )}
        </p>
        <div className="flex gap-2">
          <Button
            size="sm"
            variant="ghost"
            disabled={pending !== null}
            onClick={() => (text === message.content ? discard() : setAsking(true))}
          >
            {texts.discard}
          </Button>
          <Button
            size="sm"
            variant="primary"
            pending={pending === 'done'}
            disabled={excess > 0 || text.trim() === ''}
            onClick={() => finish.current()}
          >
            {texts.done}
          </Button>
        </div>
      </div>
      {isElsewhere && (
        <Notice tone="warn" title={texts.elsewhere} urgent action={keepBoth} className="mb-4">
          {texts.elsewhereHint}
        </Notice>
      )}
      {newer !== null && !isElsewhere && (
        <Notice tone="warn" title={texts.newer(newer)} urgent action={keepBoth} className="mb-4">
          {texts.newerHint}
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

const latestVersion = async (id: string): Promise<number> =>
  (await callJson('GET /api/job-descriptions/{id}', { params: { id } })).versions

const sayState = ({ is, why = '' }: SaveState): string =>
  ({
    saved: texts.saved,
    refused: texts.refused(why),
    unsaved: texts.unsaved,
    saving: texts.saving,
    failed: texts.notSaved,
    elsewhere: texts.unsaved,
  })[is]
