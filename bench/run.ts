import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Runs every benchmark beside this file, or those named, each in a process of its own, one after the other. What begins with a
 * dash is handed to each: `--postgres`, `--many`, `--alone`, `--crowd`, and `--cpu-prof`, with which every process leaves a profile in bench/profiles.
 */
const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const flags = process.argv.slice(2).filter((word) => word.startsWith('-'))
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.replace('.ts', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))

let failed = names.length === 0
for (const name of names) {
  console.log(`\n${name}`)
  const { status } = spawnSync(process.execPath, [`${name}.ts`, ...flags], { cwd: FOLDER, stdio: 'inherit' })
  if (status !== 0) failed = true
}
if (names.length === 0) console.error(`No benchmark is called ${wanted.join(' or ')}.`)
process.exitCode = failed ? 1 : 0
