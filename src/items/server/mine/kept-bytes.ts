/**
 * How much of what an account ever said is kept, as bytes of text: every version of every item, every draft, and what
 * kinds keep in tables of their own.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import type { KeptParts } from '../kept-part.ts'
import { rowsOf } from '../rows.ts'

const mostBytes = 20_000_000

/** In the transaction that has just written more: it is taken back where that is too much. */
export async function refuseTooMuchKept(trx: QueryExecutorProvider, ownerId: string, parts: KeptParts): Promise<void> {
  const counts = await Promise.all([
    countTexts(trx, ownerId),
    ...[...new Set(Object.values(parts))].map((part) => part.countBytes(trx, ownerId)),
  ])
  if (counts.reduce((sum, bytes) => sum + bytes, 0) > mostBytes) throw new Refusal('too-much-kept')
}

async function countTexts(db: QueryExecutorProvider, ownerId: string): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ bytes: number }>`
      select coalesce(sum(bytes), 0)::float8 as bytes from (
        select bytes from item_version where item_id in (select id from item where owner_id = ${ownerId})
        union all select bytes from draft where owner_id = ${ownerId}
      ) as texts`,
  )
  return row?.bytes ?? 0
}
