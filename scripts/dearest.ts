/**
 * `npm run dearest`: which test files need the most of the processor? Measured one file after the other, each in a process of its
 * own that has loaded the program, so that it can be repeated.
 *
 *     npm run dearest -- [TEXT IN A PATH ...] [--most 40] [--stories]
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import type { FileCost } from '../test/cpu-of-files.ts'

/** What needs more lies in test/trials, or among the processes. */
const mostBesideTheCodeMs = 2000

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '40' }, stories: { type: 'boolean', default: false } },
})
const log = join(tmpdir(), `farsight-dearest-${process.pid}.jsonl`)
const args = [
  'run',
  ...positionals,
  ...(values.stories ? ['browser'] : ['pure', 'screens', 'database']).map((name) => `--project=${name}`),
  '--isolate',
  '--maxWorkers=1',
  '--reporter=dot',
  '--silent',
]
const { status } = spawnSync('vitest', args, { stdio: ['ignore', 2, 2], env: { ...process.env, TEST_CPU_LOG: log } })
if (!existsSync(log)) throw new Error('No test ran.')
const lines = readFileSync(log, 'utf8').trim().split('\n')
rmSync(log)
const costs = lines.map((line) => JSON.parse(line) as FileCost) // written by test/cpu-of-files.ts
const all = costs
  .map((cost) => ({ ...cost, ms: cost.ownMs + cost.startedMs + cost.browserMs + cost.databaseMs }))
  .toSorted((a, b) => b.ms - a.ms)

process.stdout.write(`seconds  programs  Chromium  PostgreSQL  file\n`)
for (const { file, ms, startedMs, browserMs, databaseMs } of all.slice(0, Number(values.most))) {
  const isTooDear = ms > mostBesideTheCodeMs && !file.startsWith('test/')
  const parts = [inSeconds(ms), inSeconds(startedMs, 8), inSeconds(browserMs, 8), inSeconds(databaseMs, 10)]
  process.stdout.write(`${parts.join('  ')}  ${file}${isTooDear ? '  (a trial?)' : ''}\n`)
}
const sum = all.reduce((ms, cost) => ms + cost.ms, 0)
process.stdout.write(`${inSeconds(sum)}  of ${all.length} files together\n`)
process.exitCode = status ?? 1

function inSeconds(ms: number, width = 7): string {
  return (ms / 1000).toFixed(2).padStart(width)
}
