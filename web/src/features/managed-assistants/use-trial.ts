import type { AssistantDraft, Trial } from '@rolewright/contract/assistants'
import { useEffect, useRef, useState } from 'react'
import { callJson } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { checkDraft } from './check-draft.ts'
import { texts } from './texts.ts'

/** The version in use, or what is in the form. */
export type Side = 'current' | 'draft'
export type Outcome = { state: 'writing' } | { state: 'written'; text: string } | { state: 'failed'; why: string }

export interface Attempt {
  /** What was tried, so that it can be said when the form has moved on. */
  drafts: Partial<Record<Side, AssistantDraft>>
  outcomes: Partial<Record<Side, Outcome>>
}

/**
 * Has one brief written by two drafts at once. Each fails or succeeds alone.
 * @param assistantId undefined for a new assistant, which has no house style yet
 */
export function useTrial(assistantId: string | undefined) {
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const run = (brief: string, drafts: Attempt['drafts']) => {
    controller.current?.abort()
    controller.current = new AbortController()
    const { signal } = controller.current
    const sides = Object.entries(drafts) as [Side, AssistantDraft][]
    setAttempt({ drafts, outcomes: Object.fromEntries(sides.map(([side]) => [side, { state: 'writing' }])) })
    for (const [side, draft] of sides) {
      void write({ ...draft, brief, assistantId }, signal).then((outcome) => {
        if (signal.aborted) return
        setAttempt((now) => now && { ...now, outcomes: { ...now.outcomes, [side]: outcome } })
      })
    }
  }
  const stop = () => {
    controller.current?.abort()
    setAttempt((now) => {
      const written = Object.entries(now?.outcomes ?? {}).filter(([, { state }]) => state !== 'writing')
      return now && written.length > 0 ? { ...now, outcomes: Object.fromEntries(written) } : null
    })
  }
  const isRunning = Object.values(attempt?.outcomes ?? {}).some(({ state }) => state === 'writing')
  return { attempt, isRunning, run, stop }
}

async function write(trial: Trial, signal: AbortSignal): Promise<Outcome> {
  // A trial does not need a name; the call does.
  const named = { ...trial, name: trial.name.trim() || texts.trial.draft }
  const [fault] = Object.values(checkDraft(named))
  if (fault) return { state: 'failed', why: fault }
  try {
    const { text } = await callJson('POST /api/admin/assistants/trial', { body: named, signal })
    return { state: 'written', text }
  } catch (error) {
    return { state: 'failed', why: sentenceOf(error) }
  }
}
