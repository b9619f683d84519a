import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Part } from './outline.ts'

const run = promisify(execFile)

/** Runs one of poppler's programs on a PDF, and answers what it prints. */
export async function poppler(program: string, bytes: Uint8Array, ...options: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rolewright-poppler-'))
  try {
    const file = join(folder, 'in.pdf')
    await writeFile(file, bytes)
    const { stdout } = await run(program, [...options, file, ...(PRINTS_TO_FILE.has(program) ? ['-'] : [])])
    return stdout
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Unless told otherwise. */
const PRINTS_TO_FILE = new Set(['pdftotext', 'pdftocairo'])

/** What a PDF says of itself to a reader that reads aloud: its parts in their order, without what stands out in them. */
export async function outlineOfPdf(bytes: Uint8Array): Promise<Omit<Part, 'bold'>[]> {
  const parts: Omit<Part, 'bold'>[] = []
  let label = ''
  let tag = ''
  for (const line of (await poppler('pdfinfo', bytes, '-struct-text')).split('\n')) {
    const [, opened] = /^\s*(\w+) \(block\)$/.exec(line) ?? []
    const [, text] = /^\s*"(.*)"$/.exec(line) ?? []
    const part = parts.at(-1)
    if (opened) {
      tag = opened
      const kind = tag === 'LBody' ? (label === '•' ? 'bullet' : 'step') : KINDS[tag]
      if (kind) parts.push({ kind, text: '' })
    } else if (text !== undefined && tag === 'Lbl') label = text
    else if (text !== undefined && part) part.text += (needsBlank(part.text, text) ? ' ' : '') + inReading(text)
  }
  return parts
}

const KINDS: Record<string, Part['kind']> = { H1: 'h1', H2: 'h2', H3: 'h3', P: 'p' }
/** Lines of scripts that have no blanks follow one another without one. */
const needsBlank = (before: string, after: string) => before !== '' && !/^[\p{Script=Han}\p{Script=Thai}]/u.test(after)

const FROM_RIGHT = /[.!،؛؟]*[\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+/gu

/** PDF has the letters of a word as they stand on the page. */
const inReading = (text: string) => text.replace(FROM_RIGHT, (word) => [...word].reverse().join(''))
