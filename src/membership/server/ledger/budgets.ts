/**
 * What is left of a holder's budgets, of how much, and what ends when. Never below zero: what is owed shows as nothing
 * left.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { type BudgetName, welcome } from '../../catalogue.ts'

type Budget = { left: number; granted: number }
export type Budgets = Record<BudgetName, Budget>
export type Ending = { budget: BudgetName; left: number; at: Date }

/** Of somebody who has ordered nothing yet. */
export const firstBudgets: Budgets = {
  analysis: { left: welcome.analysis, granted: welcome.analysis },
  trend: { left: welcome.trend, granted: welcome.trend },
}

/**
 * Lots that have ended count as gone before somebody writes it down. `granted` is of what is being used: what lasts and
 * has something left, and the month; where all is used up, the latest of them. What was taken back does not count, or
 * it would read as used.
 */
export async function findBudgets(db: QueryExecutorProvider, holderId: string, now: Date): Promise<Budgets> {
  const { rows } = await sql<Budget & { budget: BudgetName }>`
    with source as (
      select lot.budget, max(lot.id) filter (where kind = 'grant') as id, max(expires_at) filter (where kind = 'grant') as ends_at,
        coalesce(sum(remaining) filter (where expires_at is null or expires_at > ${now}), 0) as left,
        sum(granted) filter (where kind = 'grant')
          - coalesce(sum((select sum(units) from taken where taken.lot_id = lot.id)), 0) as granted
      from lot join ledger on ledger.id = entry_id where lot.holder_id = ${holderId} group by lot.budget, source
    )
    select budget, sum("left")::int as left,
      greatest(
        coalesce(nullif(sum(granted) filter (where ends_at > ${now} or (ends_at is null and "left" > 0)), 0),
          (array_agg(granted order by id desc) filter (where granted > 0))[1], 0),
        sum("left"))::int as granted
    from source group by budget`.execute(db)
  const of = (budget: BudgetName): Budget => {
    const { left, granted } = rows.find((row) => row.budget === budget) ?? { left: 0, granted: 0 }
    return { left, granted }
  }
  return { analysis: of('analysis'), trend: of('trend') }
}

/** The first to end first. */
export async function listEndings(db: QueryExecutorProvider, holderId: string, now: Date): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select budget, sum(remaining)::int as left, expires_at as at from lot
    where holder_id = ${holderId} and remaining > 0 and expires_at > ${now} group by budget, expires_at order by expires_at, budget`.execute(
    db,
  )
  return rows
}
