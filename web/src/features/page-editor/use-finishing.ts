import type { Message } from '@rolewright/contract/chat'
import { useState } from 'react'
import { call, callJson } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { showVersion } from '../../lib/show-version.ts'
import { toast } from '../../ui/use-toast.ts'
import type { DraftSaver } from './draft-saver.ts'
import { texts } from './texts.ts'

/** The two ways out of the editor: what was typed becomes a version, or is thrown away. */
export function useFinishing(message: Message, saver: DraftSaver, onClose: () => void) {
  const id = message.jobDescriptionId!
  const [pending, setPending] = useState<'done' | 'discard' | null>(null)
  /** The version that somebody made meanwhile. */
  const [newer, setNewer] = useState<number | null>(null)

  const done = async (keepBoth: boolean, mayType: (may: boolean) => void) => {
    setPending('done')
    mayType(false)
    try {
      await saver.settle()
      const { content, basedOn, revision } = saver.draft
      const body = { content, basedOn, ...(revision && { draft: revision }), ...(keepBoth && { keepBoth }) }
      const version = showVersion(await callJson('PUT /api/job-descriptions/{id}/text', { params: { id }, body }))
      saver.end()
      if (version.id !== message.id) toast({ title: texts.version(version.version!) })
      onClose()
    } catch (error) {
      setPending(null)
      mayType(true)
      if (error instanceof ApiError && error.code === 'changed_meanwhile')
        setNewer(await latestVersion(id).catch(() => message.version! + 1))
      else toast({ title: texts.doneFailed, description: sentenceOf(error), tone: 'danger' })
    }
  }
  const discard = async (mayType: (may: boolean) => void) => {
    setPending('discard')
    mayType(false)
    try {
      await saver.settle()
      const { revision } = saver.draft
      if (revision) await call('DELETE /api/job-descriptions/{id}/draft', { params: { id }, query: { revision } })
      saver.end()
      toast({ title: texts.discarded })
      onClose()
    } catch (error) {
      setPending(null)
      mayType(true)
      toast({ title: texts.discardFailed, description: sentenceOf(error), tone: 'danger' })
    }
  }
  return { pending, newer, done, discard }
}

const latestVersion = async (id: string): Promise<number> =>
  (await callJson('GET /api/job-descriptions/{id}', { params: { id } })).versions
