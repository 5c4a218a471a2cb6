/** The median in which newer forecasts count more, as a way of putting forecasts together. */
import { mostByRecency } from '../words.ts'

const way = 'recency-weighted-median' as const

/** None of so many that it is left out. `said`: what it says, in whatever form that is wanted. */
export function byRecency<Said extends object>(people: number, said: () => Said): ({ way: typeof way } & Said)[] {
  return people > mostByRecency ? [] : [{ way, ...said() }]
}
