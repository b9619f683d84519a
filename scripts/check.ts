import { describeSizes } from './sizes.ts'
import { runSteps, type Step, vitestStep } from './steps.ts'

const ROOMS = ['contract', 'craft', 'server', 'web', 'e2e']

const onlyWhatChanged = (room: string) => [
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/types/${room}.json`,
]

const READING: Step[] = [
  ...ROOMS.map((room): Step => ({ says: `types of ${room}`, run: ['tsc', '-p', room, ...onlyWhatChanged(room)] })),
  { says: 'lint and format', run: ['biome', 'check'] },
  { says: 'import rules', run: ['node', 'scripts/check-imports.ts'] },
]

/** Everything that needs no other program: what reads the code, beside the unit and HTTP tests. */
export async function check(): Promise<boolean> {
  console.log(describeSizes())
  const tests = vitestStep('unit and HTTP tests', 'unit', '--project', '!long')
  const passed = await Promise.all([runSteps([tests], 1), runSteps(READING, 1)])
  return passed.every(Boolean)
}

if (import.meta.main) process.exitCode = (await check()) ? 0 : 1
