/** Runs tests with Vitest, and says how many passed and which failed, from Vitest's own report. */
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from './program.ts'

type Report = {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
export type Outcome = { passed: number; failed: number; skipped: number; seconds: string; says: string }

/** `args` for Vitest say which. A run that ends without a report, or without a single test, has failed. */
export async function runTests(args: readonly string[]): Promise<Outcome> {
  const reportFile = join(tmpdir(), `farsight-tests-${process.pid}.json`)
  const { ok, output, seconds } = await run('vitest', [
    'run',
    ...args,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ])
  // Vitest's JSON report; what is missing counts as none.
  const found = JSON.parse(await readFile(reportFile, 'utf8').catch(() => '{}')) as Report
  await rm(reportFile, { force: true })
  const counts = countsOf(found)
  // A file that cannot be loaded, or an error outside of any test, fails the run and no test.
  if (counts.failed === 0 && (!ok || counts.passed === 0)) counts.failed = 1
  return { ...counts, seconds, says: counts.failed ? `${sayFailed(found)}\n${output.trimEnd()}\n` : '' }
}

/** Which tests failed, and how each began to say why: first, since what comes after is long and may be cut. */
function sayFailed({ testResults = [] }: Report): string {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    if (status === 'failed' && assertionResults.length === 0) return [[file, message]]
    return assertionResults.flatMap((one) =>
      one.status === 'failed' ? [[`${file} > ${one.fullName}`, one.failureMessages[0] ?? '']] : [],
    )
  })
  return failed.map(([title, why = '']) => [`- ${title}`, ...why.split('\n').slice(0, 6)].join('\n    ')).join('\n')
}

function countsOf(found: Report) {
  const unloaded =
    found.testResults?.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
      .length ?? 0
  return {
    passed: found.numPassedTests ?? 0,
    failed: (found.numFailedTests ?? 0) + unloaded,
    skipped: (found.numPendingTests ?? 0) + (found.numTodoTests ?? 0),
  }
}
