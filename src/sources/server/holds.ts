/** Changes that wait for an operator: listed with what they would change, and decided. */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { ContentTables } from '#items/server/tables.ts'
import type { Write } from '#items/server/transaction.ts'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { asMarked } from '#series/marks.ts'
import type { Series } from '#series/series.ts'
import { trend } from '#trends/kind.ts'
import { carryOver } from '../carry-over.ts'
import type { Decision } from '../holding/decisions.ts'
import { diffOfSeries } from '../holding/diff.ts'
import type { Reason } from '../holding/why-hold.ts'
import { sayDiff } from '../say-diff.ts'
import { openToOperators } from './health.ts'
import { type Proposed, saveLook } from './journal.ts'
import { findBinding, saveTaken } from './store.ts'
import { rowTaken } from './take.ts'
import { type BoundTrend, findTrend, saveSeriesOf, withSeries } from './trend-store.ts'

export type HoldRow = {
  id: string
  itemId: string
  label: string
  at: Date
  reasons: Reason[]
  proposed: Proposed
  digest: string
  refreshId: string
}

const columns = sql`hold.id, hold.item_id as "itemId", item.label, hold.at, reasons, proposed, hold.digest, refresh_id as "refreshId"`

/** Those that wait for operators, the oldest first. */
export async function listWaiting(db: QueryExecutorProvider): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    select ${columns} from hold join item on item.id = item_id where decision is null and ${openToOperators}
    order by hold.at, hold.id`.execute(db)
  return rows
}

/** The one that waits at a trend. */
export async function findWaiting(db: QueryExecutorProvider, itemId: string): Promise<HoldRow | null> {
  const { rows } = await sql<HoldRow>`
    select ${columns} from hold join item on item.id = item_id where decision is null and item_id = ${itemId}::bigint`.execute(
    db,
  )
  return rows[0] ?? null
}

/** After so many days operators are told by mail that a change waits, once. */
const longDays = 14

/** Those that have waited for that long; `told`: with those that operators have been told of. */
export async function listLongWaiting(
  db: QueryExecutorProvider,
  now: Date,
  { told }: { told: boolean },
): Promise<Pick<HoldRow, 'id' | 'label' | 'at'>[]> {
  const { rows } = await sql<Pick<HoldRow, 'id' | 'label' | 'at'>>`
    select hold.id, item.label, hold.at from hold join item on item.id = item_id
    where decision is null and ${openToOperators} and hold.at <= ${now}::timestamptz - make_interval(days => ${longDays}) and (${told} or told_at is null)
    order by hold.at, hold.id`.execute(db)
  return rows
}

export async function saveToldOfHolds(db: QueryExecutorProvider, ids: readonly string[], now: Date): Promise<void> {
  await sql`update hold set told_at = ${now} where id = any(${[...ids]}::bigint[])`.execute(db)
}

export async function countHolds(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from hold join item on item.id = item_id where decision is null and ${openToOperators}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** `at`: the trend of one's own at which it waits; null for operators, who decide wherever they may read. */
type Deciding = {
  id: string
  at: string | null
  decision: Decision
  note: string
  by: { id: string; name: string }
  now: Date
}

export async function decide(db: Kysely<ContentTables>, { id, at, decision, note, by, now }: Deciding): Promise<void> {
  const isTheirs = at === null ? openToOperators : sql`item_id = ${at}::bigint`
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<HoldRow>`
      select ${columns} from hold join item on item.id = item_id where hold.id = ${id}::bigint and decision is null and ${isTheirs} for update of hold`.execute(
      trx,
    )
    const [hold] = rows
    if (!hold) throw new Refusal('hold-not-found')
    await sql`
      update hold set decision = ${decision}, decided_by = ${by.id}::bigint, decided_at = ${now}, note = ${note || null} where id = ${id}::bigint`.execute(
      trx,
    )
    if (decision === 'refuse')
      await sql`update source_binding set refused = array_append(refused, ${hold.digest}) where item_id = ${hold.itemId}::bigint`.execute(
        trx,
      )
    else await carryOut(trx, hold, { isNew: decision === 'take-as-new', by: by.name, now })
  })
}

async function carryOut(
  trx: Write,
  hold: HoldRow,
  { isNew, by, now }: { isNew: boolean; by: string; now: Date },
): Promise<void> {
  const stood = await findTrend(trx, hold.itemId, true)
  const before = stood?.details.series
  if (!stood || !before) throw new Refusal('hold-not-found')
  const series = seriesTaken(before, hold, { isNew, now })
  const why = whyNotTaken(stood, series)
  if (why) throw new Refusal('invalid-input', [why])
  const version = await saveSeriesOf(trx, stood, series, now)
  const sentence = isNew ? 'Taken as a new series.' : sayDiff(diffOfSeries(before, series))
  const nothing = { url: null, status: null, bytes: 0, pages: 0, ms: 0, code: null }
  const { source } = hold.proposed
  await saveLook(trx, {
    ...nothing,
    itemId: hold.itemId,
    at: now,
    outcome: 'revised',
    digest: hold.digest,
    sentence,
    version,
    licence: source.licence,
    by,
  })
  const row = await findBinding(trx, hold.itemId)
  if (!row) return
  const taken = rowTaken(row, { proposed: hold.proposed, digest: hold.digest, before, changedAt: now })
  // Of a new series nothing has moved yet.
  await saveTaken(trx, isNew ? { ...taken, largestMove: 0, ownBefore: null } : taken)
}

/** As a new series it has a name of its own, and its source's words for what it counts. */
export function seriesTaken(
  before: Series,
  { id, proposed }: Pick<HoldRow, 'id' | 'proposed'>,
  { isNew, now }: { isNew: boolean; now: Date },
): Series {
  const { frequency, observations, marks, said, source, ownBefore } = proposed
  const retrieved = dayOf(now)
  if (!isNew) return { ...carryOver(before, { ...proposed, retrieved }), frequency }
  const isOwn = ([at]: readonly [string, ...unknown[]]) => ownBefore === null || at >= ownBefore
  const own = observations.filter(isOwn)
  const { id: name, kind, ...old } = before
  return {
    ...source,
    id: `${name}-${id}`.slice(-80),
    kind,
    unit: said.unit ?? old.unit,
    frequency,
    observations: own,
    ...asMarked(own, marks?.filter(isOwn) ?? []),
    retrieved,
  }
}

/** The field and the reason why the trend would contradict itself, or null. */
export function whyNotTaken({ details }: BoundTrend, series: Series): { field: string; reason: string } | null {
  return trend.whyNot(withSeries(details, series))
}
