/** What is left of a holder's budgets, of how much, and what ends when. Never below zero: what is owed shows as nothing left. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { type BudgetName, welcome } from '../catalogue.ts'

type Budget = { left: number; granted: number }
export type Budgets = Record<BudgetName, Budget>
export type Ending = { budget: BudgetName; left: number; at: Date }

/** Of somebody who has ordered nothing yet. */
export const firstBudgets: Budgets = {
  analysis: { left: welcome.analysis, granted: welcome.analysis },
  trend: { left: welcome.trend, granted: welcome.trend },
}

/**
 * Lots that have ended count as gone before somebody writes it down. `granted` is of the lots that are being used: those that last and
 * have something left, and those of the month; where all is used up, the latest of them. What was given back counted when it was granted.
 */
export async function findBudgets(db: QueryExecutorProvider, holderId: string, now: Date): Promise<Budgets> {
  const { rows } = await sql<Budget & { budget: BudgetName }>`
    select lot.budget, sum(remaining) filter (where expires_at is null or expires_at > ${now})::int as left,
      greatest(
        coalesce(sum(granted) filter (where kind = 'grant' and (expires_at > ${now} or (expires_at is null and remaining > 0))),
          (array_agg(granted order by lot.id desc) filter (where kind = 'grant'))[1], 0),
        sum(remaining) filter (where expires_at is null or expires_at > ${now}))::int as granted
    from lot join ledger on ledger.id = entry_id where lot.holder_id = ${holderId} group by lot.budget`.execute(db)
  const of = (budget: BudgetName): Budget => {
    const { left, granted } = rows.find((row) => row.budget === budget) ?? { left: 0, granted: 0 }
    return { left: left ?? 0, granted }
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
