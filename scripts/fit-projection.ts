/**
 * Fits the constants of the projections' bands and writes src/engine/projection/bands/calibration-constants.ts:
 *   node scripts/fit-projection.ts            prints figures on windows left out, fits on all, writes; a minute
 *   node scripts/fit-projection.ts --dry      prints only
 *   node scripts/fit-projection.ts --pasts    prints what a fit on pasts would reach on windows left out, beside the
 *                                             constants as they are, which never saw these series; some five minutes
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { calibrationConstants } from '../src/engine/projection/bands/calibration-constants.ts'
import type { BandModel, Calibration } from '../src/engine/projection/bands/calibration.ts'
import { fitBandModel } from '../src/engine/projection/bands/fit-band-model.ts'
import type { Period } from '../src/engine/projection/methods/central-forecast.ts'
import { bandPlans, planOfPasts, windowsWithout, type BandPlan } from './bands/band-plans.ts'
import { figuresOfBands } from './bands/judge-bands.ts'
import { rowsOf, type Row, type StoredSeries } from './bands/known-forecasts.ts'

const root = new URL('../', import.meta.url)
const ofPasts = process.argv.includes('--pasts')

const calibrations: Partial<Record<Period, Calibration>> = {}
for (const plan of ofPasts ? planOfPasts : bandPlans) {
  const models = [true, false].map((positive) => fitOn(plan, positive))
  calibrations[plan.period] = { lengths: plan.lengths, positive: models[0]!, any: models[1]! }
}
if (!ofPasts && !process.argv.includes('--dry')) write()

/**
 * The model fitted on all windows. Printed are, for each window, the figures of a model that had not seen it (series of
 * one time share what happened in it, so series that are left out do not tell), and of the constants as they are.
 */
function fitOn({ period, file, lengths, windows }: BandPlan, positive: boolean): BandModel {
  const series = read(file)
  const places = Object.keys(windows).map(Number)
  const rows = series.flatMap((one) =>
    places.flatMap((window) => rowsOf(one, { window, weight: windows[window]!, positive })),
  )
  const steps = series[0]!.h
  const now = calibrationConstants[period]
  for (const left of places) {
    const judged = rows.filter(({ window }) => window === left)
    const weights = new Map(windowsWithout(left, windows))
    const seen = rows.flatMap((row): Row[] => {
      const weight = weights.get(row.window)
      return weight === undefined ? [] : [{ ...row, weight }]
    })
    const leftOut = figuresOfBands(judged, fitBandModel(seen, lengths, steps), lengths)
    const asTheyAre = figuresOfBands(judged, positive ? now.positive : now.any, now.lengths)
    const which = { window: left, positive, series: judged.length / steps }
    console.log(file, JSON.stringify({ ...which, ...(rounded({ leftOut, asTheyAre }, 4) as object) }))
  }
  return fitBandModel(rows, lengths, steps)
}

function read(file: string): StoredSeries[] {
  const path = new URL(`../shared/reference/m4/${file}.json.gz`, root)
  return JSON.parse(gunzipSync(readFileSync(path)).toString()) as StoredSeries[] // the reference's own shape
}

function write(): void {
  const path = new URL('src/engine/projection/bands/calibration-constants.ts', root)
  const opening = `/**
 * The bands' constants, fitted on the public M4 yearly, M4 quarterly and M3 monthly series. Written by
 * scripts/fit-projection.ts: do not edit.
 */
import type { Calibration } from './calibration.ts'
import type { Period } from '../methods/central-forecast.ts'
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
