import type { BriefNote } from '@rolewright/contract/briefs'
import { ChevronRight } from 'lucide-react'
import { texts } from './texts.ts'

const words = texts.beside

/** What of the brief stands beside the page and why: nothing that was typed is lost. */
export const PageNotes = ({ notes }: { notes: BriefNote[] }) => (
  <details className="group mt-6 -mb-3 text-sm print:hidden">
    <summary className="flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 rounded-control text-ink-3 hover:text-ink pointer-coarse:min-h-11">
      <ChevronRight aria-hidden className="transition-transform duration-120 group-open:rotate-90" />
      {words.notes(notes.length)}
    </summary>
    <ul className="mt-1 mb-3 flex flex-col gap-2">
      {notes.map(({ text, why, span }) => (
        <li key={`${span.from} ${why}`} className="border-line-strong border-l-2 pl-3">
          <span className="text-ink wrap-anywhere">“{text}”</span>{' '}
          <span className="text-ink-2">{words.reasons[why]}</span>
        </li>
      ))}
    </ul>
  </details>
)
