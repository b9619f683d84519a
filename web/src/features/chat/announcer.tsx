import { texts } from './texts.ts'
import type { Writing } from './writing.ts'

const { begun, done, ended, reconnecting } = texts.writing

/** Tells screen readers when the writing begins and ends, and not each word between. */
export function Announcer({ writing }: { writing: Writing }) {
  return (
    <p role="status" className="sr-only">
      {writing.phase === 'writing' && (writing.isConnected ? begun : reconnecting)}
      {writing.phase === 'done' && done}
      {writing.phase === 'ended' && ended}
    </p>
  )
}
