import type { BriefNote } from '@rolewright/contract/briefs'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

/** What stands beside the page and why; what may be asked for at all can be placed on it. */
export const NoteList = ({ notes, onPlace }: { notes: BriefNote[]; onPlace: (note: BriefNote) => void }) => (
  <section aria-label={texts.notes.title} className="text-sm">
    <p className="text-ink-3">{texts.notes.title}</p>
    <ul className="mt-1.5 flex flex-col gap-2">
      {notes.map((note) => (
        <li key={`${note.span.from} ${note.why}`} className="flex items-start gap-3 border-line-strong border-l-2 pl-3">
          <p className="min-w-0 flex-1">
            <span className="text-ink wrap-anywhere">“{note.text}”</span>{' '}
            <span className="text-ink-2">{texts.notes.reasons[note.why]}.</span>
          </p>
          {note.why !== 'unlawful' && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={texts.notes.placeNamed(note.text)}
              onClick={() => onPlace(note)}
              className="-my-1 shrink-0"
            >
              {texts.notes.place}
            </Button>
          )}
        </li>
      ))}
    </ul>
  </section>
)
