/**
 * `npm run check`: what must hold before a change is handed on. Everything but trials, killed processes and the stories
 * in the browser.
 *
 *     npm run check -- --changed [SINCE]
 *
 * looks at what the change can touch alone: what is not committed, or all that is different from the commit SINCE.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runChecks, style, types, unused } from './checks.ts'
import { runTests } from './run-tests.ts'
import { touchedTests } from './touched-tests.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false } },
})
const besideTheCode = [
  '--project=pure',
  '--project=screens',
  '--project=database',
  '--exclude=test/trials/**',
  '--exclude=test/processes/**',
]

if (values.changed) await checkChanged(positionals[0] ?? 'HEAD')
else await runChecks([...types, unused, ...style()], runTests(besideTheCode))

async function checkChanged(since: string): Promise<void> {
  const changed = changedSince(since)
  if (changed.length === 0) process.stdout.write(`Nothing is different from ${since}.\n`)
  const tests = touchedTests(process.cwd(), changed)
  process.stdout.write(`${changed.length} files are different from ${since}, and touch ${tests.length} test files.\n`)
  const code = changed.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(file))
  const checks = code.length > 0 ? [...types, ...style(code)] : []
  await runChecks(checks, tests.length > 0 ? runTests([...besideTheCode, ...tests]) : null)
}

/** Files that are different, and files that are new. */
function changedSince(since: string): string[] {
  return [
    ...linesOf('git', 'diff', '--name-only', since),
    ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
  ]
}

function linesOf(command: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.split('\n').filter(Boolean)
}
