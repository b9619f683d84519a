import { FINAL_DOCUMENT_ENDINGS } from '@rolewright/contract/constants'
import { formatSize } from './format-size.ts'
import { texts } from './texts.ts'
import type { Upload } from './upload-state.ts'

const words = texts.rules

/** A hint for the picker, and what the uploader takes: what a file is, its content says. */
export const FILE_TYPES = FINAL_DOCUMENT_ENDINGS.map((ending) => `.${ending}`)

/** Why a file can't be taken, beside the one that may be there already; null: it can. */
export function refusalOf(file: File, present: Upload | null, maxSize: number): string | null {
  if (present) return present.phase === 'chosen' ? words.onlyOne : words.noMore
  if (!FILE_TYPES.some((ending) => file.name.toLowerCase().endsWith(ending))) return words.types(FILE_TYPES.join(', '))
  return file.size > maxSize ? words.tooLarge(file.name, formatSize(maxSize)) : null
}
