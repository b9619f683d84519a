import { useMemo } from 'react'
import { texts } from './texts.ts'
import { diffWords, nearChanges, type Piece } from './word-diff.ts'

const words = texts.versions

/** What changed between two texts, word by word, with a little of what stands around it. */
export function TextChanges({ before, after }: { before: string; after: string }) {
  const pieces = useMemo(() => nearChanges(diffWords(before, after)), [before, after])
  if (pieces.every(({ kind }) => kind === 'same' || kind === 'gap')) {
    return <p className="text-ink-3">{words.onlySpace}</p>
  }
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts never move
        <Changed key={at} piece={piece} />
      ))}
    </p>
  )
}

function Changed({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'same') return text
  if (kind === 'gap') {
    return (
      <span className="mx-1 text-ink-3 first:ml-0">
        <span aria-hidden>{text}</span>
        <span className="sr-only"> ({words.skipped}) </span>
      </span>
    )
  }
  // The space behind a changed word is not part of the mark.
  const word = text.trimEnd()
  const space = text.slice(word.length) || ' '
  const mark =
    kind === 'added' ? (
      <ins className="rounded-sm bg-accent-soft text-accent-ink no-underline">
        <span className="sr-only">{words.added} </span>
        {word}
      </ins>
    ) : (
      <del className="rounded-sm bg-danger-soft text-danger">
        <span className="sr-only">{words.removed} </span>
        {word}
      </del>
    )
  return (
    <>
      {mark}
      {space}
    </>
  )
}
