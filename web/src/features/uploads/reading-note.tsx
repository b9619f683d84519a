import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'
import type { UploadedDocument } from './use-final-document.ts'

const words = texts.reading
const SHOWN = 12

/** What was read from a document: how much, and under which headings. */
export function ReadingNote({ filename, reading, onRemove }: UploadedDocument & { onRemove: () => void }) {
  const { headings } = reading
  return (
    <div className="rounded-card bg-bubble px-4 py-3 text-sm wrap-anywhere">
      <div className="flex items-start justify-between gap-3">
        <p className="font-medium">{words.title(filename)}</p>
        <Button size="sm" variant="ghost" onClick={onRemove} className="-my-1 -mr-2">
          {texts.field.remove}
        </Button>
      </div>
      <p className="text-ink-2 tabular-nums">
        {words.both(words.words(reading.words), words.headings(headings.length))}
      </p>
      {headings.length > 0 && (
        <ul className="mt-1.5 list-disc pl-4 text-ink-2">
          {headings.slice(0, SHOWN).map((heading, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            <li key={index}>{heading}</li>
          ))}
          {headings.length > SHOWN && <li>…</li>}
        </ul>
      )}
    </div>
  )
}
