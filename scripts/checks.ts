/** What must hold of the code, check by check, and how they are run: the cheap ones at the same time, the tests after them. */
import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'

type Check = { name: string; command: string; args: string[] }
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
type Counts = { passed: number; failed: number; skipped: number }

const cheap: Check[] = [
  { name: 'types: server', command: 'tsc', args: ['-p', 'tsconfig.server.json'] },
  { name: 'types: web', command: 'tsc', args: ['-p', 'tsconfig.web.json'] },
  { name: 'types: tests of screens', command: 'tsc', args: ['-p', 'tsconfig.web-tests.json'] },
  { name: 'types: rules', command: 'tsc', args: ['-p', 'tsconfig.rules.json'] },
  { name: 'unused', command: 'knip', args: ['--no-progress'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.', '!**/*.md'] },
]

/** Runs the checks and the tests, of those folders where any are named. The last line says how many passed and failed. */
export async function runEverything(...testFolders: string[]): Promise<void> {
  const waiting = [...cheap]
  const outcomes: boolean[] = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) outcomes.push(await runCheck(check))
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), cheap.length) }, work))
  const tests = await runTests(testFolders)
  const passed = outcomes.filter(Boolean).length + tests.passed
  const failed = outcomes.filter((ok) => !ok).length + tests.failed
  process.exitCode = failed ? 1 : 0
  process.stdout.write(`\n${passed} passed, ${failed} failed${tests.skipped ? `, ${tests.skipped} skipped` : ''}\n`)
}

async function runCheck({ name, command, args }: Check): Promise<boolean> {
  const { ok, output, seconds } = await run(command, args)
  report(ok, name, seconds)
  if (!ok) process.stdout.write(`${output.trimEnd()}\n`)
  return ok
}

/** Counted from Vitest's own report. A run that ends without one, or without a single test, has failed. */
async function runTests(folders: string[]): Promise<Counts> {
  const reportFile = join(tmpdir(), `farsight-tests-${process.pid}.json`)
  const { ok, output, seconds } = await run('vitest', [
    'run',
    ...folders,
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
  report(counts.failed === 0, 'tests', seconds)
  process.stdout.write(counts.failed ? `${sayFailed(found)}\n${output.trimEnd()}\n` : '')
  return counts
}

/** Which tests failed, and how each began to say why: first, since what comes after is long and may be cut. */
function sayFailed({ testResults = [] }: Report): string {
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    if (status === 'failed' && assertionResults.length === 0) return [[file, message]]
    return assertionResults.flatMap((one) => (one.status === 'failed' ? [[`${file} > ${one.fullName}`, one.failureMessages[0] ?? '']] : []))
  })
  return failed.map(([title, why = '']) => [`- ${title}`, ...why.split('\n').slice(0, 6)].join('\n    ')).join('\n')
}

function countsOf(found: Report): Counts {
  const unloaded =
    found.testResults?.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length ?? 0
  return {
    passed: found.numPassedTests ?? 0,
    failed: (found.numFailedTests ?? 0) + unloaded,
    skipped: (found.numPendingTests ?? 0) + (found.numTodoTests ?? 0),
  }
}

function report(ok: boolean, name: string, seconds: string): void {
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`)
}

async function run(command: string, args: string[]): Promise<{ ok: boolean; output: string; seconds: string }> {
  const began = performance.now()
  const chunks: Buffer[] = []
  const ok = await new Promise<boolean>((done) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
    })
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('close', (code) => done(code === 0))
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message))
      done(false)
    })
  })
  return { ok, output: Buffer.concat(chunks).toString(), seconds: ((performance.now() - began) / 1000).toFixed(1) }
}
