import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Unit and HTTP tests; browser journeys live in e2e/ and run under Playwright. */
export default defineConfig({
  test: {
    // Vitest would leave one core free; many tests wait rather than work.
    maxWorkers: availableParallelism(),
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { name: 'craft', include: ['craft/src/**/*.test.ts'] } },
      { test: { name: 'server', include: ['server/src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], environment: 'happy-dom' } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
})
