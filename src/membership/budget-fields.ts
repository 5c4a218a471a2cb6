/** Under which name an account is told what is left of a budget. */
import type { BudgetName } from './catalogue.ts'

export const budgetFields = { analysis: 'analysisBudget', trend: 'analysisTrendBudget' } as const satisfies Record<
  BudgetName,
  string
>
