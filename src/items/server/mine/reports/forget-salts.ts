/**
 * Forgets soon after midnight by what yesterday's visitors could be found: their digests stay with what they reported,
 * and nobody can tell any more whose they were, also where no visitor has reported anything since.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { z } from 'zod'
import { dayOf } from '#kit/dates.ts'
import { doubling, type Task } from '#kit/server/work/task.ts'

export function forgetSaltsWork(db: QueryExecutorProvider, now: () => Date): Task<object> {
  return {
    name: 'items.salts',
    payload: z.object({}),
    repeat: 'again',
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 10,
    schedule: '2 0 * * *',
    perform: () => forgetSalts(db, now()),
  }
}

/** Of all days before the one that it is. */
export async function forgetSalts(db: QueryExecutorProvider, now: Date): Promise<void> {
  await sql`delete from report_salt where day < ${dayOf(now)}::date`.execute(db)
}
