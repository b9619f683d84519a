import { Fragment } from 'react'

export interface ChangedWordsProps {
  pieces: { kind: 'same' | 'added' | 'removed' | 'gap'; text: string }[]
  /** What is said of each to those who do not see it. */
  spoken: { added: string; removed: string; skipped: string }
}

/** A text with what it lost and gained, word by word. */
export const ChangedWords = ({ pieces, spoken }: ChangedWordsProps) => (
  <p className="whitespace-pre-wrap wrap-anywhere">
    {pieces.map(({ kind, text }, at) => {
      // The space behind a changed word is not part of the mark.
      const word = text.trimEnd()
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts never move
        <Fragment key={at}>
          {kind === 'same' && text}
          {kind === 'gap' && (
            <span className="mx-1 text-ink-3 first:ml-0">
              <span aria-hidden>{text}</span>
              <span className="sr-only"> ({spoken.skipped}) </span>
            </span>
          )}
          {kind === 'added' && (
            <ins className="rounded-sm bg-accent-soft text-accent-ink no-underline">
              <span className="sr-only">{spoken.added} </span>
              {word}
            </ins>
          )}
          {kind === 'removed' && (
            <del className="rounded-sm bg-danger-soft text-danger">
              <span className="sr-only">{spoken.removed} </span>
              {word}
            </del>
          )}
          {(kind === 'added' || kind === 'removed') && (text.slice(word.length) || ' ')}
        </Fragment>
      )
    })}
  </p>
)
