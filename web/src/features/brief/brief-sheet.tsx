import type { BriefNote, SettledFact, SheetEntry } from '@rolewright/contract/briefs'
import { ChevronRight, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useMatches } from '../../lib/use-matches.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type Edited, EntryEditor } from './entry-editor.tsx'
import { EntryList } from './entry-list.tsx'
import { NoteList } from './note-list.tsx'
import { QuestionList } from './question-list.tsx'
import { type Correction, putRight } from './settled-facts.ts'
import { texts } from './texts.ts'
import { useQuietly } from './use-quietly.ts'
import type { ReadSheet } from './use-sheet.ts'

type Span = SheetEntry['span']

export interface BriefSheetProps {
  /** What was read, and null where nothing was. */
  read: ReadSheet | null
  /** What the person put right so far; it goes along with the brief. */
  facts: SettledFact[]
  onFacts: (facts: SettledFact[]) => void
  onMark: (span: Span) => void
  /** There is room below the composer; elsewhere the sheet opens above it, over the page. */
  hasRoomBelow: boolean
}

const WIDE = '(min-width: 64rem)'

/** The sheet of a brief while it is typed: what was read, what stands beside it, what it still lacks. */
export function BriefSheet({ read, facts, onFacts, onMark, hasRoomBelow }: BriefSheetProps) {
  const isWide = useMatches(WIDE)
  const isBelow = hasRoomBelow && isWide
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isBelow
  const bodyId = useId()
  const isWorthSaying = read !== null && read.sheet.entries.length + read.sheet.notes.length > 0
  const summary = isWorthSaying ? summarise(read.sheet) : ''
  const spoken = useQuietly(summary)
  return (
    <>
      <p role="status" className="sr-only">
        {spoken && `${texts.title}: ${spoken}`}
      </p>
      {isWorthSaying && (
        <section
          aria-label={texts.title}
          onKeyDown={({ key, target, currentTarget }) =>
            // A dialog is no part of the page, though React has its keys come by here.
            key === 'Escape' && !isBelow && currentTarget.contains(target as Node) && setChosen(false)
          }
          className="fade-in min-w-0 print:hidden"
        >
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setChosen(!isOpen)}
            className="flex min-h-8 max-w-full items-center gap-1.5 rounded-control pr-2.5 pl-1.5 text-ink-3 text-sm tabular-nums transition-colors duration-120 hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
          >
            <ChevronRight
              aria-hidden
              className={classNames(
                'transition-transform duration-120',
                isOpen && (isBelow ? 'rotate-90' : '-rotate-90'),
              )}
            />
            <span className="truncate">
              {texts.title}: {summary}
            </span>
          </button>
          {isOpen && (
            <div
              id={bodyId}
              className={classNames(
                'flex flex-col gap-5',
                isBelow
                  ? 'px-2 pt-2 pb-6'
                  : 'rise-in absolute inset-x-2 bottom-full mb-1 max-h-[min(50dvh,calc(100dvh-var(--header-height)-var(--foot-height)-1rem))] overflow-y-auto rounded-panel bg-surface p-4 shadow-3 sm:p-5',
              )}
            >
              <SheetBody read={read} facts={facts} onFacts={onFacts} onMark={onMark} />
            </div>
          )}
        </section>
      )}
    </>
  )
}

function SheetBody({
  read,
  facts,
  onFacts,
  onMark,
}: Omit<BriefSheetProps, 'hasRoomBelow' | 'read'> & { read: ReadSheet }) {
  const { text, sheet } = read
  const [edited, setEdited] = useState<Edited | null>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const questions = sheet.questions.filter(({ kind }) => !closed.has(kind))
  const said = (span: Span) => (span ? text.slice(span.from, span.to) : null)
  const save = (correction: Correction) => {
    onFacts(putRight(facts, correction))
    setEdited(null)
  }
  const change = ({ kind, text: words, span }: SheetEntry) =>
    setEdited({ what: 'change', kind, text: words, said: said(span) })
  const place = ({ text: words }: BriefNote) => setEdited({ what: 'place', kind: 'task', text: words, said: null })
  return (
    <>
      {sheet.wantedLanguage && (
        <p className="text-ink-2 text-sm">{texts.otherLanguage(nameOf(sheet.wantedLanguage))}</p>
      )}
      {sheet.entries.length > 0 && <EntryList entries={sheet.entries} onMark={onMark} onChange={change} />}
      <div className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden />}
          onClick={() => setEdited({ what: 'add', kind: 'task', text: '', said: null })}
        >
          {texts.add}
        </Button>
        {facts.length > 0 && (
          <p className="text-ink-3 text-sm">
            {texts.changed(facts.length)} ·{' '}
            <button
              type="button"
              className="underline underline-offset-2 hover:text-ink pointer-coarse:min-h-11"
              onClick={() => onFacts([])}
            >
              {texts.undoAll}
            </button>
          </p>
        )}
      </div>
      {sheet.notes.length > 0 && <NoteList notes={sheet.notes} onPlace={place} />}
      {questions.length > 0 && (
        <QuestionList
          questions={questions}
          onAnswer={({ kind }, answer) => onFacts(putRight(facts, { kind, text: answer, instead: null }))}
          onDismiss={({ kind }) => setClosed(new Set([...closed, kind]))}
        />
      )}
      {edited && <EntryEditor edited={edited} onSave={save} onClose={() => setEdited(null)} />}
    </>
  )
}

const summarise = ({ entries, notes, questions }: ReadSheet['sheet']) =>
  texts.summary({ facts: entries.length, notes: notes.length, questions: questions.length })

const nameOf = (language: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language
