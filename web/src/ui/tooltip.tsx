import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement, ReactNode } from 'react'

/** Wraps what has several: they wait 700 ms, and for 300 ms the next one comes at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

/** A word about a control, on hover and on focus. It repeats or explains; nothing is said in a tooltip alone. */
export function Tooltip({ label, children }: { label: ReactNode; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="fade-in z-60 max-w-64 rounded-control bg-ink px-2.5 py-1.5 text-xs text-bg shadow-2"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
