/** How many people there are, and how many of them came or were here of late. */
import { type QueryExecutorProvider, sql } from 'kysely'

type Counted = Record<'accounts' | 'accountsOfMonth' | 'activeInWeek' | 'activeInMonth', number>

/** Who was here: who signed in, as far as the account says it. */
export async function countAccounts(db: QueryExecutorProvider): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select (select count(*) from account)::int as accounts,
      (select count(*) from account where created_at > now() - interval '30 days')::int as "accountsOfMonth",
      (select count(*) from account where seen_at > now() - interval '7 days')::int as "activeInWeek",
      (select count(*) from account where seen_at > now() - interval '30 days')::int as "activeInMonth"`.execute(db)
  return rows[0] ?? { accounts: 0, accountsOfMonth: 0, activeInWeek: 0, activeInMonth: 0 }
}
