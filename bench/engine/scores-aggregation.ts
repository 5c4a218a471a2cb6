/** The parameters of the published implementation's own tests of its aggregates, percentiles and percent points. */
import { medianOfOptions } from '../../src/engine/crowd/multiple-choice.ts'
import { recencyWeights } from '../../src/engine/crowd/weights/recency-weights.ts'
import { weightedMean } from '../../src/engine/crowd/weighted-mean.ts'
import { weightedPercentile } from '../../src/engine/crowd/weighted-percentile.ts'
import { mixture } from '../../src/engine/distributions/means/mixture.ts'
import { percentPoint } from '../../src/engine/distributions/percent-point.ts'
import { compared, type Comparison, vectorFile } from './scores-comparison.ts'

type Row = (number | null)[]
type Aggregate = { forecasts_in_time_order: Row[]; expected: { forecast_values: Row; means?: Row } }
type File = {
  suites: {
    unweighted: Aggregate[]
    recency_weighted: Aggregate[]
    weighted_percentile_2d: { values: Row[]; weights: number[] | null; percentiles: number[]; expected: Row[] }[]
    percent_point_function: { cdf: number[]; percentiles: number | number[]; expected: number[] }[]
  }
}

export async function aggregationComparisons(folder: string): Promise<Comparison[]> {
  const { suites } = await vectorFile<File>(folder, 'metaculus_aggregation_unit.json')
  return [
    ...suites.unweighted.flatMap((one, i) => aggregateCase(`unweighted ${i}`, one, null)),
    ...suites.recency_weighted.flatMap((one, i) =>
      aggregateCase(`recency weighted ${i}`, one, recencyWeights(one.forecasts_in_time_order.length)),
    ),
    ...suites.weighted_percentile_2d.flatMap(({ values, weights, percentiles, expected }, i) =>
      percentiles.flatMap((percentile, j) =>
        compared(`percentile ${i} at ${percentile}`, percentiles2d(values, weights, percentile), expected[j] ?? []),
      ),
    ),
    ...suites.percent_point_function.flatMap(({ cdf, percentiles, expected }, i) =>
      compared(
        `percent point ${i}`,
        [percentiles].flat().map((percentile) => percentPoint(cdf, percentile / 100)),
        expected,
      ),
    ),
  ]
}

/** The published crowd forecast: medians of chances, means of CDFs. */
export function aggregate(
  type: string,
  forecasts: readonly Row[],
  weights: ArrayLike<number> | null,
): ArrayLike<number | null> {
  if (type === 'numeric') return mixture(forecasts.map(present), weights)
  return type === 'binary' ? percentiles2d(forecasts, weights, 50) : medianOfOptions(forecasts, weights)
}

/** The percentile of each place over all rows; null where a row has none. */
export function percentiles2d(rows: readonly Row[], weights: ArrayLike<number> | null, percentile: number): Row {
  return columns(rows).map((column) => column && weightedPercentile(column, weights, percentile / 100))
}

function aggregateCase(
  what: string,
  { forecasts_in_time_order: rows, expected }: Aggregate,
  weights: Float64Array | null,
): Comparison[] {
  const type = rows[0]?.length === 2 ? 'binary' : 'multiple_choice'
  const ones = new Float64Array(rows.length).fill(1)
  const means = columns(rows).map((column) => column && weightedMean(column, weights ?? ones))
  return [
    ...compared(what, aggregate(type, rows, weights), expected.forecast_values),
    ...(expected.means ? compared(`${what}: mean`, means, expected.means) : []),
  ]
}

function columns(rows: readonly Row[]): (number[] | null)[] {
  return (rows[0] ?? []).map((_, i) => {
    const column = present(rows.map((row) => row[i] ?? null))
    return column.length === rows.length ? column : null
  })
}

function present(row: Row): number[] {
  return row.filter((value) => value !== null)
}
