/**
 * A series without gaps: years, quarters or months that are missing are filled in on the straight line between their neighbours,
 * and known as filled in.
 */
import type { Frequency } from './series-words.ts'
import type { Observation } from './series.ts'
import { stepAfter, stepsBetween } from './steps-ahead.ts'

export type EvenSteps = { observations: Observation[]; isFilled: boolean[] }

/** Null where that would be more than `most` values. Of 2001: 3 and 2004: 9, the years between are 5 and 7. */
export function evenSteps(observed: readonly Observation[], frequency: Frequency, most: number): EvenSteps | null {
  const [first] = observed
  const last = observed.at(-1)
  if (!first || !last) return { observations: [], isFilled: [] }
  if (stepsBetween(first[0], last[0], frequency) + 1 > most) return null
  const observations: Observation[] = []
  const isFilled: boolean[] = []
  observed.forEach(([at, value], i) => {
    const [nextAt, next] = observed[i + 1] ?? [at, value]
    const steps = Math.max(1, stepsBetween(at, nextAt, frequency))
    for (let step = 0; step < steps; step++) {
      observations.push(step === 0 ? [at, value] : [stepAfter(at, step), value + (step / steps) * (next - value)])
      isFilled.push(step > 0)
    }
  })
  return { observations, isFilled }
}
