/** Both budgets as figures below an outcome, with what each was before where that is known. */
import { Stat, Stats } from '#kit/web/ui/Stats.tsx'
import type { Units } from '../words.ts'
import { sayChange } from './outcome.ts'

export function BudgetFigures({ left, before }: { left: Units; before: Units | null }) {
  return (
    <Stats>
      <Stat label="Analyses" note={before && sayChange(before.analysis, left.analysis)}>
        {left.analysis}
      </Stat>
      <Stat label="Trend analyses" note={before && sayChange(before.trend, left.trend)}>
        {left.trend}
      </Stat>
    </Stats>
  )
}
