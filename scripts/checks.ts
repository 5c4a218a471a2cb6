/**
 * What must hold of the code, check by check, and how they are run: the cheap ones one after the other, beside the
 * tests.
 */
import { run } from './program.ts'
import type { Outcome } from './run-tests.ts'

export type Check = { name: string; command: string; args: string[]; env?: Record<string, string> }

/**
 * Of what a type checker learns it needs nearly all until it ends: to look for garbage meanwhile takes a third of its
 * time, and finds a sixth of its memory.
 */
export const neverTidies = { GOGC: 'off' }

/** What each finds out is kept under node_modules, and only what has changed since is looked at again. */
export const types: Check[] = [
  typesOf('server', 'server'),
  typesOf('web', 'web'),
  typesOf('tests of screens', 'web-tests'),
  typesOf('rules', 'rules'),
]
export const unused: Check = { name: 'unused', command: 'knip', args: ['--no-progress'] }
/** Of the whole folder, unless files are named. */
export const style = (files: string[] = []): Check[] => [
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings', ...files] },
  { name: 'format', command: 'oxfmt', args: ['--check', ...(files.length > 0 ? files : ['.', '!**/*.md'])] },
]

/** Beside the tests, where there are any to run. The last line says how many checks and tests passed and failed. */
export async function runChecks(checks: readonly Check[], tests: Promise<Outcome> | null): Promise<void> {
  const testing = tests ?? { passed: 0, failed: 0, skipped: 0, seconds: '0.0', says: '' }
  const outcomes: boolean[] = []
  for (const check of checks) outcomes.push(await runCheck(check))
  const { seconds, says, ...counts } = await testing
  report(counts.failed === 0, 'tests', seconds)
  process.stdout.write(says)
  const passed = outcomes.filter(Boolean).length + counts.passed
  const failed = outcomes.filter((ok) => !ok).length + counts.failed
  process.exitCode = failed ? 1 : 0
  process.stdout.write(`\n${passed} passed, ${failed} failed${counts.skipped ? `, ${counts.skipped} skipped` : ''}\n`)
}

/** By one checker: of several each learns anew what all files share, which takes twice as much of the processor. */
function typesOf(name: string, program: string): Check {
  const args = ['-p', `tsconfig.${program}.json`, '--checkers', '1']
  return { name: `types: ${name}`, command: 'tsc', args, env: neverTidies }
}

async function runCheck({ name, command, args, env }: Check): Promise<boolean> {
  const { ok, output, seconds } = await run(command, args, env)
  report(ok, name, seconds)
  if (!ok) process.stdout.write(`${output.trimEnd()}\n`)
  return ok
}

function report(ok: boolean, name: string, seconds: string): void {
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)\n`)
}
