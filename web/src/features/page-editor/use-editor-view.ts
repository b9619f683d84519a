import type { RootContent } from 'mdast'
import type { Node } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { createEditor } from './create-editor.ts'
import { fromMarkdown } from './from-markdown.ts'
import { texts } from './texts.ts'
import { toMarkdown } from './to-markdown.ts'

export interface EditorViewProps {
  /** The text that it opens with. */
  begun: string
  parse: (text: string) => RootContent[]
  onType: (text: string) => void
  /** Done is asked for by the keyboard. */
  onDone: () => void
}

/** The editor in its place on the screen, and the text that is typed there. */
export function useEditorView({ begun, parse, onType, onDone }: EditorViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const finish = useRef(onDone)
  finish.current = onDone
  const [state, setState] = useState<EditorState | null>(null)
  const [text, setText] = useState(begun)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor holds what is typed from here on
  useEffect(() => {
    const open = (said: string) => fromMarkdown(parse(said), said)
    const { doc, sources } = open(begun)
    let written: Node = doc
    view.current = createEditor(place.current!, {
      doc,
      label: texts.label,
      placeholders: { title: texts.title, facts: texts.facts },
      // A text has no head of its own; what is left empty of one is dropped.
      parse: (said) => open(`# \n\n${said}`).doc.children.filter(({ content }) => content.size > 0),
      onDone: () => finish.current(),
      onState: (next, hasChanged) => {
        setState(next)
        if (!hasChanged || next.doc === written) return
        written = next.doc
        const content = toMarkdown(next.doc, sources)
        setText(content)
        onType(content)
      },
    })
    setState(view.current.state)
    view.current.focus()
    place.current!.closest('article')?.scrollIntoView({ block: 'start' })
    return () => view.current?.destroy()
  }, [])

  return {
    place,
    state,
    text,
    run(command: Command) {
      if (!view.current) return
      command(view.current.state, view.current.dispatch, view.current)
      view.current.focus()
    },
    /** What is typed while a version is made would be in none. */
    mayType(may: boolean) {
      view.current?.setProps({ editable: () => may })
      if (may) view.current?.focus()
    },
  }
}
