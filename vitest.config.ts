import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Facts about the code stand beside it (`vitest run src` needs no browser); stories in the browser stand in test/. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'test/**/*.spec.ts', 'bench/**/*.test.ts'],
    globalSetup: 'test/setup.ts',
    // A file of stories waits more than it works, so two at a time are no burden, also where there is one core.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
})
