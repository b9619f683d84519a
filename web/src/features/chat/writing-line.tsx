import { Mark } from '../../ui/mark.tsx'
import { texts } from './texts.ts'

/** Says that it is being written; the announcer says it to screen readers, once. */
export const WritingLine = ({ isConnected }: { isConnected: boolean }) => (
  <p aria-hidden className="flex items-center gap-2.5 text-sm">
    <Mark className="size-5" />
    {isConnected ? (
      <span className="live">{texts.writing.indicator}</span>
    ) : (
      <span className="text-warn">{texts.writing.reconnecting}</span>
    )}
  </p>
)
