/** Pages with a comment and the page an editor made of it by hand; `corpora/comments/README.md` tells their format. */
import { readFileSync } from 'node:fs'
import { languageOf } from './corpus.ts'

export interface CommentSample {
  id: string
  language: ReturnType<typeof languageOf>
  page: string
  comment: string
  wanted: string
  /** How many things asked for can't be done. */
  refused: number
}

export function readComments(): CommentSample[] {
  const written = readFileSync(new URL('../../corpora/comments/taught.txt', import.meta.url), 'utf8')
  return written
    .split(/^=== /m)
    .slice(1)
    .flatMap((block) => {
      const [head = '', ...comments] = block.split(/^---\n/m)
      const [id = '', ...lines] = head.trimEnd().split('\n')
      return comments.map((said): CommentSample => {
        const [comment = '', ...rows] = said.trimEnd().split('\n')
        const refused = Number(rows.find((row) => row.startsWith('! '))?.slice(2) ?? 0)
        const language = languageOf({ id, file: '', titles: [], text: '', stretches: [] })
        return { id, language, page: lines.join('\n'), comment, wanted: changed(lines, rows, id), refused }
      })
    })
}

/** @throws Error where a line that is named does not stand on the page */
function changed(page: readonly string[], rows: readonly string[], id: string): string {
  const lines = page.map((said) => ({ said, stood: true }))
  let at = 0
  for (const row of rows) {
    const [mark, said] = [row[0], row.slice(2)]
    if (mark === '!') continue
    if (mark === '>') {
      lines.splice(at, 0, { said, stood: false })
      at += 1
      continue
    }
    at = lines.findIndex((line) => line.stood && line.said === said)
    if (at < 0) throw new Error(`${id}: no line “${said}”`)
    if (mark === '<') lines.splice(at, 1)
    else if (mark === '=') at += 1
  }
  return lines
    .map((line) => line.said)
    .filter((line, index, all) => line !== '' || all[index - 1] !== '')
    .join('\n')
    .trim()
}
