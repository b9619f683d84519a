import { Bold, Heading, List, type LucideIcon, Redo2, Undo2 } from 'lucide-react'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { type KeyboardEvent, useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tooltip, TooltipProvider } from '../../ui/tooltip.tsx'
import { isBold, kindAt, toggleBold, toggleBullets, toggleSection } from './commands.ts'
import { texts } from './texts.ts'

const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl '

/** The few forms that a page has. One stop for the Tab key, arrows go from button to button. */
export function Toolbar({ state, run }: { state: EditorState; run: (command: Command) => void }) {
  const bar = useRef<HTMLDivElement>(null)
  const kind = kindAt(state)
  const isHead = kind === 'title' || kind === 'facts'
  const tools: { label: string; keys: string; icon: LucideIcon; command: Command; isOn?: boolean; isOff?: boolean }[] =
    [
      {
        label: texts.section,
        keys: `${MOD}Alt 2`,
        icon: Heading,
        command: toggleSection,
        isOn: kind === 'section',
        isOff: isHead,
      },
      {
        label: texts.bullets,
        keys: `${MOD}Shift 8`,
        icon: List,
        command: toggleBullets,
        isOn: kind === 'bullets',
        isOff: isHead,
      },
      {
        label: texts.bold,
        keys: `${MOD}B`,
        icon: Bold,
        command: toggleBold,
        isOn: isBold(state),
        isOff: isHead || kind === 'section',
      },
      { label: texts.undo, keys: `${MOD}Z`, icon: Undo2, command: undo, isOff: undoDepth(state) === 0 },
      { label: texts.redo, keys: `${MOD}Y`, icon: Redo2, command: redo, isOff: redoDepth(state) === 0 },
    ]
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || !bar.current) return
    event.preventDefault()
    const buttons = [...bar.current.querySelectorAll('button')]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
  }
  return (
    <div ref={bar} role="toolbar" aria-label={texts.toolbar} onKeyDown={move} className="flex items-center gap-0.5">
      <TooltipProvider>
        {tools.map(({ label, keys, icon: Icon, command, isOn, isOff }, at) => (
          <Tooltip key={label} label={label + texts.shortcut(keys)}>
            <IconButton
              label={label}
              icon={<Icon aria-hidden />}
              tabIndex={at === 0 ? 0 : -1}
              aria-pressed={isOn}
              // Off, but not out of reach: the focus must not get lost while one types.
              aria-disabled={isOff || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => isOff || run(command)}
              className="aria-disabled:opacity-40 aria-pressed:bg-active aria-pressed:text-ink"
            />
          </Tooltip>
        ))}
      </TooltipProvider>
    </div>
  )
}
