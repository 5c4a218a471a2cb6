import { defineConfig } from 'vitest/config'

/** Facts about the code stand beside it (`vitest run src` needs no browser); stories in the browser stand in test/. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'test/**/*.spec.ts', 'bench/**/*.test.ts'],
    globalSetup: 'test/setup.ts',
    testTimeout: 40_000,
    hookTimeout: 60_000,
    // What is waited for comes at once; on a busy machine a little later.
    expect: { poll: { timeout: 10_000 } },
  },
})
