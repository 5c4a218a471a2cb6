/** Who may hear how far an analysis has come: whose it is. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Hearing } from '#kit/server/stream/refs.ts'

export function analysisHearing(db: QueryExecutorProvider): Hearing {
  return {
    sort: 'analysis',
    async listHeard(ids, viewer) {
      if (!viewer) return []
      const query = sql<{
        id: string
      }>`select id from analysis where id = any(${ids}::bigint[]) and account_id = ${viewer.id}::bigint`
      return (await query.execute(db)).rows.map(({ id }) => id)
    },
  }
}
