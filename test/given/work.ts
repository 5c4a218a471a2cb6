/** A database with a queue on it, and tasks that say what they performed. */
import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { z } from 'zod'
import { createLog } from '#kit/server/log.ts'
import { openQueue } from '#kit/server/work/queue.ts'
import { claim } from '#kit/server/work/job-store.ts'
import type { Task } from '#kit/server/work/task.ts'
import { givenDatabase } from '../given.ts'

const payload = z.object({ name: z.string() })
export type Payload = z.output<typeof payload>

export async function givenWork() {
  const database = await givenDatabase<never>()
  const { db, pool } = database
  const log = createLog('silent')
  return {
    db,
    pool,
    url: database.url,

    /** A task of its own for each test. */
    givenTask(own: Partial<Task<Payload>> = {}): Task<Payload> & { performed: string[] } {
      const performed: string[] = []
      return {
        name: `test.${randomUUID()}`,
        payload,
        repeat: 'once',
        atOnce: 1,
        waits: [3_600_000],
        mostFailures: 3,
        perform: async ({ name }) => performed.push(name),
        performed,
        ...own,
      }
    },

    givenQueue({ leaseMs = 60_000, pollMs = 3_600_000 } = {}) {
      const queue = openQueue({ database, log, leaseMs, pollMs, random: () => 0.5 })
      onTestFinished(() => queue.close())
      return queue
    },

    async jobsOf({ name }: Pick<Task, 'name'>) {
      const text = `select key, state, failures, fault, lease is not null as held, begun from job where task = $1 order by id`
      return (await pool.query(text, [name])).rows
    },

    /** As if time had gone by: what waits is due, and leases have run out. */
    makeDue: ({ name }: Pick<Task, 'name'>) =>
      pool.query(`update job set due_at = clock_timestamp() where task = $1`, [name]),

    claimOne: ({ name }: Pick<Task, 'name'>) => claim(db, { task: name, lease: randomUUID(), leaseMs: 60_000 }),
  }
}
