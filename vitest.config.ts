import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Facts about the code stand beside it (`vitest run src` needs no browser); stories in the browser stand in test/. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'test/**/*.spec.ts', 'bench/**/*.test.ts'],
    globalSetup: 'test/setup.ts',
    // Most of the time a story waits for its browser: three files at once also where there are two cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    testTimeout: 40_000,
    hookTimeout: 60_000,
    // What is waited for comes at once; on a busy machine a little later.
    expect: { poll: { timeout: 10_000 } },
  },
})
