/** The series of several countries as one of the world, each time by itself. */
import type { Dated, NamedSeries } from './connector.ts'

/** How much of all weight the countries of a year must have for it to be the world's. */
const leastCovered = 0.95

/**
 * The sum of value times weight over the sum of weights, of the countries that have both: 10 for 3 people and 40 for 1
 * are 17.5.
 */
export function weighted(
  series: readonly NamedSeries[],
  weights: readonly NamedSeries[],
): { values: readonly Dated[]; thin: number } {
  const weightOf = new Map(weights.map(({ name, values }) => [name, new Map(values.map(([at, value]) => [at, value]))]))
  const whole = new Map(together(weights, sum).map(([at, value]) => [at, value]))
  const sums = new Map<string, { of: number; weight: number }>()
  for (const { name, values } of series)
    for (const [at, value] of values) {
      const weight = weightOf.get(name)?.get(at) ?? 0
      const { of, weight: before } = sums.get(at) ?? { of: 0, weight: 0 }
      sums.set(at, { of: of + value * weight, weight: before + weight })
    }
  const known = [...sums].filter(([at, { weight }]) => weight > 0 && weight >= leastCovered * (whole.get(at) ?? 0))
  return { values: known.map(([at, { of, weight }]) => [at, of / weight]), thin: sums.size - known.length }
}

/** Of the countries that say something of a time, whichever they are. */
export function together(series: readonly NamedSeries[], how: (values: readonly number[]) => number): Dated[] {
  const times = new Map<string, number[]>()
  for (const [at, value] of series.flatMap(({ values }) => values)) times.set(at, [...(times.get(at) ?? []), value])
  return [...times].map(([at, values]) => [at, how(values)])
}

export function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
