import { useMemo } from 'react'
import { diffWords, nearChanges } from '../../lib/word-diff.ts'
import { ChangedWords } from '../../ui/changed-words.tsx'
import { texts } from './texts.ts'

const words = texts.versions

/** What changed between two texts, word by word, with a little of what stands around it. */
export function TextChanges({ before, after }: { before: string; after: string }) {
  const pieces = useMemo(() => nearChanges(diffWords(before, after)), [before, after])
  const isSame = pieces.every(({ kind }) => kind === 'same' || kind === 'gap')
  return isSame ? <p className="text-ink-3">{words.onlySpace}</p> : <ChangedWords pieces={pieces} spoken={words} />
}
