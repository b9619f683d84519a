import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that is in PATH. */
export const findInPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((program) => existsSync(program))

export const canInstallPackages = (): boolean => process.getuid?.() === 0 && findInPath('apt-get') !== undefined

/** Installs Debian packages with as little beside them as possible. Answers whether that worked. */
export function installPackage(...names: string[]): boolean {
  console.log(`Installing Debian's ${names.join(', ')}…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  // An index that is partly out of reach may still name the packages.
  apt('update')
  return withoutServices(() => apt('install', '-y', '--no-install-recommends', ...names))
}

/** What Debian asks whether a package may start its service. */
const POLICY = '/usr/sbin/policy-rc.d'

/** Tests start what they need themselves, on ports of their own. */
function withoutServices<Result>(install: () => Result): Result {
  if (existsSync(POLICY)) return install()
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return install()
  } finally {
    rmSync(POLICY, { force: true })
  }
}
