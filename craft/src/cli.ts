/**
 * The craft from the command line:
 *   node craft/src/cli.ts read FILE        the sheet of a brief: entries, notes, questions
 *   node craft/src/cli.ts write FILE       its page, or a question where it names no role
 *   node craft/src/cli.ts improve FILE     FILE is JSON {"text", "comment", "brief"?}
 *   node craft/src/cli.ts check FILE       FILE is JSON {"brief", "text", "company"?}: where each claim comes from
 *   node craft/src/cli.ts … --jsonl -      lines {"id", …} (of a brief: {"id","text"}), each answered by one line, in order
 *   node craft/src/cli.ts measure          how reading and writing do on the held-out briefs
 * "-" is standard input. A line that can't be read is answered with {"id","error"}; the others go on.
 */
import { createReadStream, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { findClaims } from './compare/grounds.ts'
import { editPage } from './edit/edit.ts'
import { readSheet } from './sheet/read-sheet.ts'
import { writeDescription } from './write-description.ts'

interface Input {
  text: string
  brief?: string
  comment?: string
  company?: Record<string, string>
}
type Command = 'read' | 'write' | 'improve' | 'check'

const COMMANDS: Record<Command, (input: Input) => object> = {
  read: ({ text }) => readSheet(text),
  write: ({ text }) => {
    const written = writeDescription({ brief: text })
    return 'question' in written ? { text: '', notes: [], questions: [written.question] } : written
  },
  improve: ({ text, comment, brief }) => {
    if (comment === undefined) throw new Error('An improvement needs a comment: {"text", "comment"}.')
    const sheet = brief === undefined ? undefined : readSheet(brief)
    return editPage(text, [comment], { language: sheet?.language, sheet })
  },
  check: ({ brief, text, company }) => {
    if (brief === undefined) throw new Error('A check needs the brief: {"brief", "text"}.')
    return { claims: findClaims(text, { brief, company }) }
  },
}

const USAGE = 'Say: read|write|improve|check FILE, or read|write|improve|check --jsonl -, or measure'

async function main([name, ...rest]: string[]): Promise<void> {
  if (name === 'measure') {
    process.argv.splice(2, 1) // what it imports reads its own arguments
    await import('../training/measure-all.ts')
    return
  }
  if (name === undefined || !(name in COMMANDS)) throw new Error(USAGE)
  const command = name as Command
  const lines = rest.indexOf('--jsonl')
  if (lines >= 0) {
    await answerLines(command, rest[lines + 1] ?? '-')
    return
  }
  const [file] = rest
  if (file === undefined) throw new Error(USAGE)
  const content = readFileSync(file === '-' ? 0 : file, 'utf8')
  const isText = command === 'read' || command === 'write'
  print(COMMANDS[command](isText ? { text: content } : inputFrom(JSON.parse(content))), 2)
}

async function answerLines(name: Command, source: string): Promise<void> {
  const input = source === '-' ? process.stdin : createReadStream(source)
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    let id: unknown = null
    try {
      const record: unknown = JSON.parse(line)
      if (typeof record === 'object' && record !== null && 'id' in record) id = record.id
      print({ id, ...COMMANDS[name](inputFrom(record)) })
    } catch (error) {
      print({ id, error: error instanceof Error ? error.message : String(error) })
    }
  }
}

function inputFrom(record: unknown): Input {
  if (typeof record !== 'object' || record === null || !('text' in record) || typeof record.text !== 'string')
    throw new Error('Expected an object with "text".')
  return record as Input
}

const print = (answer: object, indent?: number): void => {
  process.stdout.write(`${JSON.stringify(answer, null, indent)}\n`)
}

// Whoever reads may have read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
