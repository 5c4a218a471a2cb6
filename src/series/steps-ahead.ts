/** Which years, quarters or months a projection reaches, and what they are called. */
import { periodAt, periodOf, placeOf } from '#kit/periods.ts'
import { howOften } from './how-often.ts'
import type { Frequency } from './series-words.ts'

const fewestYears = 10

/**
 * To the end of the trend's horizon, ten years at the least; no more than 40 years, 40 quarters or 120 months. After
 * 2021 and to 2050 it is 29 years.
 */
export function stepsAhead(last: string, frequency: Frequency, horizonTo: number): number {
  const { perYear, mostAhead } = howOften[frequency]
  const years = Math.max(fewestYears, horizonTo - Number(last.slice(0, 4)))
  return Math.min(mostAhead, years * perYear)
}

/** What comes `steps` after a year, a quarter or a month: 2 after '2025-11' is '2026-01'. */
export function stepAfter(last: string, steps: number): string {
  return periodAt(placeOf(last) + steps, periodOf(last))
}

/** How many steps one date comes after another: from '2025-11' to '2026-01' it is 2. A year stands for its first part. */
export function stepsBetween(from: string, to: string, frequency: Frequency): number {
  return placeOf(to, howOften[frequency]) - placeOf(from, howOften[frequency])
}
