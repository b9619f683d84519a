import type { Brief, Question } from '@rolewright/craft/brief/facts'
import { useState } from 'react'

/** The questions of a brief that were neither answered nor left open; a new brief asks anew. */
export function useOpenQuestions(brief: Brief | null) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  if (!brief && closed.size > 0) setClosed(new Set())
  return {
    open: brief?.missing.filter(({ kind }) => !closed.has(kind)) ?? [],
    close: ({ kind }: Question) => setClosed(new Set([...closed, kind])),
  }
}
