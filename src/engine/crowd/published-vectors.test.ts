/** The published values of Metaculus' aggregations (reference/vectors) agree, all of them. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { mixture } from '../distributions/means/mixture.ts'
import { type OptionForecast, quartilesOfOptions } from './multiple-choice.ts'
import { recencyWeights } from './weights/recency-weights.ts'
import { weightedMean } from './weighted-mean.ts'
import { weightedPercentile } from './weighted-percentile.ts'

const folder = resolve(import.meta.dirname, '../../../../shared/reference/vectors')
const read = <Vectors>(file: string) => JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as Vectors // described below
const isMissing = !existsSync(folder)
const why = 'reference/vectors lie outside the repository'
const close = (values: readonly (number | null)[]) =>
  values.map((value): unknown => (value === null ? null : expect.closeTo(value, 9)))

type Aggregated = { forecasts_in_time_order: (number | null)[][]; expected: Record<string, (number | null)[]> }
type Suites = {
  unweighted: Aggregated[]
  recency_weighted: Aggregated[]
  weighted_percentile_2d: {
    values: number[][]
    weights: number[] | null
    percentiles: number[]
    expected: number[][]
  }[]
}

test('weighted percentiles', ({ skip }) => {
  skip(isMissing, why)
  for (const { values, weights, percentiles, expected } of read<{ suites: Suites }>('metaculus_aggregation_unit.json')
    .suites.weighted_percentile_2d) {
    const found = percentiles.map((percent) =>
      columnsOf(values).map((column) => column && weightedPercentile(column, weights, percent / 100)),
    )
    expect(found).toEqual(expected.map(close))
  }
})

test.for(['unweighted', 'recency_weighted'] as const)('aggregates, %s', (suite, { skip }) => {
  skip(isMissing, why)
  for (const { forecasts_in_time_order: forecasts, expected } of read<{ suites: Suites }>(
    'metaculus_aggregation_unit.json',
  ).suites[suite]) {
    const weights = suite === 'unweighted' ? null : recencyWeights(forecasts.length)
    const [lower, middle, upper] = bands(forecasts, weights)
    const means = columnsOf(forecasts).map((column) => column && weightedMean(column, weights ?? column.map(() => 1)))
    const found = { forecast_values: middle, interval_lower_bounds: lower, interval_upper_bounds: upper, means }
    const published = Object.entries(expected).filter(([name]) => name in found)
    expect(found).toMatchObject(Object.fromEntries(published.map(([name, values]) => [name, close(values)])))
  }
})

type Golden = {
  type: 'binary' | 'multiple_choice' | 'numeric'
  spot_day: number
  forecasts: { start_day: number; end_day: number | null; p_yes?: number; pmf?: number[]; cdf?: number[] }[]
  expected: {
    aggregate_at_spot_day?: Record<string, { forecast_values: number[]; lower: number[]; upper: number[] }> | null
  }
}

test.for(['binary', 'multiple_choice', 'numeric'] as const)(
  'the reference implementation on random questions, %s',
  (wanted, { skip }) => {
    skip(isMissing, why)
    let compared = 0
    for (const { type, spot_day: day, forecasts, expected } of read<{ cases: Golden[] }>('metaculus_golden_random.json')
      .cases) {
      const active = forecasts.filter(({ start_day: start, end_day: end }) => start <= day && (end ?? Infinity) > day)
      for (const [method, published] of Object.entries((type === wanted && expected.aggregate_at_spot_day) || {})) {
        const weights = method === 'unweighted' ? null : recencyWeights(active.length)
        const options = active.map(({ p_yes: yes, pmf = [] }) => (yes === undefined ? pmf : [1 - yes, yes]))
        const cdfs = active.map(({ cdf = [] }) => cdf)
        const mixed = type === 'numeric' && Array.from(mixture(cdfs, weights))
        // Scaled edges are published even where they pass 1; ours stop there.
        const edges = [published.lower, published.forecast_values, published.upper].map((values) =>
          values.map((edge) => Math.min(1, edge)),
        )
        expect(mixed || bands(options, weights)).toEqual(mixed ? close(published.forecast_values) : edges.map(close))
        compared++
      }
    }
    expect(compared).toBeGreaterThanOrEqual(20)
  },
)

/**
 * Lower quartiles, middles and upper quartiles. Two places are no and yes: their percentiles sum to 1 and are not
 * scaled.
 */
function bands(forecasts: readonly OptionForecast[], weights: ArrayLike<number> | null): (number | null)[][] {
  if (forecasts[0]?.length === 2) {
    return [0.25, 0.5, 0.75].map((p) =>
      columnsOf(forecasts).map((column) => column && weightedPercentile(column, weights, p)),
    )
  }
  const quartiles = quartilesOfOptions(forecasts, weights)
  return (['lower', 'median', 'upper'] as const).map((edge) => quartiles.map((band) => band && band[edge]))
}

/** What everybody said of each option, or null where somebody could not. */
function columnsOf(forecasts: readonly OptionForecast[]): (number[] | null)[] {
  return Array.from(forecasts[0] ?? [], (_, option) => {
    const column = forecasts.map((forecast) => forecast[option] ?? null).filter((p) => p !== null)
    return column.length === forecasts.length ? column : null
  })
}
