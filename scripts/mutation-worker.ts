/**
 * A process of `npm run mutation` that keeps one Vitest warm. It is told a file, the text to put in its place and the
 * tests to run, and answers whether they noticed. Where the text never ends, neither does this process: who started it
 * must end it.
 */
import { createVitest, type TestModule, type Vitest } from 'vitest/node'

export type Trial = {
  /** Every file that may have been loaded before. */
  all: string[]
  file: string
  code: string
  /** Test files, in rounds: a later round is run when the earlier ones noticed nothing. */
  rounds: string[][]
}
export type Verdict = { noticedBy: string | null; milliseconds: number }

let trial: Trial | undefined
const vitest = await open()
process.on('message', (given) => void judge(given as Trial)) // the parent sends nothing else
process.on('disconnect', () => process.exit())
process.send?.('ready')

function open(): Promise<Vitest> {
  return createVitest(
    {
      config: false,
      watch: false,
      include: ['src/engine/**/*.test.ts'],
      fsModuleCache: false,
      isolate: false,
      pool: 'threads',
      maxWorkers: 1,
      bail: 1,
      testTimeout: 0, // the parent waits, as long as is sensible for this file,
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (_, id) => (trial && id.split('?')[0] === trial.file ? { code: trial.code, map: null } : null),
        },
      ],
    },
  )
}

async function judge(given: Trial): Promise<void> {
  if (trial) vitest.invalidateFile(trial.file) // what was put there does not stand any more
  trial = given
  vitest.invalidateFile(trial.file)
  const began = performance.now()
  let noticedBy: string | null = null
  for (const files of given.rounds) noticedBy ??= await whoNotices(files)
  process.send?.({ noticedBy, milliseconds: performance.now() - began } satisfies Verdict)
}

async function whoNotices(files: readonly string[]): Promise<string | null> {
  if (!trial || files.length === 0) return null
  for (const file of trial.all) vitest.watcher.invalidates.add(file)
  const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => files.includes(moduleId))
  // What is answered includes earlier runs.
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  process.exitCode = 0 // Vitest sets it where a test failed
  if (unhandledErrors.length > 0) return String(unhandledErrors[0])
  const failed = testModules.find((module) => files.includes(module.moduleId) && !module.ok())
  return failed ? nameOf(failed) : null
}

function nameOf(module: TestModule): string {
  const [test] = module.children.allTests('failed')
  return `${test?.fullName ?? 'loading'} (${module.moduleId}): ${test?.result().errors?.[0]?.message ?? ''}`
}
