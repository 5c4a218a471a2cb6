/**
 * What a source says of single values, on their way to a series: what it forecasts is no observation, what is computed
 * of several values is what any of them is, and what no series could keep is left out.
 */
import { isForecast, type Mark } from '#series/marks.ts'
import { mark as keepable, type Observation } from '#series/series.ts'
import type { Dated, NamedSeries } from './connector.ts'

/** `forecasts`: how many values were none. */
export function withoutForecasts(series: readonly NamedSeries[]): { observed: NamedSeries[]; forecasts: number } {
  const observed = series.map(({ name, values }) => ({
    name,
    values: values.filter(([, , mark = '']) => !isForecast(mark)),
  }))
  return { observed, forecasts: countIn(series) - countIn(observed) }
}

function countIn(series: readonly NamedSeries[]): number {
  return series.reduce((sum, { values }) => sum + values.length, 0)
}

/** With the marks of all values that it is made of, each once: of p and `b p` it is `p b`. */
export function madeOf(at: string, value: number, of: readonly Dated[]): Dated {
  const marks = new Set(of.flatMap(([, , mark]) => mark?.split(' ') ?? []))
  return marks.size > 0 ? [at, value, [...marks].join(' ')] : [at, value]
}

/** `lost`: how many marks are remarks too long to be kept, or what a spreadsheet would run. */
export function parted(values: readonly Dated[]): { observations: Observation[]; marks: Mark[]; lost: number } {
  const told = values.flatMap(([at, , mark]): Mark[] => (mark === undefined ? [] : [[at, mark]]))
  const marks = told.filter(([, mark]) => keepable.safeParse(mark).success)
  return { observations: values.map(([at, value]) => [at, value]), marks, lost: told.length - marks.length }
}
