/**
 * Fans of the world series that the starter collection rests on, as the product draws them, seen from earlier years.
 * Nothing was ever fitted on these series. What a mean over many fans hides is told apart: series whose bands hold
 * little, series that take off, explode or are shifted.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { coverage, scaledIntervalScore, symmetricPercentageError } from '../../../src/engine/projection/accuracy.ts'
import { isExploding } from '../../../src/engine/projection/bands/exploding.ts'
import { naive2 } from '../../../src/engine/projection/methods/naive.ts'
import { projectBetweenBounds } from '../../../src/engine/projection/project-between-bounds.ts'
import { mean, median } from '../../../src/engine/statistics.ts'
import { boundsOf } from '../../../src/series/value-bounds.ts'

type Stored = { id: string; unit: string; frequency: string; regular: boolean }
type Fan = ReturnType<typeof fanFrom> & {}

const horizon = 6
const windows = 4
const fewest = 10
/** A series of which fewer of the foreseen values lie inside the 95 % band is named. */
const leastInside = 0.75

/** `data`: the folder of series.json ({id, unit, frequency, regular}) and series.csv (id, year, value). */
export async function benchStarter({ data = '../shared/reference/series' }: { data?: string | undefined }) {
  const stored = JSON.parse(await readFile(join(data, 'series.json'), 'utf8')) as Stored[] // the reference's own shape
  const values = valuesById(await readFile(join(data, 'series.csv'), 'utf8'))
  const yearly = stored.filter(({ frequency, regular }) => frequency === 'Y' && regular)
  const fans = yearly.flatMap((one) => fansOf(one, values.get(one.id) ?? []))
  const bySeries = [...Map.groupBy(fans, ({ id }) => id)]
  return {
    series: bySeries.length,
    ...figuresOf(fans),
    owa: rounded(
      (mean(fans.map(({ smape }) => smape)) / mean(fans.map(({ naiveSmape }) => naiveSmape)) +
        mean(fans.map(({ error }) => error)) / mean(fans.map(({ naiveError }) => naiveError))) /
        2,
    ),
    holdLittle: bySeries.filter(([, of]) => mean(of.map(({ inside95 }) => inside95)) < leastInside).map(([id]) => id),
    allOnOneSide: bySeries.filter(([, of]) => new Set(of.flatMap(({ sides }) => sides)).size === 1).map(([id]) => id),
    tookOff: figuresOf(fans.filter(({ tookOff }) => tookOff)),
    exploding: figuresOf(fans.filter(({ explodes }) => explodes)),
    shifted: figuresOf(fans.filter(({ shift }) => shift !== 0)),
  }
}

function valuesById(csv: string): Map<string, number[]> {
  const rows = csv.trim().split('\n').slice(1)
  const byId = Map.groupBy(
    rows.map((row) => row.split(',')),
    ([id = '']) => id,
  )
  return new Map([...byId].map(([id, of]) => [id, of.map(([, , value]) => Number(value))]))
}

function fansOf({ id, unit }: Stored, values: readonly number[]) {
  return Array.from({ length: windows }, (_, window) => values.length - horizon * (window + 1)).flatMap((known) => {
    if (known < fewest) return []
    return fanFrom(values.slice(0, known), values.slice(known, known + horizon), { id, unit }) ?? []
  })
}

/** Null where nothing is projected. Errors are in mean changes; without the shift the median is told as well. */
function fanFrom(known: readonly number[], truth: readonly number[], { id, unit }: Pick<Stored, 'id' | 'unit'>) {
  const bounds = boundsOf({ kind: unit.startsWith('%') ? 'share' : 'level', unit }, known)
  const answer = projectBetweenBounds({ values: known }, { period: 1, horizon, bounds })
  if (answer.refused !== null) return null
  const { points, scale, leftOut, shift } = answer
  const medians = points.map((point) => point.median)
  const unshifted = medians.map((value, i) => value - shift * (i + 1))
  const naive = naive2(known, 1, horizon)
  const bands = (level: 80 | 95) => points.map((point) => point.bands[level])
  const errorOf = (said: readonly number[]) => mean(truth.map((value, i) => Math.abs(value - said[i]!) / scale))
  const isPositive = [...truth, ...medians].every((value) => value > 0)
  return {
    id,
    shift,
    tookOff: leftOut > 0,
    explodes: isExploding(known.slice(leftOut)),
    error: errorOf(medians),
    errorUnshifted: errorOf(unshifted),
    naiveError: errorOf(naive),
    smape: symmetricPercentageError(truth, medians),
    naiveSmape: symmetricPercentageError(truth, naive),
    logError: isPositive ? mean(truth.map((value, i) => Math.abs(Math.log(value / medians[i]!)))) : null,
    inside95: coverage(truth, bands(95)),
    inside80: coverage(truth, bands(80)),
    msis: scaledIntervalScore(truth, bands(95), 0.95, scale),
    sides: truth.map((value, i) => Math.sign(value - medians[i]!)),
  }
}

function figuresOf(fans: readonly Fan[]) {
  const of = (pick: (fan: Fan) => number) => rounded(mean(fans.map(pick)))
  const logErrors = fans.flatMap(({ logError }) => logError ?? [])
  return {
    fans: fans.length,
    coverage95: of(({ inside95 }) => inside95),
    coverage80: of(({ inside80 }) => inside80),
    mase: of(({ error }) => error),
    medianMase: rounded(median(fans.map(({ error }) => error))),
    maseUnshifted: of(({ errorUnshifted }) => errorUnshifted),
    logError: rounded(mean(logErrors)),
    msis: of(({ msis }) => msis),
  }
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
