import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const DEBIAN = '/usr/lib/postgresql'

/**
 * A PostgreSQL server of one's own, in a temporary folder on a free port, which forgets everything when stopped.
 * @param fsync whether a commit waits for the disk, as it does where the data matters
 */
export async function startPostgres({ fsync = false } = {}): Promise<{ url: string; stop(): Promise<void> }> {
  const bin = findPostgres()
  if (!bin) throw new Error(`No PostgreSQL found, neither under ${DEBIAN} nor in PATH.`)
  const folder = mkdtempSync(join(tmpdir(), 'rolewright-postgres-'))
  const data = join(folder, 'data')
  const port = await findFreePort()
  const owner = ownerOfServer()
  chownSync(folder, owner.uid, owner.gid)
  const asOwner = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...asOwner,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const settings = {
    fsync: fsync ? 'on' : 'off',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    max_connections: 100,
  }
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...asOwner, stdio: 'ignore' },
  )
  const stop = async () => {
    server.kill('SIGQUIT')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  try {
    await waitUntilReady(url, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

/** The folder of its programs, if it's installed. */
export function findPostgres(): string | undefined {
  const versions = existingFolders(DEBIAN).sort((a, b) => Number(b) - Number(a))
  const places = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return places.find((place) => ['initdb', 'postgres'].every((name) => isThere(join(place, name))))
}

const existingFolders = (path: string) => (isThere(path) ? readdirSync(path) : [])

function isThere(path: string) {
  try {
    accessSync(path)
    return true
  } catch {
    return false
  }
}

/** PostgreSQL refuses to run as root. */
function ownerOfServer(): { uid: number; gid: number } {
  const [uid, gid] = [process.getuid!(), process.getgid!()]
  if (uid !== 0) return { uid, gid }
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

async function waitUntilReady(url: string, server: ChildProcess) {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once, with code ${server.exitCode}.`)
    const client = new pg.Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await pause(50)
    }
  }
  throw new Error('PostgreSQL did not start within 30 s.')
}
