import type { AnswerOf } from '@rolewright/contract/routes'
import { useDeferredValue, useState } from 'react'
import { usePages } from './use-pages.ts'

export type ListedAssistant = AnswerOf<'GET /api/assistants'>[number]

/** The first assistants in service, and the words that find the others on the server. */
export function useAssistants() {
  const [words, setWords] = useState('')
  const query = usePages('/api/assistants', { query: { q: useDeferredValue(words.trim()), limit: 100 } })
  return { ...query, words, setWords, isLong: words !== '' || query.hasNextPage }
}
