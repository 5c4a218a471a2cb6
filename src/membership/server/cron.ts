/**
 * What happens by the clock, once in the whole house however many processes there are: graphile-worker keeps the times in the database.
 * The inbox is not worked off by it but by a loop of our own (`inbox-loop.ts`): a row there is itself the job, so that its effect and its
 * end are one transaction, which a job of graphile-worker cannot be.
 */
import type { FastifyBaseLogger } from 'fastify'
import { Logger, parseCronItems, run } from 'graphile-worker'
import type { Pool } from 'pg'

/** By its name in the database. */
export type Job = { task: string; at: string; work: () => Promise<unknown> }

export async function startCron({
  pool,
  log,
  jobs,
}: {
  pool: Pool
  log: FastifyBaseLogger
  jobs: readonly Job[]
}): Promise<() => Promise<void>> {
  const runner = await run({
    pgPool: pool,
    concurrency: 1,
    noHandleSignals: true,
    logger: new Logger(() => (level, message) => log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug'](message)),
    taskList: Object.fromEntries(jobs.map(({ task, work }) => [task, async () => void (await work())])),
    // A look that failed is made up for by the next.
    parsedCronItems: parseCronItems(jobs.map(({ task, at }) => ({ task, match: at, options: { maxAttempts: 1 } }))),
  })
  return () => runner.stop()
}
