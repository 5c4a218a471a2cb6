/** The ledger as people read it: what moved both budgets for one reason is one row. */
import type { BudgetName } from './catalogue.ts'

export type LedgerEntry = { budget: BudgetName; kind: string; delta: number; balance: number; at: string; reason: string }
/** A budget that did not move is null. */
export type LedgerRow = { at: string; reason: string; kind: string } & Record<BudgetName, number | null>

/** Entries come in the order of the ledger; only neighbours are put together. */
export function rowsOf(entries: readonly LedgerEntry[]): LedgerRow[] {
  const rows: LedgerRow[] = []
  for (const { budget, kind, delta, at, reason } of entries) {
    const last = rows.at(-1)
    const isSame = last?.at === at && last.reason === reason && last.kind === kind && last[budget] === null
    if (last && isSame) last[budget] = delta
    else rows.push({ at, reason, kind, analysis: null, trend: null, [budget]: delta })
  }
  return rows
}
