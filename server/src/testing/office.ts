import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const TARGETS: Record<string, string> = { doc: 'doc:MS Word 97', docx: 'docx:MS Word 2007 XML' }

/** Lets LibreOffice turn a document into another format: a reader and a writer that is not ours. */
export async function convert(bytes: Uint8Array, from: string, to: string, filter?: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'rolewright-office-'))
  try {
    await writeFile(join(folder, `in.${from}`), bytes)
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const target = filter ? `${to}:${filter}` : (TARGETS[to] ?? to)
    await run('soffice', [
      profile,
      '--headless',
      ...(from === 'html' ? ['--infilter=HTML (StarWriter)'] : []),
      '--convert-to',
      target,
      '--outdir',
      folder,
      join(folder, `in.${from}`),
    ])
    return new Uint8Array(await readFile(join(folder, `in.${to}`)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
