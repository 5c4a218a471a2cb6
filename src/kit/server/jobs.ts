/**
 * Work that lives in the database: done once however many processes there are, by the clock or when somebody asks for it. graphile-worker
 * keeps the times and the queue. It is only ever told that there is something to do: what there is, and that it is done, is in tables of our
 * own, since the lock of a job whose process was killed is kept for hours.
 */
import type { FastifyBaseLogger } from 'fastify'
import { Logger, parseCronItems, run, type Runner } from 'graphile-worker'
import type { Pool } from 'pg'

/** `task` is its name in the database. `at`, as cron says times, is when it is done without being asked for. */
export type Job = { task: string; at?: string; work: (payload: unknown) => Promise<unknown> }
export type Jobs = {
  /** Once for each key, however often it is asked for before it begins. */
  add(task: string, payload: Record<string, string>, key: string): Promise<void>
  /** After what is under way. */
  stop(): Promise<void>
}
type Parts = { pool: Pool; log: FastifyBaseLogger; jobs: readonly Job[]; atOnce?: number }

/** A database that was away for long ends the runner; then another one begins. */
const restartMs = 5000

export async function startJobs(parts: Parts): Promise<Jobs> {
  const state: { runner: Runner; isStopped: boolean; timer?: NodeJS.Timeout } = { runner: await runJobs(parts), isStopped: false }
  const watch = () => {
    const restart = (error?: unknown) => {
      if (state.isStopped) return
      parts.log.error({ err: error }, 'jobs ended, and begin again')
      state.timer = setTimeout(() => void begin(), restartMs)
    }
    const begin = async () => {
      try {
        state.runner = await runJobs(parts)
        if (state.isStopped) await state.runner.stop()
        else watch()
      } catch (error) {
        restart(error)
      }
    }
    void state.runner.promise.then(() => restart(), restart)
  }
  watch()
  return {
    async add(task, payload, key) {
      await state.runner.addJob(task, payload, { jobKey: key, jobKeyMode: 'preserve_run_at', maxAttempts: 1 })
    },
    async stop() {
      state.isStopped = true
      clearTimeout(state.timer)
      await state.runner.stop().catch(() => {}) // it has ended by itself
    },
  }
}

function runJobs({ pool, log, jobs, atOnce = 1 }: Parts): Promise<Runner> {
  return run({
    pgPool: pool,
    concurrency: atOnce,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug'](message)),
    taskList: Object.fromEntries(jobs.map(({ task, work }) => [task, async (payload: unknown) => void (await work(payload))])),
    // A look that failed is made up for by the next.
    parsedCronItems: parseCronItems(jobs.flatMap(({ task, at }) => (at ? [{ task, match: at, options: { maxAttempts: 1 } }] : []))),
  })
}
