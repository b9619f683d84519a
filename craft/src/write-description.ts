/** The built-in writer: a brief in, a job description in light markdown out. Offline, and the same for the same request. */
import { editPage, type Wish } from './edit/edit.ts'
import { askFor } from './sheet/questions.ts'
import { readSheet } from './sheet/read-sheet.ts'
import type { Note, Question, SettledFact, Sheet } from './sheet/sheet.ts'
import { type WriteOptions, writePage } from './write/write.ts'

export interface WriteRequest extends WriteOptions {
  brief: string
  /** Earlier briefs of the same conversation, oldest first: they count where the brief alone names no role. */
  earlier?: readonly string[]
  /** What the person put right; it holds against the brief. */
  facts?: readonly SettledFact[]
  /** A new version of a text: what was said about it, the latest last, of which only that is followed. */
  improve?: { previous: string; comments: readonly string[] }
}

export interface Description {
  text: string
  /** What of the brief stands beside the page. */
  notes: Note[]
  questions: Question[]
  /** Lines of the page that nobody told: they are typical of the role. */
  typical: string[]
  /** Of an improved version: what was asked for, done or not. */
  wishes: Wish[]
}

/** What is no brief of any role gets a question in place of a page. */
export interface Unclear {
  question: string
}

/** Deterministic; a brief of 2,000 characters takes some milliseconds. */
export function writeDescription(request: WriteRequest): Description | Unclear {
  const sheet = sheetOf(request)
  const { improve } = request
  if (improve) {
    const { text, wishes } = editPage(improve.previous, improve.comments.slice(-1), { language: sheet.language, sheet })
    return { text, wishes, notes: notesOf(sheet, request.brief), questions: [], typical: [] }
  }
  if (!namesRole(sheet)) return { question: askFor(sheet.language, [])[0]!.text }
  const { text, typical, questions } = writePage(sheet, request)
  return { text, typical, questions, notes: notesOf(sheet, request.brief), wishes: [] }
}

/** What stands beside the page: the notes, and the entries that are not sure enough to be printed. */
export function notesOf({ notes, entries }: Sheet, brief: string): Note[] {
  const unsure = entries.flatMap(({ sure, span }): Note[] =>
    sure || !span ? [] : [{ text: brief.slice(span.from, span.to), why: 'unsure', span }],
  )
  return [...notes, ...unsure].sort((a, b) => a.span.from - b.span.from)
}

/** So many sheets of those who write at once are kept: each is asked for when its page is written, and again when it is looked at. */
const KEPT = 100
const kept = new Map<string, Sheet>()

/** The sheet of a brief, or of the whole conversation where the brief alone names no role. Nobody is to change it. */
export function sheetOf({ brief, earlier = [], facts = [] }: WriteRequest): Sheet {
  const key = JSON.stringify([brief, earlier, facts])
  const found = kept.get(key)
  if (found) return found
  const alone = readSheet(brief, facts)
  const sheet = namesRole(alone) || earlier.length === 0 ? alone : readSheet([...earlier, brief].join('\n\n'), facts)
  if (kept.size >= KEPT) kept.delete(kept.keys().next().value!)
  kept.set(key, sheet)
  return sheet
}

export const namesRole = ({ entries }: Sheet): boolean => entries.some(({ kind, sure }) => kind === 'title' && sure)
