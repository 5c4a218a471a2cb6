/** Whether the answer of a report that would be made now lies farther from the one before than its owner bears. */
import type { Evidence } from '../report/evidence.ts'
import type { Report } from '../report/report.ts'
import { type MeasureName, measures } from './measures.ts'

export type Bearing = { measure: MeasureName; amount: number }

/** Numbers that should be alike differ in their last digits. */
const tiny = 1e-9

/**
 * An answer of another kind has moved, and so has one that is there no longer; where there was none before, one that has
 * come.
 */
export function hasMoved(before: Report, now: Report, { measure, amount }: Bearing): boolean {
  const [then, here] = [figureOf(before), figureOf(now)]
  if (!then || !here) return then !== here
  const { suits, distance } = measures[measure]
  if (!suits(then) || !suits(here) || then.unit !== here.unit)
    return then.value !== here.value || then.unit !== here.unit
  return distance(then, here) > amount + tiny
}

export function figureOf({ answer, evidence }: Pick<Report, 'answer' | 'evidence'>): Evidence | null {
  return evidence.find(({ id }) => id === answer?.evidence) ?? null
}
