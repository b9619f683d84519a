/** Whether a document is the final text of a description at all, before anything is learned from it. */
import { readTable } from '../data.ts'
import { guessLanguage } from '../text/text.ts'
import { isWrittenAnew, readEdits } from './edits.ts'
import { keyOf } from './lines.ts'

/** Null: it is a version of the description. */
export type Doubt = 'curriculum-vitae' | 'another-text' | null

export interface Judged {
  doubt: Doubt
  /** The share of the generated words that it kept, 0 to 1. */
  kept: number
}

/** Of the headings of a curriculum vitae, so many make one. */
const CV_HEADINGS_MIN = 2
const LINE_MAX_LENGTH = 60

/** @param final the text of the document in light markdown */
export function judgeFinal(generated: string, final: string): Judged {
  const edits = readEdits({ id: '', generated, final })
  const kept = edits.survival ?? 0
  if (!isWrittenAnew(edits)) return { doubt: null, kept }
  return { doubt: isCurriculum(final) ? 'curriculum-vitae' : 'another-text', kept }
}

function isCurriculum(text: string): boolean {
  const language = guessLanguage(text)
  const names = new Set(
    readTable('cv-headings')
      .filter(([of]) => of === language || of === 'en')
      .flatMap(([, phrases]) => phrases!.split(' / ').map(keyOf)),
  )
  const short = text.split('\n').filter((line) => line.trim() !== '' && line.length <= LINE_MAX_LENGTH)
  return new Set(short.map(keyOf).filter((key) => names.has(key))).size >= CV_HEADINGS_MIN
}
