import { runStep, runSteps, type Step } from './steps.ts'

const ROOMS = ['contract', 'craft', 'server', 'web', 'e2e']

const READING: Step[] = [
  ...ROOMS.map((room): Step => ({ says: `types of ${room}`, run: ['tsc', '-p', room] })),
  { says: 'lint and format', run: ['biome', 'check', '--diagnostic-level=warn', '--error-on-warnings'] },
  { says: 'import rules', run: ['node', 'scripts/check-imports.ts'] },
]

/** Everything that needs no browser: what reads the code first, side by side, then the unit and HTTP tests. */
export async function check(env?: Record<string, string>): Promise<boolean> {
  const read = await runSteps(READING, 2)
  const tested = await runStep({
    says: 'unit and HTTP tests',
    run: ['vitest', 'run', ...(env ? ['--reporter=default', '--reporter=json'] : [])],
    env,
    live: true,
  })
  return read && tested
}

if (import.meta.main) process.exitCode = (await check()) ? 0 : 1
