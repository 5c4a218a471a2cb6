/**
 * While `npm run dearest` measures: what each test file needs of the processor, in its worker and in PostgreSQL, is
 * written to a file.
 */
import { appendFileSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect } from 'vitest'

export type FileCost = { file: string; ownMs: number; databaseMs: number }

const msPerTick = 10
const log = process.env['TEST_CPU_LOG'] ?? ''
const data = process.env['TEST_DATABASE_DATA']

// Loading the program is what all files share, so it counts for none.
if (data) await import('#app/server/server.ts')
const before = ownMs()
const databaseBefore = databaseMs()

// The first to be told of is the last to be done.
afterAll(() => {
  const file = relative(process.cwd(), expect.getState().testPath ?? '')
  const cost: FileCost = { file, ownMs: ownMs() - before, databaseMs: databaseMs() - databaseBefore }
  appendFileSync(log, `${JSON.stringify(cost)}\n`)
})

/** Of the worker, and of the processes that it started and that have ended. */
function ownMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + timesOf('self').children * msPerTick
}

/** Of the server and all its processes, gone ones included. None is told where the machine is no Linux. */
function databaseMs(): number {
  if (!data || process.platform !== 'linux') return 0
  const server = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const { parent, own, children } = timesOf(pid)
    if (pid === server) ticks += own + children
    else if (parent === server) ticks += own
  }
  return ticks * msPerTick
}

function timesOf(pid: string): { parent: string; own: number; children: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name, which may hold anything: state, parent, ... and from the twelfth on the times, see
    // proc_pid_stat(5).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number)
    return { parent: fields[1] ?? '', own: user + system, children: childrenUser + childrenSystem }
  } catch {
    return { parent: '', own: 0, children: 0 } // it has ended
  }
}
