import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { DearFirst } from './test/dear-first.ts'
import { patienceMs } from './test/patience.ts'
import { sortTests } from './test/projects.ts'

const sorted = sortTests(import.meta.dirname)
const cores = availableParallelism()

/** Node loads the tests itself, as it loads the program: what Vite would transform for them costs more than it brings. */
const native = { viteModuleRunner: false, nodeLoader: false }

/**
 * Four projects: `pure` tests need nothing, `screens` are JSX and styles, which Vite must transform, `database` tests
 * need a PostgreSQL, `browser` tests a Chromium as well. `test/projects.ts` tells them apart. The files of a worker
 * share what they have loaded: no module may keep anything that a second test file would notice.
 */
export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: sorted.pure, experimental: native } },
      { extends: true, test: { name: 'screens', include: sorted.screens } },
      {
        extends: true,
        test: {
          name: 'database',
          include: sorted.database,
          experimental: native,
          globalSetup: 'test/databases/setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: sorted.browser,
          experimental: native,
          globalSetup: 'test/databases/setup.ts',
          // Most of the time a story waits for its browser: three at once also where there are two cores. They begin
          // when the others are done.
          maxWorkers: Math.max(3, cores - 1),
          sequence: { groupOrder: 1 },
        },
      },
    ],
    isolate: false,
    // As the server starts, see scripts/ensure.mjs.
    execArgv: ['--no-regexp-tier-up'],
    sequence: { sequencer: DearFirst },
    setupFiles: process.env['TEST_CPU_LOG'] ? ['test/cpu-of-files.ts'] : [],
    // Half of the time a test waits: for its database, for what is tried again in a while.
    maxWorkers: Math.max(4, cores),
    // The only limits of time there are: what is waited for comes at once, and on a machine that is busy with ten other
    // things a good deal later.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 300_000,
    expect: { poll: { timeout: patienceMs } },
  },
})
