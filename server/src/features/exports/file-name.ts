import { cut } from '@rolewright/contract/text'

const MAX_LENGTH = 120
/** Device names of Windows, which no file there may have. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A name that every file system can hold, as close to the wish as may be. */
export function fileName(wish: string | undefined): string {
  const safe = (wish ?? '')
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, '-')
    .replace(/\.rtf$/i, '')
    .replace(/^[.\s-]+|[.\s-]+$/g, '')
  const name = cut(safe, MAX_LENGTH).trim()
  return !name || RESERVED.test(name) ? 'job-description' : name
}
