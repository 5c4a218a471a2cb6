/** Which editions of the radar are kept, and what left it between one and what came after. */
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { Filters } from '../../shelf/filters.ts'
import { isCrowdShown } from '../hidden-crowds.ts'
import { rowsOf } from '../rows.ts'
import { all, categoryIs, kindIs, narrowing } from '../shelf/select.ts'

export type Edition = { id: number; day: string }

/** So many editions can be chosen from, and so many items are told of that left. */
const [mostEditions, mostGone] = [24, 10]

/** Before today, the newest first. */
export function listEditions(db: QueryExecutorProvider, today: string): Promise<Edition[]> {
  return rowsOf(
    db,
    sql`select id, kept_on::text as day from radar_edition where kept_on < ${today}::date order by kept_on desc limit ${mostEditions}`,
  )
}

/** A status says what is settled now: it would hide what is told of here. */
export function wantedOf(filters: Filters) {
  return [...narrowing(filters), ...kindIs(filters.kind), ...categoryIs(filters.category)]
}

/** What stood on it, and of which `isGone` is true. */
export async function listGone(
  db: QueryExecutorProvider,
  edition: Edition,
  { filters, isGone }: { filters: Filters; isGone: RawBuilder<boolean> },
) {
  const rows = await rowsOf(
    db,
    sql<{ kind: string; id: string; label: string; title: string; year: number }>`
      select kind, item.id, label, title, year from radar_place as place join item on item.id = item_id
      where edition = ${edition.id} and ${isGone} and ${all([...wantedOf(filters), isCrowdShown()])}
      order by year, item.id limit ${mostGone}`,
  )
  return rows.map(({ id, ...item }) => ({ ...item, id: String(id) }))
}
