/**
 * While `npm run dearest` measures: what each test file needs of the processor, in its worker, in the programs and the
 * browser that it starts, and in PostgreSQL, is written to a file.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect } from 'vitest'

export type FileCost = { file: string; ownMs: number; startedMs: number; browserMs: number; databaseMs: number }

const msPerTick = 10
const log = process.env['TEST_CPU_LOG'] ?? ''
const data = process.env['TEST_DATABASE_DATA']

// Loading the program is what all files share, so it counts for none.
if (data) await import('#app/server/server.ts')
const before = costs()

// The first to be told of is the last to be done.
afterAll(() => {
  const after = costs()
  const cost: FileCost = {
    file: relative(process.cwd(), expect.getState().testPath ?? ''),
    ownMs: after.ownMs - before.ownMs,
    startedMs: after.startedMs - before.startedMs,
    browserMs: after.browserMs - before.browserMs,
    databaseMs: after.databaseMs - before.databaseMs,
  }
  appendFileSync(log, `${JSON.stringify(cost)}\n`)
})

/**
 * Of the worker, of the processes below it that run or have ended, and of PostgreSQL with all its processes. The last
 * three are not told where the machine is no Linux.
 */
function costs(): Omit<FileCost, 'file'> {
  const { user, system } = process.cpuUsage()
  const sum = { ownMs: (user + system) / 1000, startedMs: timesOf('self').children * msPerTick }
  const all = process.platform === 'linux' ? processes() : []
  const ofChromium = (pid: string) => readText(`/proc/${pid}/cmdline`).split('\0')[0]?.includes('chrom') === true
  const below = (root: string): string[] =>
    all.filter(({ parent }) => parent === root).flatMap(({ pid }) => [pid, ...below(pid)])
  const ms = (pids: string[]) =>
    msPerTick *
    all.filter(({ pid }) => pids.includes(pid)).reduce((ticks, { own, children }) => ticks + own + children, 0)
  const started = below(String(process.pid))
  const browser = started.filter(ofChromium)
  const postgres = data ? (readText(join(data, 'postmaster.pid')).split('\n')[0] ?? '') : ''
  return {
    ...sum,
    startedMs: sum.startedMs + ms(started) - ms(browser),
    browserMs: ms(browser),
    databaseMs: postgres ? ms([postgres, ...below(postgres)]) : 0,
  }
}

function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid, ...timesOf(pid) }))
}

function timesOf(pid: string): { parent: string; own: number; children: number } {
  const stat = readText(`/proc/${pid}/stat`)
  if (stat === '') return { parent: '', own: 0, children: 0 }
  // After the name, which may hold anything: state, parent, ... and from the twelfth on the times, see proc_pid_stat(5).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number)
  return { parent: fields[1] ?? '', own: user + system, children: childrenUser + childrenSystem }
}

/** Nothing of a process that has ended. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
