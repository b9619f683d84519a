/** What a grammar answers. */
import type { Text } from '../text/text.ts'

export interface Found<V> {
  /** UTF-16 offsets within the words the grammar was given: from is inclusive, to is exclusive. */
  from: number
  to: number
  /** As printed, in the language and manner of the brief, without a stop. */
  text: string
  value: V
  /** False: `text` is the person's own words, and the value a guess. */
  sure: boolean
}

/** What a grammar must know of the brief. */
export type Doc = Pick<Text, 'text' | 'language' | 'locale'>
