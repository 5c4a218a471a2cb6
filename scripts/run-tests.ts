/** Runs tests with Vitest, and says how many passed and which failed, from Vitest's own report. */
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { type Failure, filesToAskAgain, nameOf, tellApart } from './ask-again.ts'
import { run } from './program.ts'

type Report = {
  numPassedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
type Run = { report: Report; failures: Failure[]; broke: boolean; output: string; seconds: number }
export type Outcome = { passed: number; failed: number; skipped: number; seconds: string; says: string }

/** `args` for Vitest say which. A run that ends without a report, or without a single test, has failed. */
export async function runTests(args: readonly string[]): Promise<Outcome> {
  return outcomeOf(await runOnce(args), [])
}

/** The same; a few files in which tests failed are run once more, alone, see `ask-again.ts`. */
export async function runTestsAskingAgain(args: readonly string[]): Promise<Outcome> {
  const first = await runOnce(args)
  // An error outside of any test is no test's, and is not asked again.
  const files = outside.test(first.output) ? [] : filesToAskAgain(first.failures)
  if (files.length === 0) return outcomeOf(first, [])
  const alone = await runOnce([...args, ...files.map((file) => resolve(file))])
  const { failed, unsteady } = tellApart(first.failures, passedIn(alone.report), alone.failures)
  const output = `${first.output}\n${alone.output}`
  const broke = failed.length === 0 && (alone.broke || outside.test(alone.output))
  return outcomeOf({ ...first, failures: failed, broke, output, seconds: first.seconds + alone.seconds }, unsteady)
}

const outside = /^Vitest caught \d+ unhandled errors? /m

async function runOnce(args: readonly string[]): Promise<Run> {
  const reportFile = join(tmpdir(), `farsight-tests-${process.pid}.json`)
  const { ok, output, seconds } = await run('vitest', [
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ])
  // Vitest's JSON report; what is missing counts as none.
  const report = JSON.parse(await readFile(reportFile, 'utf8').catch(() => '{}')) as Report
  await rm(reportFile, { force: true })
  const failures = failuresOf(report)
  // An error outside of any test fails the run and no test.
  const broke = failures.length === 0 && (!ok || !report.numPassedTests)
  return { report, failures, broke, output, seconds: Number(seconds) }
}

function outcomeOf({ report, failures, broke, output, seconds }: Run, unsteady: readonly Failure[]): Outcome {
  const failed = failures.length + (broke ? 1 : 0)
  return {
    passed: (report.numPassedTests ?? 0) + unsteady.length,
    failed,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    seconds: seconds.toFixed(1),
    says: [
      ...unsteady.map((one) => `UNSTEADY, passed alone: ${say(one)}\n`),
      // What failed first: what comes after is long and may be cut.
      ...(failed > 0 ? [...failures.map((one) => `- ${say(one)}\n`), `${output.trimEnd()}\n`] : []),
    ].join(''),
  }
}

/** Which test, and how it began to say why it failed. */
const say = (failure: Failure) => [nameOf(failure), ...failure.why.split('\n').slice(0, 6)].join('\n    ')

function failuresOf({ testResults = [] }: Report): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): Failure[] => {
    const file = relative(process.cwd(), name)
    if (status === 'failed' && assertionResults.length === 0) return [{ file, title: null, why: message }]
    return assertionResults
      .filter((one) => one.status === 'failed')
      .map((one) => ({ file, title: one.fullName, why: one.failureMessages[0] ?? '' }))
  })
}

function passedIn({ testResults = [] }: Report): Set<string> {
  const names = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => nameOf({ file: relative(process.cwd(), name), title: fullName })),
  )
  return new Set(names)
}
