/** What became of a payment: said aloud once it is known, with both budgets below. */
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { BudgetFigures } from './BudgetFigures.tsx'
import { sayOutcome } from './outcome.ts'
import styles from './Outcomes.module.css'
import type { Delivered } from './use-outcome.ts'

export function Delivery({ state, again }: Delivered) {
  const now = 'now' in state ? state.now : null
  return (
    <>
      <output className={styles.said} aria-busy={state.is === 'looking' || undefined}>
        {sayOutcome(state)}
      </output>
      {now && <BudgetFigures now={now} departure={state.is === 'changed' ? state.departure : null} />}
      {state.is === 'late' && (
        <Button variant="plain" size="small" onClick={again}>
          Look again
        </Button>
      )}
    </>
  )
}
