/**
 * read, write and check from the command line:
 *   node craft/src/cli.ts read FILE                 the facts of a brief, what lacks, what is set aside
 *   node craft/src/cli.ts write FILE                the description of a brief
 *   node craft/src/cli.ts check FILE                FILE is JSON {"brief", "text"}; or: check FILE --brief FILE
 *   node craft/src/cli.ts read|write|check --jsonl - lines {"id","text"} (check: {"id","brief","text"}), answered in order
 * "-" is standard input. A line that can't be read is answered with {"id","error"}; the others go on.
 */
import { createReadStream, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { readBrief } from './brief/read.ts'
import { findClaims } from './compare/grounds.ts'
import { roleKnowledgeFor } from './compare/role-knowledge.ts'
import { writeDescription } from './writer/write.ts'

interface Input {
  text: string
  brief?: string
  company?: Record<string, string>
}

type Command = 'read' | 'write' | 'check'

const COMMANDS: Record<Command, (input: Input) => object> = {
  read: ({ text }) => {
    const { facts, missing, setAside, conflicts, language, style } = readBrief(text)
    return { facts, missing, setAside, conflicts, language, style }
  },
  write: ({ text }) => ({ text: writeDescription({ brief: text }) }),
  check: ({ brief, text, company }) => {
    if (brief === undefined) throw new Error('A check needs the brief: {"brief", "text"}.')
    return { claims: findClaims(text, { brief, company, isRoleKnowledge: roleKnowledgeFor(readBrief(brief)) }) }
  },
}

const USAGE = 'Say: read|write|check FILE, or read|write|check --jsonl -'

async function main(args: string[]): Promise<void> {
  const [name, ...rest] = args
  if (name !== 'read' && name !== 'write' && name !== 'check') throw new Error(USAGE)
  const lines = rest.indexOf('--jsonl')
  if (lines >= 0) {
    await answerLines(name, rest[lines + 1] ?? '-')
    return
  }
  const brief = rest.indexOf('--brief')
  const [file] = rest.filter((_, index) => brief < 0 || (index !== brief && index !== brief + 1))
  if (file === undefined) throw new Error(USAGE)
  const text = contentOf(file)
  const input =
    brief >= 0
      ? { text, brief: contentOf(rest[brief + 1] ?? '-') }
      : name === 'check'
        ? inputFrom(JSON.parse(text))
        : { text }
  print(COMMANDS[name](input), 2)
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

const contentOf = (file: string): string => readFileSync(file === '-' ? 0 : file, 'utf8')

const print = (answer: object, indent?: number): void => {
  process.stdout.write(`${JSON.stringify(answer, null, indent)}\n`)
}

// Whoever reads may have read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
