/**
 * Does a lock file still speak of a server that lives? The pid in it may be somebody else's after a restart of the
 * machine, or a zombie's in a container whose first process reaps nobody. PostgreSQL would refuse to start for as long
 * as that process is there.
 */
import { createHash } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Place } from './place.ts'

const longestWaitMs = 120_000

export async function forgetStrangers({ data, socket }: Pick<Place, 'data' | 'socket'>): Promise<void> {
  if (process.platform !== 'linux') return
  for (const file of [lockOf(data), join(socket, '.s.PGSQL.5432.lock')]) {
    const pid = await firstLine(file)
    if (pid && isAlive(pid) && !(await isWorking(pid, data))) await rm(file, { force: true })
  }
}

/** The process that the data folder's lock file speaks of. */
export function holderOf(data: string): Promise<number> {
  return firstLine(lockOf(data))
}

/**
 * Is this process a server, at work in its data folder? Folders are compared by device and number: one may have several
 * paths.
 */
export async function isWorking(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  if (state.slice(state.lastIndexOf(')')).startsWith(') Z')) return false
  const [own, its] = await Promise.all(
    [data, `/proc/${pid}/cwd`].map((path) => stat(path, { bigint: true }).catch(() => undefined)),
  )
  return !own || !its || (own.dev === its.dev && own.ino === its.ino)
}

function lockOf(data: string): string {
  return join(data, 'postmaster.pid')
}

async function firstLine(file: string): Promise<number> {
  return Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0])
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Only one process at a time looks at lock files and starts the server, else one could clear away the other's fresh
 * ones. The guard is a name in Linux's abstract sockets, which is free again the moment its holder dies, however it
 * dies.
 */
export async function alone<T>({ data }: Pick<Place, 'data'>, work: () => Promise<T>): Promise<T> {
  if (process.platform !== 'linux') return work()
  const path = nameFor(data)
  const deadline = performance.now() + longestWaitMs
  let guard: Server | undefined
  while (!(guard = await claim(path))) {
    if (performance.now() > deadline)
      throw new Error(
        `Another process has been starting the PostgreSQL in ${data} for two minutes. End it, and try again.`,
      )
    await sleep(50)
  }
  try {
    return await work()
  } finally {
    guard.close()
  }
}

/** The same guard for as long as one likes, without waiting: how to give it up, or null while another process has it. */
export async function claimAlone(data: string): Promise<(() => void) | null> {
  if (process.platform !== 'linux') return () => {}
  const guard = await claim(nameFor(data))
  return guard ? () => void guard.close() : null
}

function nameFor(data: string): string {
  return `\0farsight-${createHash('sha256').update(data).digest('hex').slice(0, 24)}`
}

async function claim(path: string): Promise<Server | undefined> {
  const guard = createServer((visitor) => visitor.destroy())
  return new Promise((done, fail) => {
    guard.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(undefined) : fail(error)))
    guard.listen({ path, exclusive: true }, () => done(guard))
  })
}
