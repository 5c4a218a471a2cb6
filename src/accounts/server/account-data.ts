/** What other rooms keep for a user. Accounts know no content, so whoever assembles the server hands this in. */
import type { QueryExecutorProvider } from 'kysely'

export type AccountData = {
  /** Own and saved items, by kind (R20). */
  idsOf(accountId: string): Promise<{ predictions: string[]; scenarios: string[]; trends: string[] }>
  /** Membership and budgets (R20). */
  budgetsOf(
    accountId: string,
  ): Promise<{ membershipStatus: string; analysisBudget: number; analysisTrendBudget: number }>
  /**
   * The user goes by another name from now on, also as the author of what is there already. In the caller's
   * transaction.
   */
  rename(transaction: QueryExecutorProvider, accountId: string, name: string): Promise<void>
  /** An account was opened. In the caller's transaction. */
  begin(transaction: QueryExecutorProvider, accountId: string, now: Date): Promise<void>
  /** Somebody has signed in, and may be known from another account. After the transaction. */
  recognise(accountId: string, now: Date): Promise<void>
  /** Everything, for good. In the caller's transaction. */
  remove(transaction: QueryExecutorProvider, accountId: string): Promise<void>
}
