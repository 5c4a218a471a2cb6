/** How many people have forecast who are still here. */
import { type QueryExecutorProvider, sql } from 'kysely'

export async function countForecasters(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ forecasters: number }>`
    select count(account_id)::int as forecasters from forecaster where sort = 'person'`.execute(db)
  return rows[0]?.forecasters ?? 0
}
