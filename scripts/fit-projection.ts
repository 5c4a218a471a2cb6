/**
 * Fits the constants of the projections' bands on the public series and writes
 * src/engine/projection/bands/calibration-constants.ts:
 *   node scripts/fit-projection.ts            prints figures on series left out (five folds) and in sample, and writes; some minutes
 *   node scripts/fit-projection.ts --dry      prints only
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { scaledIntervalScore } from '../src/engine/projection/accuracy.ts'
import { bandFeatures, isPositive, scaleOf } from '../src/engine/projection/bands/band-features.ts'
import {
  calibratedKnots,
  lengthBucket,
  type BandModel,
  type Calibration,
} from '../src/engine/projection/bands/calibration.ts'
import { centralForecast, type Period } from '../src/engine/projection/methods/central-forecast.ts'
import { chosenForecast } from '../src/engine/projection/chosen-forecast.ts'
import { fitBandModel, type KnownForecast } from '../src/engine/projection/bands/fit-band-model.ts'
import { naive2 } from '../src/engine/projection/methods/naive.ts'

type Series = { id: string; m: Period; h: number; train: number[]; test: number[] }
/**
 * One step of one series: what the regression sees, and what is needed to judge it. `series` is its place in the file.
 */
type Row = KnownForecast & { forecast: number; truth: number; naive: number; series: number }

const root = new URL('../', import.meta.url)
const files: { period: Period; file: string; lengths: number[] }[] = [
  { period: 1, file: 'm4-yearly-public', lengths: [20, 40] },
  { period: 4, file: 'm4-quarterly-public', lengths: [40, 80] },
  { period: 12, file: 'm3-monthly-public', lengths: [80] },
]
/**
 * Forecasts of a series' own past count for this much in the regression: they are of another time, and there are up to
 * three for one.
 */
const weightOfPast = 0.3
const earlierOrigins = 3
const folds = 5

const calibrations: Partial<Record<Period, Calibration>> = {}
for (const { period, file, lengths } of files) {
  const series = read(file)
  const models = [true, false].map((positive) => fitOn(series, lengths, { file, positive }))
  calibrations[period] = { lengths, positive: models[0]!, any: models[1]! }
}
if (!process.argv.includes('--dry')) write()

function read(file: string): Series[] {
  const path = new URL(`../shared/reference/m4/${file}.json.gz`, root)
  return JSON.parse(gunzipSync(readFileSync(path)).toString()) as Series[] // the reference's own shape
}

/**
 * The model fitted on all series; its figures, and those of models that had not seen the series they are judged on, are
 * printed.
 */
function fitOn(
  series: readonly Series[],
  lengths: number[],
  { file, positive }: { file: string; positive: boolean },
): BandModel {
  const rows = series.flatMap((one, i) => rowsOf(one, i, positive))
  const steps = series[0]!.h
  const judgedBy = (model: BandModel, of: readonly Row[]) =>
    of.filter(({ weight }) => weight === 1).map((row) => judged(row, model, lengths))
  const leftOut = Array.from({ length: folds }, (_, fold) => {
    const seen = rows.filter((row) => row.series % folds !== fold)
    const unseen = rows.filter((row) => row.series % folds === fold)
    return judgedBy(fitBandModel(seen, lengths, steps), unseen)
  }).flat()
  const model = fitBandModel(rows, lengths, steps)
  const figures = { leftOut: summary(leftOut), inSample: summary(judgedBy(model, rows)) }
  console.log(file, positive ? 'positive' : 'any', JSON.stringify(figures))
  return model
}

