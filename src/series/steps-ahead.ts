/** Which years or months a projection reaches, and what they are called. */
import type { Frequency } from './series-words.ts'

/** Values in a year, as the engine counts. */
export const periodOf = { yearly: 1, monthly: 12 } as const satisfies Record<Frequency, number>

const fewestYears = 10
const mostSteps = { yearly: 40, monthly: 120 } as const satisfies Record<Frequency, number>

/**
 * To the end of the trend's horizon, ten years at the least; no more than 40 years, or 120 months. After 2021 and to
 * 2050 it is 29 years.
 */
export function stepsAhead(last: string, frequency: Frequency, horizonTo: number): number {
  const years = Math.max(fewestYears, horizonTo - Number(last.slice(0, 4)))
  return Math.min(mostSteps[frequency], years * periodOf[frequency])
}

/** What comes `steps` after a year or a month: 2 after '2025-11' is '2026-01'. */
export function stepAfter(last: string, steps: number): string {
  const [year = 0, month] = last.split('-').map(Number)
  if (month === undefined) return String(year + steps).padStart(4, '0')
  const months = year * 12 + (month - 1) + steps
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** How many steps one year or month comes after another: from '2025-11' to '2026-01' it is 2. */
export function stepsBetween(from: string, to: string, frequency: Frequency): number {
  return placeOf(to, frequency) - placeOf(from, frequency)
}

function placeOf(at: string, frequency: Frequency): number {
  const [year = 0, month = 1] = at.split('-').map(Number)
  return year * periodOf[frequency] + (frequency === 'monthly' ? month - 1 : 0)
}
