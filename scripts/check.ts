import { describeSizes } from './sizes.ts'
import { runStep, runSteps, type Step, vitestStep } from './steps.ts'

const ROOMS = ['contract', 'craft', 'server', 'web', 'e2e']

const READING: Step[] = [
  ...ROOMS.map((room): Step => ({ says: `types of ${room}`, run: ['tsc', '-p', room] })),
  { says: 'lint and format', run: ['biome', 'check'] },
  { says: 'import rules', run: ['node', 'scripts/check-imports.ts'] },
]

/** Everything that needs no other program: what reads the code, side by side, then the unit and HTTP tests. */
export async function check(): Promise<boolean> {
  console.log(describeSizes())
  const read = await runSteps(READING, 2)
  const tested = await runStep(vitestStep('unit and HTTP tests', 'unit', '--project', '!long'))
  return read && tested
}

if (import.meta.main) process.exitCode = (await check()) ? 0 : 1
