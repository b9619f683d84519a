import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Tests start hundreds of threads and processes, each of which would read and compile the same sources anew.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('./node_modules/.cache/compiled', import.meta.url))

const LONG = ['{craft,server}/src/**/*.long.test.ts']
/** In ms. A limit for what hangs; how long something takes is never a test's own matter, on machines that others use, too. */
const PATIENCE = 180_000

/** Unit and HTTP tests; browser journeys live in e2e/ and run under Playwright. */
export default defineConfig({
  test: {
    // Vitest would leave one core free; many tests wait rather than work.
    maxWorkers: availableParallelism() + 1,
    // Of those in one file that say that they may run side by side, because they wait for silent servers.
    maxConcurrency: 20,
    // On a shared machine a wait may be too short once; a fault fails twice.
    retry: process.env.CI ? 1 : 0,
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      // The first reading loads what was learned, which may take seconds on a busy machine.
      {
        test: {
          name: 'craft',
          include: ['craft/src/**/*.test.ts'],
          exclude: LONG,
          isolate: false,
          testTimeout: PATIENCE,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: LONG,
          // Nothing is mocked, and loading the server anew for each file takes a third of the time.
          isolate: false,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      // Kills and starts the product again and again, waits for what is silent, opens bombs, reads what is very long or many
      // briefs twice, or opens what the product writes in other programs: part of `npm test`, not of `npm run check`.
      {
        test: { name: 'long', include: LONG, testTimeout: PATIENCE, hookTimeout: PATIENCE },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          isolate: false,
          testTimeout: PATIENCE,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
})
