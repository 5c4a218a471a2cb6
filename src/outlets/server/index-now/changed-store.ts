/** Which pages of items have something new, of those that lists show this moment. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'

type Asked = { from: Date; until: Date; most: number }

export function listChanged(db: QueryExecutorProvider, { from, until, most }: Asked) {
  const inIt = (at: string) => sql`(${sql.raw(at)} >= ${from} and ${sql.raw(at)} < ${until})`
  return rowsOf<{ kind: string; id: string }>(
    db,
    sql`
      select kind, id::text from item
      where is_listed and (${inIt('updated_at')} or ${inIt('published_at')}
        or exists (select from item_numbers where item_id = item.id and is_public and ${inIt('made_at')})
        or exists (select from item_move where item_id = item.id and ${inIt('at')}))
      order by updated_at desc, id limit ${most}`,
  )
}
