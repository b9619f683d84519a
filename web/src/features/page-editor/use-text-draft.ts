import type { TextDraft } from '@rolewright/contract/versions'
import { useEffect, useState } from 'react'
import { queryClient, reading } from '../../lib/query-client.ts'
import { DraftSaver, type SaveState } from './draft-saver.ts'
import { beginFrom } from './local-draft.ts'

/** What is typed on a page, from where it was left, wherever that was. */
export function useTextDraft(id: string, stored: TextDraft | null, version: { content: string; version: number }) {
  const [state, setState] = useState<SaveState>({ is: 'saved' })
  const [begun] = useState(() => beginFrom(id, stored, version))
  const [saver] = useState(() => {
    const isStored = begun.content === (stored?.content ?? version.content)
    return new DraftSaver(id, begun, isStored, setState)
  })
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void saver.settle()
    window.addEventListener('online', saver.settle)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('online', saver.settle)
      document.removeEventListener('visibilitychange', leave)
      void saver
        .settle()
        .then(() => queryClient.invalidateQueries(reading('/api/job-descriptions/{id}/draft', { params: { id } })))
    }
  }, [id, saver])
  return { begun, saver, state }
}
