import type { Message } from '@rolewright/contract/chat'
import { piecesOf } from '@rolewright/craft/compare/pieces'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

const words = texts.wishes

interface Mark {
  from: number
  to: number
  wrap: (words: ReactNode, isFirst: boolean) => ReactNode
}

/** What an improved version brought, where it stands in the text. */
export function changeMarks({ content, changes }: Pick<Message, 'content' | 'changes'>): Mark[] {
  const pieces = piecesOf(content)
  return changes.flatMap(({ after, how, under }): Mark[] => {
    const there =
      pieces.find((piece) => piece.text === after && piece.under === under.after) ??
      pieces.find((piece) => piece.text === after)
    if (!there) return []
    const spoken = how === 'altered' ? words.markAltered : words.markAdded
    const wrap = (said: ReactNode, isFirst: boolean) => (
      <ins className="rounded-xs bg-accent-soft no-underline box-decoration-clone print:bg-transparent">
        {isFirst && <span className="sr-only">{spoken} </span>}
        {said}
      </ins>
    )
    return [{ from: there.from, to: there.to, wrap }]
  })
}
