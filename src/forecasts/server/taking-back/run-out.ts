/**
 * Forecasts that held until a day, and no longer: each gets a row that takes it back from the start of the next day on
 * (UTC), with the day until which it held.
 */
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { rowsOf } from '#items/server/rows.ts'
import type { ContentTables } from '#items/server/tables.ts'
import type { Write } from '#items/server/transaction.ts'
import { dayOf } from '#kit/dates.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { doubling, type Task } from '#kit/server/work/task.ts'

type Parts = { db: Kysely<ContentTables>; now?: () => Date }
const payload = z.object({})
const mostAtOnce = 500

export function runOutWork({ db, now = () => new Date() }: Parts): Task<z.output<typeof payload>> {
  return {
    name: 'forecasts.run-out',
    payload,
    repeat: 'again',
    schedule: '0 0 * * *',
    atOnce: 1,
    waits: doubling(10_000, 3_600_000),
    mostFailures: 56,
    perform: () => runOut(db, dayOf(now())),
  }
}

/** All that held until a day before `today`; answers how many those were. Done twice it adds nothing. */
export async function runOut(db: Kysely<ContentTables>, today: string): Promise<number> {
  let all = 0
  for (let some: number | null = 0; some !== null; all += some ?? 0) {
    some = await inTransaction(db, (trx) => runSomeOut(trx, today)) // eslint-disable-line no-await-in-loop
  }
  return all
}

/** What stands and holds no longer. Once its question has closed or has come out nothing needs to be taken back: scores read the day. */
const ranOut = (today: string) => sql`
  from forecast join item on item.id = item_id join forecaster on forecaster.id = forecaster_id
  where until < ${today}::date and estimate is not null and until < closes
    and outcome is null
    and not exists (select from forecast as later where later.item_id = forecast.item_id
      and later.forecaster_id = forecast.forecaster_id and later.seq > forecast.seq)`

/**
 * Nobody says something else between the look and the row, which would come after what they said: people are held.
 * Answers how many rows it wrote, and null where there was nothing to do.
 */
async function runSomeOut(trx: Write, today: string): Promise<number | null> {
  const found = await rowsOf(
    trx,
    sql<{ seq: string; account: string | null }>`
      select seq::text as seq, account_id as account ${ranOut(today)} order by seq limit ${mostAtOnce}`,
  )
  if (found.length === 0) return null
  const accounts = [...new Set(found.map(({ account }) => account))].filter((id) => id !== null)
  await sql`
    select pg_advisory_xact_lock(hashtextextended('account ' || id, 0))
    from (select unnest(${accounts}::text[]) as id order by 1) as held`.execute(trx)
  const written = await rowsOf(
    trx,
    sql`
    insert into forecast (item_id, item_version, wording, forecaster_id, at, until, request_id)
    select item_id, item_version, wording, forecaster_id, (until + 1)::timestamp at time zone 'utc', until,
      gen_random_uuid()
    ${ranOut(today)} and seq = any(${found.map(({ seq }) => seq)}::bigint[]) order by seq
    returning seq`,
  )
  return written.length
}
