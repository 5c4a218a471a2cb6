/**
 * The ledger as its owner reads it: the latest entry first, with the balance after each and what it was for, a page at
 * a time.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import { type EntryFacts, reasonOf } from '../../reason.ts'

const pageSize = 50

type Row = EntryFacts & { id: string; delta: number; balance: number; at: Date; ordered: string | null }
/** `ordered`: as whoever took the order names it; null for what no order moved. */
export type Entry = Pick<Row, 'budget' | 'kind' | 'delta' | 'balance' | 'ordered'> & { at: string; reason: string }

export async function listEntries(
  db: QueryExecutorProvider,
  holderId: string,
  cursor: string | undefined,
): Promise<{ entries: Entry[]; next: string | null }> {
  const before = cursor === undefined ? null : readCursor(cursor)
  const { rows } = await sql<Row>`
    select ledger.id, ledger.budget, kind, case when kind in ('spend', 'release') then substr(key, length(kind) + 2) end as ordered, delta, balance, ledger.at, cause, lot.source, lot.starts_at as "startsAt", lot.expires_at as "expiresAt"
    from ledger left join lot on lot.id = coalesce(lot_id, (select id from lot as own where entry_id = ledger.id))
    where ledger.holder_id = ${holderId} and (${before}::bigint is null or ledger.id < ${before}::bigint)
    order by ledger.id desc limit ${pageSize + 1}`.execute(db)
  const shown = rows.slice(0, pageSize)
  return { entries: shown.map(presentEntry), next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null }
}

function presentEntry(row: Row): Entry {
  const { budget, kind, delta, balance, at, ordered } = row
  return { budget, kind, delta, balance, ordered, at: at.toISOString(), reason: reasonOf(row) }
}

/** The last entry that was read. Whatever else is given names no page. */
function readCursor(cursor: string): string {
  if (!/^[1-9]\d{0,17}$/.test(cursor)) throw new Refusal('invalid-cursor')
  return cursor
}
