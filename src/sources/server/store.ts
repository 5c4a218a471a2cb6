/** Bindings in the database. The tables are explained in `migrations/0046-sources.ts`. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Every } from '../connector.ts'
import type { Derivation } from '../derivation.ts'
import { hostsOf } from '../binding.ts'
import type { Said } from '../holding/why-hold.ts'

export type BindingRow = {
  itemId: string
  connector: string
  address: Record<string, string>
  derive: Derivation
  every: Every
  state: 'active' | 'broken' | 'ended'
  why: string | null
  brokenSince: Date | null
  said: Said | null
  stamp: string | null
  etag: string | null
  lastModified: string | null
  digest: string | null
  refused: string[]
  largestMove: number
  /** It has another definition or unit than the series: its first look waits. */
  countsOtherwise: boolean
  /** The source begins at this time; values before it are not its own, and stay. */
  ownBefore: string | null
  /** A day. */
  expectedBy: string | null
  nextAt: Date
  tries: number
  checkedAt: Date | null
  changedAt: Date | null
  askedAt: Date | null
  /** Those that a look asks. */
  hosts: string[]
}

export const bindingColumns = sql`
  item_id as "itemId", connector, address, derive, every, source_binding.state, why, broken_since as "brokenSince", said, stamp, etag,
  last_modified as "lastModified", source_binding.digest, refused, largest_move as "largestMove", own_before as "ownBefore", counts_otherwise as "countsOtherwise", expected_by::text as "expectedBy",
  next_at as "nextAt", tries, checked_at as "checkedAt", changed_at as "changedAt", asked_at as "askedAt", coalesce(hosts, '{}') as hosts`

export async function findBinding(db: QueryExecutorProvider, itemId: string): Promise<BindingRow | null> {
  const { rows } =
    await sql<BindingRow>`select ${bindingColumns} from source_binding where item_id = ${itemId}::bigint`.execute(db)
  return rows[0] ?? null
}

export type NewBinding = Pick<BindingRow, 'itemId' | 'connector' | 'address' | 'derive' | 'every' | 'nextAt'>

/**
 * Another address is another source: nothing that was seen of the one before counts. The same stays as it is; where it
 * could not be read, whoever binds it again wants it looked at.
 */
export async function saveBinding(db: QueryExecutorProvider, one: NewBinding): Promise<void> {
  const { itemId, connector, address, derive, every, nextAt } = one
  await sql`
    update source_binding set state = 'active', why = null, broken_since = null, tries = 0, next_at = ${nextAt}
    where item_id = ${itemId}::bigint and (state <> 'active' or tries > 0)`.execute(db)
  await sql`
    insert into source_binding as old (item_id, connector, address, derive, every, next_at, hosts)
    values (${itemId}::bigint, ${connector}, ${JSON.stringify(address)}, ${JSON.stringify(derive)}, ${every}, ${nextAt}, ${hostsOf(one)})
    on conflict (item_id) do update set
      connector = excluded.connector, address = excluded.address, derive = excluded.derive, every = excluded.every, next_at = excluded.next_at, hosts = excluded.hosts,
      state = 'active', why = null, broken_since = null, said = null, stamp = null, etag = null, last_modified = null, digest = null,
      refused = '{}', expected_by = null, own_before = null, counts_otherwise = false, file = null, tries = 0, checked_at = null, lease = null, leased_until = null
    where (old.connector, old.address, old.derive) is distinct from (excluded.connector, excluded.address, excluded.derive)`.execute(
    db,
  )
}

/** Says whether there was one. What was taken from it stays. */
export async function removeBinding(db: QueryExecutorProvider, itemId: string): Promise<boolean> {
  const { rows } = await sql`delete from source_binding where item_id = ${itemId}::bigint returning item_id`.execute(db)
  return rows.length > 0
}

/** Due from now on, whenever it was to be looked at. */
export async function saveAsked(db: QueryExecutorProvider, itemId: string, now: Date): Promise<void> {
  await sql`update source_binding set next_at = least(next_at, ${now}), asked_at = ${now} where item_id = ${itemId}::bigint`.execute(
    db,
  )
}

/** Not now; `why`: in the place of what was said before. */
export async function postpone(
  db: QueryExecutorProvider,
  itemId: string,
  nextAt: Date,
  why: string | null = null,
): Promise<void> {
  await sql`update source_binding set lease = null, leased_until = null, next_at = ${nextAt}, why = coalesce(${why}::text, why) where item_id = ${itemId}::bigint`.execute(
    db,
  )
}

/** What a look has found out. False where somebody else has it by now, or it is bound to another source. */
export async function saveLooked(db: QueryExecutorProvider, lease: string, row: BindingRow): Promise<boolean> {
  const { rows } = await sql`
    update source_binding set lease = null, leased_until = null, state = ${row.state}, why = ${row.why}, broken_since = ${row.brokenSince},
      said = ${row.said && JSON.stringify(row.said)}::jsonb, stamp = ${row.stamp}, etag = ${row.etag}, last_modified = ${row.lastModified},
      digest = ${row.digest}, refused = ${row.refused}, largest_move = ${row.largestMove}, own_before = ${row.ownBefore}, expected_by = ${row.expectedBy}::date,
      next_at = ${row.nextAt}, tries = ${row.tries}, checked_at = ${row.checkedAt}, changed_at = ${row.changedAt}
    where item_id = ${row.itemId}::bigint and lease = ${lease}::uuid returning item_id`.execute(db)
  return rows.length > 0
}

/** What an operator has taken of a source, whoever looks at it meanwhile. */
export async function saveTaken(db: QueryExecutorProvider, row: BindingRow): Promise<void> {
  await sql`
    update source_binding set said = ${JSON.stringify(row.said)}::jsonb, digest = ${row.digest}, largest_move = ${row.largestMove},
      own_before = ${row.ownBefore}, expected_by = ${row.expectedBy}::date, changed_at = ${row.changedAt}
    where item_id = ${row.itemId}::bigint`.execute(db)
}
