/** Forgets at night the drafts that nobody has touched in a year. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { z } from 'zod'
import { doubling, type Task } from '#kit/server/work/task.ts'

const keptYears = 1
const mostAtOnce = 1000

export function forgetDraftsWork(db: QueryExecutorProvider, now: () => Date): Task<object> {
  return {
    name: 'items.drafts',
    payload: z.object({}),
    repeat: 'again',
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 10,
    schedule: '31 3 * * *',
    perform: () => forgetDrafts(db, now()),
  }
}

/** In bites, so that nobody who writes meanwhile waits for all of them. */
export async function forgetDrafts(db: QueryExecutorProvider, now: Date, most = mostAtOnce): Promise<void> {
  const { rows } = await sql`
    delete from draft where id in (
      select id from draft where updated_at < ${now}::timestamptz - make_interval(years => ${keptYears})
      order by updated_at limit ${most}) returning id`.execute(db)
  if (rows.length === most) await forgetDrafts(db, now, most)
}
