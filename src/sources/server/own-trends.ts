/** A trend for whoever may read it, and for those alone who may change it. */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { createItemStore } from '#items/server/store.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Viewer } from '#kit/viewer.ts'
import { trend } from '#trends/kind.ts'
import { mayChange } from './may-bind.ts'
import { type BoundTrend, findTrend } from './trend-store.ts'

export function ownTrends({ db, pool }: { db: Kysely<ContentTables>; pool: Pool }) {
  const items = createItemStore(pool)
  const seen = async (id: string, viewer: Viewer): Promise<BoundTrend> => {
    const found = await findTrend(db, id)
    if (!found || !(await items.isSeen({ kind: trend.name, id, viewer }))) throw new Refusal('item-not-found')
    return found
  }
  return {
    seen,
    /** What is another's is none of theirs for those who may not change it. */
    async own(id: string, viewer: Viewer): Promise<BoundTrend> {
      const found = await seen(id, viewer)
      if (!mayChange(found, viewer)) throw new Refusal('own-item-not-found')
      return found
    },
  }
}
