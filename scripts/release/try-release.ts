import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { AuthAnswer } from '../../contract/src/auth.ts'
import type { ChatAnswer } from '../../contract/src/chat.ts'

const READY = /^Rolewright is ready: (\S+)$/m

/** Starts a tarball as somebody would who has nothing but Node: in an empty folder, with an empty cache of npm. */
export async function tryRelease(tarball: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rolewright-release-'))
  cpSync(tarball, join(folder, basename(tarball)))
  const product = spawn('npx', ['--yes', `./${basename(tarball)}`], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      npm_config_cache: join(folder, 'cache'),
      PORT: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: npx hands no signal on.
    detached: true,
  })
  try {
    await writePage(await readyAt(product.stdout))
    if (!existsSync(join(folder, 'rolewright-data')))
      throw new Error('What people write is not kept where it was started.')
  } finally {
    if (product.exitCode === null) {
      process.kill(-product.pid!, 'SIGTERM')
      await once(product, 'close')
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

const BRIEF = 'Night nurse in Leeds, 37.5 hours a week, £38,000 a year. You look after twelve residents.'

/** What needs all that lies beside the bundle: the web, the database, the craft's data, and the fonts of PDF. */
async function writePage(url: string) {
  const ask = async (path: string, body?: object, token?: string) => {
    const answer = await fetch(new URL(path, url), {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  await ask('/login')
  const person = { email: 'a@example.com', password: 'a long enough secret', firstName: 'Ada', lastName: 'Muster' }
  const { token, user } = (await (await ask('/api/auth/register', person)).json()) as AuthAnswer
  const wish = { message: BRIEF, assistantId: user.personalizedAssistantId }
  const { jobDescriptionId } = (await (await ask('/api/chat', wish, token)).json()) as ChatAnswer
  const pdf = await (await ask(`/api/job-descriptions/${jobDescriptionId}/documents/pdf`, undefined, token)).text()
  if (!pdf.startsWith('%PDF')) throw new Error('The download is no PDF.')
}

async function readyAt(output: NodeJS.ReadableStream): Promise<string> {
  let said = ''
  for await (const chunk of output) {
    said += chunk
    const url = READY.exec(said)?.[1]
    if (url) return url
  }
  throw new Error(`It ended before it was ready:\n${said}`)
}
