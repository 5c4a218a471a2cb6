/** Both budgets after a payment that did not happen: unchanged, unless something else moved them meanwhile. */
import { BudgetFigures } from './BudgetFigures.tsx'
import type { Unbought } from './use-outcome.ts'

export function UnboughtFigures({ now, departure }: Unbought) {
  return (
    now && (
      <div>
        <BudgetFigures left={now.left} before={departure?.before ?? null} />
      </div>
    )
  )
}
