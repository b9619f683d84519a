import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

/** How long the scroll bar stays after the pointer left or the scrolling ended. */
export const SCROLL_HIDE_DELAY_MS = 600

/** A region that scrolls by itself, by the platform's own means. Its bar shows while it is used. Set a height. */
export function ScrollArea({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  const [isBarShown, setBarShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = () => {
    clearTimeout(timer.current)
    setBarShown(true)
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setBarShown(false), SCROLL_HIDE_DELAY_MS)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not scroll everywhere
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onPointerEnter={show}
      onPointerLeave={hideSoon}
      onScroll={() => {
        show()
        hideSoon()
      }}
      className={classNames(
        'overflow-y-auto overscroll-contain [scrollbar-width:thin]',
        isBarShown ? '[scrollbar-color:var(--line-strong)_transparent]' : '[scrollbar-color:transparent_transparent]',
        className,
      )}
    >
      {children}
    </div>
  )
}
