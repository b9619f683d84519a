import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { DOMParser, Fragment, type Node, Slice } from 'prosemirror-model'
import { splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState, Plugin } from 'prosemirror-state'
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view'
import { cleanPaste } from './clean-paste.ts'
import { clipboardSerializer, pastePage, withoutHead } from './clipboard.ts'
import { leaveHead, toggleBold, toggleBullets, toggleSection, typedMark } from './commands.ts'
import { schema } from './schema.ts'

export interface EditorOptions {
  doc: Node
  label: string
  placeholders: { title: string; facts: string }
  onState: (state: EditorState, hasChanged: boolean) => void
  onDone: () => void
  /** Blocks of a plain text that is pasted. */
  parse: (text: string) => Node[]
}

const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.type.contentMatch.matchType(schema.nodes.hard_break)) return false
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes.hard_break.create()).scrollIntoView())
  return true
}

/** An editor of one description: the keyboard does everything, what is pasted is cleaned, everything can be undone. */
export function createEditor(place: HTMLElement, options: EditorOptions): EditorView {
  const { doc, label, placeholders, onState, onDone, parse } = options
  const keys: Record<string, Command> = {
    'Mod-Enter': () => {
      onDone()
      return true
    },
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggleBold,
    'Mod-Alt-2': toggleSection,
    'Mod-Shift-8': toggleBullets,
    Enter: chainCommands(leaveHead, splitListItem(schema.nodes.list_item)),
    // Where a line can not be broken it ends.
    'Shift-Enter': chainCommands(exitCode, leaveHead, insertBreak, baseKeymap.Enter!),
  }
  const hints = new Plugin({
    props: {
      decorations: ({ doc: now }) => {
        const [title, facts] = [now.child(0), now.child(1)]
        const hint = (node: Node, from: number, said: string) =>
          node.content.size === 0 ? [Decoration.node(from, from + node.nodeSize, { 'data-hint': said })] : []
        return DecorationSet.create(now, [
          ...hint(title, 0, placeholders.title),
          ...hint(facts, title.nodeSize, placeholders.facts),
        ])
      },
    },
  })
  const view = new EditorView(place, {
    state: EditorState.create({ doc, plugins: [history(), keymap(keys), keymap(baseKeymap), hints] }),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      class: 'ad wrap-anywhere',
      spellcheck: 'true',
    },
    transformPastedHTML: cleanPaste,
    clipboardSerializer,
    transformPasted: (slice, { state }) => (pastePage(state, slice) ? slice : withoutHead(slice)),
    handlePaste: (view, _event, slice) => {
      const tr = pastePage(view.state, slice)
      if (tr) view.dispatch(tr)
      return tr !== null
    },
    clipboardTextParser: (text, context) => {
      // In the title and the line of facts everything is one line.
      const isHead = context.depth >= 1 && ['title', 'facts'].includes(context.node(1).type.name)
      if (isHead) return new Slice(schema.nodes.title.create(null, wordsOf(text)).content, 0, 0)
      const blocks = Fragment.from(parse(text))
      return blocks.childCount === 1 && blocks.firstChild!.inlineContent
        ? new Slice(blocks, 1, 1)
        : new Slice(blocks, 0, 0)
    },
    clipboardParser: DOMParser.fromSchema(schema),
    // A key may come before the browser has told where the one before it has put the caret.
    handleKeyDown: () => {
      document.dispatchEvent(new Event('selectionchange'))
      return false
    },
    handleTextInput: (view, from, _to, text) => {
      const tr = typedMark(view.state, from, text)
      if (tr) view.dispatch(tr)
      return tr !== null
    },
    dispatchTransaction(tr) {
      view.updateState(view.state.apply(tr))
      onState(view.state, tr.docChanged)
    },
  })
  return view
}

const wordsOf = (text: string) => {
  const said = text.replace(/\s+/g, ' ').trim()
  return said === '' ? [] : [schema.text(said)]
}
