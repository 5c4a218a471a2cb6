/** How much of what an account ever said is kept: every version of every item, as bytes of text. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import { rowsOf } from '../rows.ts'

const mostBytes = 20_000_000
/** The database keeps texts packed, at the best to so small a part. What they take packed is known without reading any. */
const bestPacking = 300

/** In the transaction that has just written another version: it is taken back where that is too much. */
export async function refuseTooMuchKept(trx: QueryExecutorProvider, ownerId: string): Promise<void> {
  const own = sql`from item_version where item_id in (select id from item where owner_id = ${ownerId})`
  const packed = sql`coalesce(sum(pg_column_size(data)), 0)::float8`
  const [kept] = await rowsOf(trx, sql<{ bytes: number }>`select ${packed} as bytes ${own}`)
  if ((kept?.bytes ?? 0) * bestPacking <= mostBytes) return
  const [said] = await rowsOf(
    trx,
    sql<{ bytes: number }>`select coalesce(sum(octet_length(data::text)), 0)::float8 as bytes ${own}`,
  )
  if ((said?.bytes ?? 0) > mostBytes) throw new Refusal('too-much-kept')
}
