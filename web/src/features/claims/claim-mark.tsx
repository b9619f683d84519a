import type { Claim } from '@rolewright/contract/chat'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'
import { isOpen, keyOf, nameGround } from './weigh-claims.ts'

export interface ClaimMarkProps {
  claim: Claim
  words: ReactNode
  /** Emphasis may cut a claim into several stretches; the first one speaks for all. */
  isFirst: boolean
  isLit: boolean
  brief: string | null
  /** The pointer or the focus is on it, or left it. */
  onLook: (key: string | null) => void
  onPress: (claim: Claim) => void
}

/** Not a button element: that could not break across lines as words do. */
export function ClaimMark({ claim, words, isFirst, isLit, brief, onLook, onPress }: ClaimMarkProps) {
  const key = keyOf(claim)
  const isNobodys = isOpen(claim)
  const spoken = isNobodys ? texts.markSpoken(claim.text) : texts.groundSpoken(claim.text, nameGround(claim, brief))
  const pressByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress(claim)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button, where it begins
    // biome-ignore lint/a11y/useKeyWithClickEvents: it takes keys, where it begins
    <span
      data-claim={key}
      {...(isFirst && { role: 'button', tabIndex: 0, 'aria-label': spoken, onKeyDown: pressByKey })}
      onClick={() => onPress(claim)}
      onMouseEnter={() => onLook(key)}
      onMouseLeave={() => onLook(null)}
      onFocus={() => onLook(key)}
      onBlur={() => onLook(null)}
      className={classNames(
        'cursor-pointer rounded-xs underline decoration-1 underline-offset-[0.22em] transition-colors duration-120 [text-decoration-skip-ink:none] print:no-underline',
        isNobodys ? 'decoration-warn decoration-dashed' : 'decoration-line-strong',
        isLit && (isNobodys ? 'bg-warn-soft' : 'bg-accent-soft'),
      )}
    >
      {words}
    </span>
  )
}
