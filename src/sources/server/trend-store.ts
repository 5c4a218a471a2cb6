/** The trend whose series a source keeps: read whole, and written as its next version. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Link, Written } from '#items/item.ts'
import { wholeData } from '#items/server/kept-part.ts'
import type { Write } from '#items/server/transaction.ts'
import { reviseItem } from '#items/server/write-item.ts'
import { seriesPart } from '#series/server/store.ts'
import { lastOf } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import { trend } from '#trends/kind.ts'
import { trendNumbers } from '#trends/numbers.ts'
import type { TrendDetails } from '#trends/trend.ts'

export type BoundTrend = {
  id: string
  version: number
  ownerId: string | null
  written: Written
  details: TrendDetails
  links: Link[]
}

/** `isLocked`: nobody else writes it until the transaction ends. */
export async function findTrend(db: QueryExecutorProvider, id: string, isLocked = false): Promise<BoundTrend | null> {
  const { rows } = await sql<{
    id: string
    version: number
    ownerId: string | null
    data: Written & { details: TrendDetails; links: Link[] }
  }>`
    select item.id, item.version, owner_id as "ownerId", ${sql.raw(wholeData)} as data
    from item join item_version on item_id = item.id and item_version.version = item.version
    where item.id = ${id}::bigint and kind = ${trend.name} ${isLocked ? sql`for no key update of item` : sql``}`.execute(
    db,
  )
  const [row] = rows
  if (!row) return null
  const { data, ...head } = row
  const { details, links, ...written } = data
  return { ...head, written, details, links }
}

/** Who is said to have written what a source has changed. */
const bySource = 'source'

/** The next version with another series. Answers its number. */
export async function saveSeriesOf(
  trx: Write,
  { id, ...before }: BoundTrend,
  series: Series,
  at: Date,
): Promise<number> {
  const details = withSeries(before.details, series)
  const content = { kind: trend, written: before.written, details, links: before.links }
  const { version } = await reviseItem(trx, { id, author: bySource, at, isTheirs: false }, content, seriesPart)
  return version
}

/** A value that a signal told of beside the series has arrived by then, and is the series' own. */
export function withSeries(details: TrendDetails, series: Series): TrendDetails {
  const [last] = lastOf(series)
  const signals = details.signals.map(({ newer, ...signal }) =>
    newer && newer.at > last ? { ...signal, newer } : signal,
  )
  return { ...details, series, signals }
}

/** What the standing projection says of a time: values at seven chances; null where it says nothing. */
export async function findFan(
  db: QueryExecutorProvider,
  id: string,
): Promise<(at: string) => readonly number[] | null> {
  const { rows } = await sql<{ numbers: unknown }>`
    select numbers from item_numbers where item_id = ${id}::bigint order by made_at desc limit 1`.execute(db)
  const projection = trendNumbers.safeParse(rows[0]?.numbers).data?.projection
  const points = projection?.refused === null ? projection.points : []
  return (at) => points.find((point) => point.at === at)?.knots ?? null
}
