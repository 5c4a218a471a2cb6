/** Units of the budgets of an account: given for a test or a measurement, and what is left of them. */
import type { Pool } from 'pg'
import type { BudgetName } from '#membership/catalogue.ts'

/** What is left of each budget, and every movement but grants. */
export async function unitsOf(pool: Pool, accountId: string) {
  const { rows } = await pool.query<{ analysis: number; trend: number; moves: string[] }>(
    `select coalesce(sum(delta) filter (where budget = 'analysis'), 0)::int as analysis,
       coalesce(sum(delta) filter (where budget = 'trend'), 0)::int as trend,
       coalesce(array_agg(ledger.kind order by ledger.id) filter (where ledger.kind <> 'grant'), '{}') as moves
     from ledger join holder on holder.id = holder_id where account_id = $1`,
    [accountId],
  )
  return rows[0]
}

export async function setUnits(pool: Pool, accountId: string, units: Record<BudgetName, number>): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into holder (account_id, created_at) values ($1, now()) on conflict (account_id) do update set account_id = excluded.account_id returning id`,
    [accountId],
  )
  for (const [budget, count] of Object.entries(units)) {
    const values = [rows[0]?.id, budget, count, `grant:test:${accountId}:${budget}`]
    if (count > 0)
      await pool.query(`select ledger_give($1, $2, 'grant', $3, $4, 'test', null, now(), null, null, now())`, values)
  }
}
