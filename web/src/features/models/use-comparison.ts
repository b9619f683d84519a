import type { ErrorAnswer } from '@rolewright/contract/errors'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'

export interface Writing {
  model: string
  text: string
  state: 'writing' | 'written' | 'failed'
  why?: string
}

export interface Wish {
  brief: string
  assistantId?: string
}

/** The same brief written by several models at once, each shown as it comes. */
export function useComparison() {
  const [writings, setWritings] = useState<Writing[]>([])
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const run = (models: string[], wish: Wish) => {
    controller.current?.abort()
    controller.current = new AbortController()
    const { signal } = controller.current
    setWritings(models.map((model) => ({ model, text: '', state: 'writing' })))
    models.forEach((model, n) => {
      const change = (news: Partial<Writing>) => {
        if (!signal.aborted)
          setWritings((now) => now.map((writing, at) => (at === n ? { ...writing, ...news } : writing)))
      }
      void follow(model, wish, signal, change)
    })
  }
  const stop = () => {
    controller.current?.abort()
    setWritings((now) =>
      now.map((writing) => (writing.state === 'writing' ? { ...writing, state: 'written' } : writing)),
    )
  }
  return { writings, isRunning: writings.some(({ state }) => state === 'writing'), run, stop }
}

async function follow(model: string, wish: Wish, signal: AbortSignal, change: (news: Partial<Writing>) => void) {
  try {
    const response = await call('POST /api/admin/models/trial', { body: { model, ...wish }, signal })
    const reader = response
      .body!.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
      .getReader()
    let text = ''
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const { event, data } = next.value
      if (event === 'delta') {
        text += (JSON.parse(data) as { text: string }).text
        change({ text })
      }
      if (event === 'done') return change({ state: 'written' })
      if (event === 'error') return change({ state: 'failed', why: (JSON.parse(data) as ErrorAnswer).error })
    }
    change({ state: 'failed' })
  } catch (error) {
    change({ state: 'failed', why: sentenceOf(error) })
  }
}
