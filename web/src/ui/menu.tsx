import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A menu that drops from its trigger. Not modal: the modal kind locks scrolling with a style element, which the
 *  content security policy forbids. */
export function Menu({
  trigger,
  align = 'end',
  children,
}: {
  trigger: ReactElement
  align?: 'start' | 'end'
  children: ReactNode
}) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="fade-in z-60 min-w-44 rounded-card bg-surface p-1 shadow-3"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

export interface MenuItemProps {
  icon?: ReactNode
  tone?: 'neutral' | 'danger'
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, tone, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item
      disabled={disabled}
      onSelect={onSelect}
      className={classNames(
        'flex min-h-8 cursor-pointer select-none items-center gap-2.5 rounded-control px-2.5 text-sm outline-none pointer-coarse:min-h-11',
        'data-[disabled]:cursor-default data-[disabled]:opacity-55 data-[highlighted]:bg-active',
        tone === 'danger' ? 'text-danger' : 'text-ink',
      )}
    >
      {icon}
      {children}
    </Radix.Item>
  )
}
