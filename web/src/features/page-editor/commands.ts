import { setBlockType, toggleMark } from 'prosemirror-commands'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection, type Transaction } from 'prosemirror-state'
import { schema } from './schema.ts'

const { nodes, marks } = schema

export const toggleBold = toggleMark(marks.strong)

const isIn = ({ selection: { $from } }: EditorState, ...names: string[]): boolean =>
  Array.from({ length: $from.depth }, (_, at) => $from.node(at + 1)).some(({ type }) => names.includes(type.name))

export type Kind = 'title' | 'facts' | 'section' | 'bullets' | 'text'

/** What the selection stands in, for the buttons. */
export function kindAt(state: EditorState): Kind {
  if (isIn(state, 'title')) return 'title'
  if (isIn(state, 'facts')) return 'facts'
  if (isIn(state, 'heading')) return 'section'
  return isIn(state, 'bullet_list', 'ordered_list') ? 'bullets' : 'text'
}

export function isBold(state: EditorState): boolean {
  const { from, to, empty, $from } = state.selection
  if (empty) return Boolean(marks.strong.isInSet(state.storedMarks ?? $from.marks()))
  return state.doc.rangeHasMark(from, to, marks.strong)
}

/** A section's heading, or an ordinary line again. */
export const toggleSection: Command = (state, dispatch, view) =>
  isIn(state, 'heading')
    ? setBlockType(nodes.paragraph)(state, dispatch)
    : isIn(state, 'list_item')
      ? liftListItem(nodes.list_item)(state, dispatch, view)
      : setBlockType(nodes.heading, { level: 2 })(state, dispatch)

/** A bullet, or an ordinary line again. */
export const toggleBullets: Command = (state, dispatch, view) =>
  isIn(state, 'list_item')
    ? liftListItem(nodes.list_item)(state, dispatch, view)
    : isIn(state, 'heading')
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : wrapInList(nodes.bullet_list)(state, dispatch)

/** From the title Enter goes to the line of facts, and from there to the first line below. */
export const leaveHead: Command = (state, dispatch) => {
  const kind = kindAt(state)
  if (kind !== 'title' && kind !== 'facts') return false
  if (!dispatch) return true
  const after = state.selection.$from.after(1)
  const { tr } = state
  if (after === state.doc.content.size) tr.insert(after, nodes.paragraph.create())
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(after + 1))).scrollIntoView())
  return true
}

/** "## " and "- " at the start of a line do what they say in light markdown. @returns null where they are not that */
export function typedMark(state: EditorState, from: number, text: string): Transaction | null {
  if (text !== ' ' || !state.selection.empty) return null
  const { $from } = state.selection
  if ($from.parent.type !== nodes.paragraph || isIn(state, 'list_item')) return null
  const before = $from.parent.textBetween(0, $from.parentOffset)
  const command = /^#{1,3}$/.test(before) ? toggleSection : /^[-*•]$/.test(before) ? toggleBullets : null
  if (!command) return null
  const start = from - before.length
  const tr = state.tr.delete(start, from)
  let done: Transaction | null = null
  command(state.apply(tr), (next) => {
    for (const step of next.steps) tr.step(step)
    done = tr
  })
  return done
}
