import { TEXT_MAX_LENGTH } from '@rolewright/contract/constants'
import type { Command, EditorState } from 'prosemirror-state'
import { Button } from '../../ui/button.tsx'
import type { SaveState } from './draft-saver.ts'
import { texts } from './texts.ts'
import { Toolbar } from './toolbar.tsx'

export const isTooLong = (text: string) => text.length > TEXT_MAX_LENGTH

export interface EditorBarProps {
  editing: EditorState | null
  run: (command: Command) => void
  text: string
  saved: SaveState
  pending: 'done' | 'discard' | null
  onDiscard: () => void
  onDone: () => void
}

/** The head of the page while it is typed on: its tools, whether all is kept, and the ways out. */
export const EditorBar = ({ editing, run, text, saved, pending, onDiscard, onDone }: EditorBarProps) => (
  <div className="-mx-2 sticky top-(--header-sticks) z-5 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-surface px-2 py-1.5 print:hidden">
    {editing && <Toolbar state={editing} run={run} />}
    <p role="status" className="ml-auto text-ink-3 text-sm">
      {isTooLong(text) ? (
        <span className="text-danger">{texts.tooLong(text.length - TEXT_MAX_LENGTH)}</span>
      ) : text.trim() === '' ? (
        texts.empty
      ) : (
        sayState(saved)
      )}
    </p>
    <div className="flex gap-2 max-sm:ml-auto">
      <Button size="sm" variant="ghost" disabled={pending !== null} onClick={onDiscard}>
        {texts.discard}
      </Button>
      <Button
        size="sm"
        variant="primary"
        pending={pending === 'done'}
        disabled={isTooLong(text) || text.trim() === ''}
        onClick={onDone}
      >
        {texts.done}
      </Button>
    </div>
  </div>
)

const sayState = ({ is, why = '' }: SaveState): string =>
  ({
    saved: texts.saved,
    refused: texts.refused(why),
    unsaved: texts.unsaved,
    saving: texts.saving,
    failed: texts.notSaved,
    elsewhere: texts.unsaved,
  })[is]
