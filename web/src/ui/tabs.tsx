import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface TabsProps {
  value: string
  onValueChange: (value: string) => void
  /** Names the row of tabs for screen readers. */
  label: string
  tabs: { value: string; label: ReactNode }[]
  /** `TabPanel`s, one for each tab. */
  children: ReactNode
  className?: string
}

export function Tabs({ value, onValueChange, label, tabs, children, className }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} className={className}>
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto rounded-[0.625rem] bg-sunken p-1 ring-1 ring-line ring-inset [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            // Radix focuses by script what is pressed, which browsers would show the ring for.
            onMouseDown={(event) => event.currentTarget.focus({ focusVisible: false } as FocusOptions)}
            className={classNames(
              'min-h-8 flex-1 whitespace-nowrap rounded-control px-3 text-sm focus-visible:outline-offset-0 font-medium text-ink-2 transition-colors pointer-coarse:min-h-11',
              'hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-1',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

/** `keepMounted`: the panel stays in the page while hidden, so that what was typed in it is kept. */
export function TabPanel(props: { value: string; keepMounted?: boolean; className?: string; children: ReactNode }) {
  const { value, keepMounted, className, children } = props
  return (
    <Radix.Content
      value={value}
      forceMount={keepMounted || undefined}
      className={classNames('data-[state=inactive]:hidden', className)}
    >
      {children}
    </Radix.Content>
  )
}
