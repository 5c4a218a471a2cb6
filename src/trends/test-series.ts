/** For tests: series of a few shapes, and what is computed of them. */
import { computeTrendNumbers, type TrendInput } from './compute-numbers.ts'
import type { Observation } from '#series/series.ts'

export const yearly = (values: readonly number[], from = 2000): Observation[] =>
  values.map((value, i) => [String(from + i).padStart(4, '0'), value])
export const quarterly = (values: readonly number[], from = 2000): Observation[] =>
  values.map((value, i) => [`${from + Math.floor(i / 4)}-Q${(i % 4) + 1}`, value])
export const monthly = (values: readonly number[], from = 2000): Observation[] =>
  values.map((value, i) => [
    `${String(from + Math.floor(i / 12)).padStart(4, '0')}-${String((i % 12) + 1).padStart(2, '0')}`,
    value,
  ])

type Wish = Partial<NonNullable<TrendInput['series']>> &
  Partial<Pick<TrendInput, 'thresholds' | 'horizonTo' | 'newer' | 'bounds' | 'whole'>>

export function numbersOf(
  values: readonly number[],
  { thresholds = [], horizonTo = 2040, newer = [], bounds = null, whole = null, ...series }: Wish = {},
) {
  return computeTrendNumbers({
    series: { unit: 'tonnes', frequency: 'yearly', kind: 'level', observations: yearly(values), ...series },
    bounds,
    newer,
    whole,
    thresholds,
    horizonTo,
  })
}

export function madeOf(...given: Parameters<typeof numbersOf>) {
  const numbers = numbersOf(...given)
  const { projection } = numbers
  if (projection === null || projection.refused !== null) throw new Error(`no projection: ${projection?.refused}`)
  return { ...numbers, projection }
}

export const wavy = (i: number) => Math.sin(i * 1.7) + Math.sin(i * 0.9)
export const rising = Array.from({ length: 24 }, (_, i) => 40 + 2 * i + wavy(i))
export const nearlyAll = Array.from({ length: 24 }, (_, i) => 100 - 60 * 0.85 ** i + 0.3 * wavy(i))
export const cheaper = Array.from({ length: 40 }, (_, i) => 100 * Math.exp(-0.16 * i + 0.1 * wavy(i)))
