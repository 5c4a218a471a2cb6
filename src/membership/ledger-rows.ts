/** The ledger as people read it: what moved both budgets for one reason is one row. */
import type { BudgetName } from './catalogue.ts'

export type LedgerEntry = {
  budget: BudgetName
  kind: string
  delta: number
  balance: number
  at: string
  reason: string
  /** What was ordered, with its page. */
  order?: { title: string; path: string } | null
}
/** By how much, and what there was then; below zero is owed. */
export type Move = { delta: number; balance: number }
/** A budget that did not move is null. */
export type LedgerRow = Pick<LedgerEntry, 'at' | 'reason' | 'kind'> & {
  order: NonNullable<LedgerEntry['order']> | null
} & Record<BudgetName, Move | null>

/** Entries come in the order of the ledger; only neighbours are put together. */
export function rowsOf(entries: readonly LedgerEntry[]): LedgerRow[] {
  const rows: LedgerRow[] = []
  for (const { budget, kind, delta, balance, at, reason, order = null } of entries) {
    const last = rows.at(-1)
    const isSame = last?.at === at && last.reason === reason && last.kind === kind && last[budget] === null
    if (last && isSame) last[budget] = { delta, balance }
    else rows.push({ at, reason, kind, order, analysis: null, trend: null, [budget]: { delta, balance } })
  }
  return rows
}
