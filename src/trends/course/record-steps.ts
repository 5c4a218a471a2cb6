/** How values lay in the bands by how many steps ahead these were said. */
import { within } from '#engine/projection/bands/knots.ts'
import type { ProjectionPoint } from '#engine/projection/projection.ts'

type Inside = { 50: boolean; 80: boolean; 95: boolean }
export type StepCount = { step: number; values: number; inside: { 50: number; 80: number; 95: number } }

const levels = [50, 80, 95] as const

export function insideBands(bands: ProjectionPoint['bands'], value: number): Inside {
  const isIn = (level: 50 | 80 | 95) => value >= bands[level].low && value <= bands[level].high
  return { 50: isIn(50), 80: isIn(80), 95: isIn(95) }
}

/** Of seven knots, as past fans are kept. */
export function insideKnots(knots: readonly number[], value: number): Inside {
  const at = (place: number) => within({ least: -Infinity, most: Infinity }, knots[place] ?? Number.NaN)
  const band = (low: number, high: number) => ({ low: at(low), high: at(high) })
  return insideBands({ 50: band(2, 4), 80: band(1, 5), 95: band(0, 6) }, value)
}

/** The nearest first. */
export function countedBySteps(came: readonly ({ step: number } & Inside)[]): StepCount[] {
  const groups = Map.groupBy(came, ({ step }) => step)
  return [...groups]
    .map(([step, values]) => {
      const count = (level: (typeof levels)[number]) => values.filter((one) => one[level]).length
      return { step, values: values.length, inside: { 50: count(50), 80: count(80), 95: count(95) } }
    })
    .toSorted((a, b) => a.step - b.step)
}
