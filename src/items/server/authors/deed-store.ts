/** What operators did, from the words that each room keeps of it. */
import { type QueryExecutorProvider, sql } from 'kysely'

const mostShown = 20

type Row = {
  at: Date
  what: string
  by: string | null
  reason: string
  kind: string | null
  id: string | null
  title: string | null
}
type Deed = {
  at: string
  what: string
  by: string | null
  reason: string
  item: { kind: string; id: string; title: string } | null
}

/** The latest first. What it was done to is null where that is gone, or is no item. */
export async function listDeeds(db: QueryExecutorProvider): Promise<Deed[]> {
  const { rows } = await sql<Row>`
    select deed.at, what, by_name as by, reason, kind, item.id, title
    from (select * from operator_deed order by at desc limit ${mostShown}) as deed left join item on item.id = item_id
    order by deed.at desc`.execute(db)
  return rows.map(({ at, kind, id, title, ...deed }) => ({
    ...deed,
    at: at.toISOString(),
    item: kind !== null && id !== null && title !== null ? { kind, id, title } : null,
  }))
}
