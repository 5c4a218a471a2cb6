/** What was paid for and given back in 30 days, and how many are members: counts, and nobody's name. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { onSale } from '../catalogue.ts'

type Sold = { title: string; count: number; cents: number }

/** `cents` by the prices of today: what was paid in the end stands at Stripe. */
export async function countOrders(
  db: QueryExecutorProvider,
): Promise<{ products: Sold[]; refunded: number; disputed: number }> {
  const { rows: paid } = await sql<{ product: string; count: number }>`
    select product, count(*)::int as count from payment where at > now() - interval '30 days' group by product`.execute(
    db,
  )
  // A payment gives back of each budget, and may be given back in parts: its name stands in each of the keys.
  const { rows: back } = await sql<{ cause: string; count: number }>`
    select cause, count(distinct split_part(key, ':', 2))::int as count from ledger
    where kind = 'clawback' and at > now() - interval '30 days' group by cause`.execute(db)
  const takenBack = (cause: string) => back.find((one) => one.cause === cause)?.count ?? 0
  return {
    products: onSale.map(({ key, title, priceCents }) => {
      const count = paid.find(({ product }) => product === key)?.count ?? 0
      return { title, count, cents: count * priceCents }
    }),
    refunded: takenBack('refund'),
    disputed: takenBack('dispute'),
  }
}

export async function countMembers(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select count(*)::int as members from holder where status <> 'guest'`.execute(db)
  return rows[0]?.members ?? 0
}
