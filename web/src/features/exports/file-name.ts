import { texts } from './texts.ts'

const LENGTH_LIMIT = 80

/** A name for a description's file, from its first heading, without what file systems can't hold. */
export function fileNameFor(markdown: string): string {
  const heading = /^#{1,6}\s+(.+)$/m.exec(markdown)?.[1] ?? ''
  const name = heading
    .replace(/[*_`~[\]]/g, '')
    .replace(/[\\/:*?"<>|\u0000-\u001f]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  return (
    [...name]
      .slice(0, LENGTH_LIMIT)
      .join('')
      .replace(/[. ]+$/, '') || texts.untitled
  )
}
