/** Both budgets as figures below an outcome, with what each was before where that is known. */
import { Stat, Stats } from '#kit/web/ui/figures/Stats.tsx'
import type { Departure } from './departure.ts'
import { type Now, sayChange } from './outcome.ts'

export function BudgetFigures({ now, departure }: { now: Pick<Now, 'left' | 'owed'>; departure: Departure | null }) {
  return (
    <div>
      <Stats>
        <Stat label="Analyses" note={sayChange('analysis', departure, now)}>
          {now.left.analysis}
        </Stat>
        <Stat label="Trend analyses" note={sayChange('trend', departure, now)}>
          {now.left.trend}
        </Stat>
      </Stats>
    </div>
  )
}
