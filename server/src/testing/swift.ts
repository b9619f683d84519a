import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createBucket, KEYS } from './s3.ts'

const PARTS = ['object', 'container', 'account'] as const
const PIPELINE = 'catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth copy slo dlo proxy-server'
/** In ms; a busy machine may take long. */
const START_WITHIN = 120_000

/** An OpenStack Swift that speaks S3, on free ports of this machine; it forgets everything when stopped. */
export async function startSwift(): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'rolewright-swift-'))
  const [cache, proxy, ...backends] = (await findFreePorts(5)) as [number, number, ...number[]]
  configure(folder, { cache, proxy, backends })
  const running = [
    launch('memcached', ['-l', '127.0.0.1', '-p', String(cache), '-u', userInfo().username]),
    ...[...PARTS, 'proxy'].map((part) => launch(`swift-${part}-server`, [join(folder, `${part}.conf`)])),
  ]
  const stop = async () => {
    await Promise.all(running.map(end))
    rmSync(folder, { recursive: true, force: true })
  }
  const endpoint = `http://127.0.0.1:${proxy}`
  try {
    await waitUntilReady(endpoint, running)
  } catch (error) {
    await stop()
    throw error
  }
  return { endpoint, stop }
}

interface Ports {
  cache: number
  proxy: number
  backends: number[]
}

function configure(folder: string, { cache, proxy, backends }: Ports) {
  const data = join(folder, 'data')
  mkdirSync(join(data, 'd1'), { recursive: true })
  const write = (name: string, sections: Record<string, Record<string, string | number>>) =>
    writeFileSync(join(folder, name), printIni(sections))
  const defaults = (port: number) => ({
    bind_ip: '127.0.0.1',
    bind_port: port,
    devices: data,
    mount_check: 'false',
    swift_dir: folder,
    user: userInfo().username,
    workers: 0,
    log_address: '/dev/null',
  })
  for (const [index, part] of PARTS.entries()) {
    const port = backends[index]!
    write(`${part}.conf`, {
      DEFAULT: defaults(port),
      'pipeline:main': { pipeline: `${part}-server` },
      [`app:${part}-server`]: { use: `egg:swift#${part}`, disk_chunk_size: 1048576, network_chunk_size: 1048576 },
    })
    const ring = (...args: string[]) =>
      execFileSync(findProgram('swift-ring-builder')!, [join(folder, `${part}.builder`), ...args], { stdio: 'ignore' })
    ring('create', '4', '1', '1')
    ring('add', `r1z1-127.0.0.1:${port}/d1`, '1')
    ring('rebalance')
  }
  write('swift.conf', {
    'swift-hash': { swift_hash_path_suffix: 'rolewright', swift_hash_path_prefix: 'rolewright' },
    'storage-policy:0': { name: 'default', default: 'yes' },
  })
  const filters = PIPELINE.split(' ').filter((name) => name !== 'proxy-server')
  const extra: Record<string, Record<string, string | number>> = {
    cache: { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${cache}` },
    tempauth: { [`user_${KEYS.accessKeyId.replace(':', '_')}`]: `${KEYS.secretAccessKey} .admin` },
    s3api: { s3_acl: 'false', cors_preflight_allow_origin: '*', location: 'us-east-1', min_segment_size: 5242880 },
  }
  write('proxy.conf', {
    DEFAULT: { ...defaults(proxy), cors_allow_origin: '*' },
    'pipeline:main': { pipeline: PIPELINE },
    'app:proxy-server': { use: 'egg:swift#proxy', account_autocreate: 'true', allow_account_management: 'true' },
    ...Object.fromEntries(
      filters.map((name) => [`filter:${name}`, { use: `egg:swift#${name}`, ...extra[name] }] as const),
    ),
  })
}

const printIni = (sections: Record<string, Record<string, string | number>>) =>
  Object.entries(sections)
    .map(([name, values]) =>
      [`[${name}]`, ...Object.entries(values).map(([key, value]) => `${key} = ${value}`)].join('\n'),
    )
    .join('\n\n')

const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path)
        return true
      } catch {
        return false
      }
    })

/** Whatever ends this process, Swift ends with it. */
function launch(name: string, args: string[]): ChildProcess {
  const program = findProgram(name)!
  const setpriv = findProgram('setpriv')
  return setpriv
    ? spawn(setpriv, ['--pdeathsig', 'KILL', program, ...args], { stdio: 'ignore' })
    : spawn(program, args, { stdio: 'ignore' })
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function findFreePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const ports = probes.map((probe) => (probe.address() as { port: number }).port)
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
}

async function waitUntilReady(endpoint: string, running: ChildProcess[]) {
  const until = Date.now() + START_WITHIN
  for (;;) {
    try {
      await createBucket({ bucket: 'ready', region: 'us-east-1', endpoint, ...KEYS })
      return
    } catch (cause) {
      if (running.some(({ exitCode }) => exitCode !== null)) throw new Error('A part of Swift ended.', { cause })
      if (Date.now() > until) throw new Error(`Swift did not start within ${START_WITHIN / 1000} s.`, { cause })
      await pause(200)
    }
  }
}
