/**
 * The one durable queue: performs the jobs of tasks in this process, and in as many others as there are. It is woken by
 * notices on the channel `work`; since a notice may be missed, it looks by itself every so often, and exactly when the
 * next job is due.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { openDatabase, working } from '../database.ts'
import type { TimedPool } from '../timed-pool.ts'
import { cleaningWork } from './cleaning.ts'
import { claim, findClock } from './job-store.ts'
import { createLook } from './look.ts'
import { createWorkLoop, type WorkLoop } from '../work-loop.ts'
import { perform, type Performing } from './perform.ts'
import { saveSchedules } from './schedules.ts'
import type { Task } from './task.ts'

export type Queue = {
  /** Its own connections, for whoever watches them. */
  pool: TimedPool
  /** From then on their jobs are performed here; once it rests, none is. */
  start(tasks: readonly Task[]): Promise<void>
  /** After what is under way; what is resumable goes on elsewhere. */
  stop(tasks: readonly Task[]): Promise<void>
  /** Performs what is due now, for tests and scripts. Answers how many were done. */
  workOff(task: Task, isStopping?: () => boolean): Promise<number>
  /** That there is work of this task, or maybe of any. */
  wake(task?: string): void
  /** Names of the tasks that are performed here, and whose jobs may be done again after they were given up. */
  listRedoable(): string[]
  /** No job is begun any more; ends with those that are under way. */
  rest(): Promise<void>
  close(): Promise<void>
}

type Options = {
  database: { url: string }
  log: FastifyBaseLogger
  /** How long a job may be silent before it is taken for dead. */
  leaseMs?: number
  /** How often is looked for what was not heard of. */
  pollMs?: number
  random?: () => number
  onEnded?: Performing['onEnded']
}

/** Of its own, for claims and heartbeats: pages do not wait for them, nor they for pages. */
const connections = 4

export function openQueue(options: Options): Queue {
  const { database, log, leaseMs = 15_000, pollMs = 2000, random = Math.random, onEnded = () => {} } = options
  const { db, pool, close } = openDatabase<never>(database.url, { max: connections, patience: working })
  const parts = { db, log, leaseMs, random, onEnded }
  const started = new Map<string, Started>()
  const look = createLook({
    db,
    log,
    pollMs,
    tasks: () => [...started.values()].map(({ task }) => task),
    wake: (name) => started.get(name)?.loop.wake(),
  })
  const stop = async (names: readonly string[]) => {
    await Promise.all(
      names.map(async (name) => {
        const { leaving, loop } = started.get(name) ?? {}
        leaving?.abort()
        await loop?.stop()
        started.delete(name)
      }),
    )
  }
  let isResting = false
  const rest = async () => {
    isResting = true
    await Promise.all([look.stop(), stop([...started.keys()])])
  }
  return {
    pool,
    async start(asked) {
      // Whoever begins with what takes long may come to it when its process is about to end.
      if (isResting) return
      const cleaning = cleaningWork(db)
      const tasks = started.has(cleaning.name) ? asked : [cleaning, ...asked]
      await saveSchedules(db, tasks)
      for (const task of tasks) started.set(task.name, startTask(parts, task))
      look.soon()
    },
    stop: (tasks) => stop(tasks.map(({ name }) => name)),
    async workOff(task, isStopping = () => false) {
      const until = await findClock(db)
      const here = { ...parts, leaving: new AbortController().signal }
      for (let done = 0; ;) {
        const taken = isStopping() ? null : await takeOne(here, task, until)
        if (!taken) return done
        if (taken.isDone) done++
      }
    },
    wake(name) {
      for (const [own, { loop }] of started) if (!name || own === name) loop.wake()
    },
    listRedoable: () => [...started.values()].flatMap(({ task: { name, giveUp } }) => (giveUp ? [] : [name])),
    rest,
    async close() {
      await rest()
      await close()
    },
  }
}

type Started = { task: Task; loop: WorkLoop; leaving: AbortController }

function startTask(parts: Omit<Performing, 'leaving'>, task: Task): Started {
  const leaving = new AbortController()
  const pass = async (isStopping: () => boolean) => {
    while (!isStopping() && (await takeOne({ ...parts, leaving: leaving.signal }, task)));
  }
  const loop = createWorkLoop(pass, parts.log, { what: task.name, workers: task.atOnce })
  loop.start()
  return { task, loop, leaving }
}

/** Null where nothing was due. */
async function takeOne(parts: Performing, task: Task, until?: Date): Promise<{ isDone: boolean } | null> {
  const claimed = await claim(parts.db, { task: task.name, lease: randomUUID(), leaseMs: parts.leaseMs, until })
  return claimed && { isDone: await perform(parts, task, claimed) }
}
