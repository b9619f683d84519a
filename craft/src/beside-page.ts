/** What stands beside a finished page, whoever wrote it. */
import { judgeEdit, type Wish } from './edit/edit.ts'
import type { Note, Reason } from './sheet/sheet.ts'
import { notesOf, sheetOf, type WriteRequest, writeDescription } from './write-description.ts'

export interface Beside {
  notes: Note[]
  /** Lines that nobody told. */
  typical: string[]
  wishes: Wish[]
}

/** What a language model may have placed after all is no note of its page. */
const LEFT_OUT: readonly Reason[] = ['aside', 'order', 'unlawful', 'superseded']

/** The built-in writer's page is the one that the same request gives; any other is somebody else's. */
export function besidePage(text: string, request: WriteRequest): Beside {
  const written = writeDescription(request)
  if (!('question' in written) && written.text.trim() === text.trim()) {
    const { notes, typical, wishes } = written
    return { notes, typical, wishes }
  }
  const sheet = sheetOf(request)
  const { brief, improve } = request
  return {
    notes: notesOf(sheet, brief).filter(({ why }) => LEFT_OUT.includes(why)),
    typical: [],
    wishes: improve ? judgeEdit(improve.previous, text, improve.comments.slice(-1), sheet.language) : [],
  }
}