/** The forecast of the test values, and of the last horizons of the training values from before them. */
function rowsOf({ m, h, train, test }: Series, series: number, positive: boolean): Row[] {
  const origins = Array.from({ length: earlierOrigins + 1 }, (_, k) => train.length - k * h).filter(
    (n) => n >= Math.max(13, 3 * m),
  )
  return origins.flatMap((count) => {
    const known = train.slice(0, count)
    const truth = count === train.length ? test : train.slice(count, count + h)
    if (known.every((value) => value === known[0]) || (positive && !isPositive(known))) return []
    const { central, forecast } = positive ? chosenForecast(known, m, h) : onValuesOnly(known, m, h)
    const naive = naive2(known, m, h)
    const common = { series, count, change: scaleOf(known, m), weight: count === train.length ? 1 : weightOfPast }
    return bandFeatures(known, m, { ...central, forecast }, positive).map((features, i) => {
      const step = { forecast: forecast[i]!, truth: truth[i]!, naive: naive[i]!, error: truth[i]! - forecast[i]! }
      return { ...features, ...common, ...step }
    })
  })
}

/** What a series that is not all positive gets, but for the rare change of method. */
function onValuesOnly(known: readonly number[], period: Period, horizon: number) {
  const central = centralForecast(known, period, horizon, { logarithms: false })
  return { central, forecast: central.forecast }
}

function judged({ truth, naive, change, ...row }: Row, model: BandModel, lengths: readonly number[]) {
  const bucket = lengthBucket(lengths, row.count)
  const knots = calibratedKnots(row.forecast, row, model, bucket)
  const inside = (low: number, high: number) => (truth >= knots[low]! && truth <= knots[high]! ? 1 : 0)
  const percentage = (forecast: number) => (200 * Math.abs(truth - forecast)) / (Math.abs(truth) + Math.abs(forecast))
  return {
    bucket,
    msis: scaledIntervalScore([truth], [{ low: knots[0]!, high: knots[6]! }], 0.95, change),
    coverage: { 95: inside(0, 6), 80: inside(1, 5), 50: inside(2, 4) },
    smape: percentage(knots[3]!),
    mase: Math.abs(truth - knots[3]!) / change,
    naiveSmape: percentage(naive),
    naiveMase: Math.abs(truth - naive) / change,
  }
}

function summary(rows: readonly ReturnType<typeof judged>[]) {
  const mean = (pick: (row: (typeof rows)[number]) => number, of = rows) =>
    of.reduce((sum, row) => sum + pick(row), 0) / of.length
  const [smape, mase] = [mean((row) => row.smape), mean((row) => row.mase)]
  const buckets = [...new Set(rows.map(({ bucket }) => bucket))].toSorted()
  const figures = {
    smape,
    mase,
    owa: (smape / mean((row) => row.naiveSmape) + mase / mean((row) => row.naiveMase)) / 2,
    msis: mean((row) => row.msis),
    coverage95: mean((row) => row.coverage[95]),
    coverage80: mean((row) => row.coverage[80]),
    coverage50: mean((row) => row.coverage[50]),
  }
  const byLength = buckets.map((bucket) =>
    mean(
      (row) => row.coverage[95],
      rows.filter((row) => row.bucket === bucket),
    ),
  )
  return rounded({ ...figures, coverage95ByLength: byLength }, 4)
}

function write(): void {
  const path = new URL('src/engine/projection/bands/calibration-constants.ts', root)
  const opening = `/** The bands' constants, fitted on the public M4 yearly, M4 quarterly and M3 monthly series. Written by scripts/fit-projection.ts: do not edit. */
import type { Calibration } from './calibration.ts'
import type { Period } from './central-forecast.ts'
`
  const constants = JSON.stringify(rounded(calibrations, 5))
  writeFileSync(
    path,
    `${opening}\nexport const calibrationConstants: Readonly<Record<Period, Calibration>> = ${constants}\n`,
  )
  execFileSync(process.execPath, ['node_modules/.bin/oxfmt', path.pathname], { cwd: root, stdio: 'inherit' })
}

/** Numbers at any depth with so many digits. */
function rounded(value: object, digits: number): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? Number(one.toPrecision(digits)) : one)),
  )
}
