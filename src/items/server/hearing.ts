/** Who may hear what happens to an item: those who may see it. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Hearing } from '#kit/server/stream/refs.ts'
import { rowsOf } from './rows.ts'
import { isSeenBy } from './visibility.ts'

export function itemHearing(db: QueryExecutorProvider): Hearing {
  return {
    sort: 'item',
    async listHeard(ids, viewer) {
      const isSeen = viewer ? isSeenBy(viewer) : sql`item.published_at is not null`
      return (
        await rowsOf(db, sql<{ id: string }>`select id from item where id = any(${ids}::bigint[]) and ${isSeen}`)
      ).map(({ id }) => id)
    },
  }
}
