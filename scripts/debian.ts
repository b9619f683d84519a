import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first of these programs that is in PATH. */
export const findInPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((program) => existsSync(program))

export const canInstallPackages = (): boolean => process.getuid?.() === 0 && findInPath('apt-get') !== undefined

/** Installs a Debian package with as little beside it as possible. Answers whether that worked. */
export function installPackage(name: string): boolean {
  console.log(`Installing Debian's ${name}…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  // An index that is partly out of reach may still name the package.
  apt('update')
  return apt('install', '-y', '--no-install-recommends', name)
}
