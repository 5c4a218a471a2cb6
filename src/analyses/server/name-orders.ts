/** What the ledger's orders were for: the question, and where its analysis stands. Only one's own. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { paths } from '#items/paths.ts'
import { ledgerOrder } from './rows.ts'

export async function nameOrders(
  db: QueryExecutorProvider,
  accountId: string,
  orders: readonly string[],
): Promise<Map<string, { title: string; path: string }>> {
  const { rows } = await sql<{ id: string; question: string }>`
    select id, question from analysis
    where account_id = ${accountId}::bigint and ${ledgerOrder('')} || id = any(${orders})`.execute(db)
  return new Map(rows.map(({ id, question }) => [ledgerOrder(id), { title: question, path: paths.analysis(id) }]))
}
