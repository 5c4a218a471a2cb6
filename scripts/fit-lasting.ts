/**
 * Fits how the bands of quarterly series grow by how far their changes go on, on pasts alone, and writes
 * src/engine/projection/bands/lasting/lasting-constants.ts:
 *   node scripts/fit-lasting.ts            fits on every other series of two windows, prints figures on the rest, on older
 *                                          windows and on the public file, writes; two minutes
 *   node scripts/fit-lasting.ts --dry      prints only
 * The same pasts and the same engine give the same bytes. To be run again whenever the bands or the networks change, and
 * before scripts/fit-late-steps.ts.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Lasting } from '../src/engine/projection/bands/calibration.ts'
import { knotChances } from '../src/engine/projection/bands/calibration.ts'
import { lastingOf, lastingWidening } from '../src/engine/projection/bands/lasting/lasting.ts'
import { lastingLateSteps, lateStepConstants } from '../src/engine/projection/bands/late-step-constants.ts'
import { lateWidenings } from '../src/engine/projection/bands/late-steps.ts'
import { project } from '../src/engine/projection/project.ts'
import { median, quantile } from '../src/engine/statistics.ts'
import { ends, levels, most } from './bands/fitting.ts'

type Stored = { train: number[]; test?: number[] }
/** One value that came: how far from the median, and the knots as far, without any widening by `lasting`. */
type Row = { step: number; lasting: number; isFitted: boolean; error: number; knots: number[] }

const root = new URL('../', import.meta.url)
/** Seen from 24 steps and so many more before the end; `fitted`: every other series of these. */
const sets = [
  { file: 'm4-quarterly-pasts', windows: [0, 8, 16, 24], fitted: [0, 8] },
  { file: 'm4-quarterly-public', windows: [0, 8, 16, 24], fitted: [] },
]
const furthest = 24
const fewest = 40
const spans = [
  [1, 8],
  [9, 24],
] as const

const seen = sets.flatMap(({ file, windows, fitted }) =>
  windows.map((window) => ({ file, window, rows: rowsOf(file, window, fitted.includes(window)) })),
)
const learnt = seen.flatMap(({ rows }) => rows.filter(({ isFitted }) => isFitted))
const fitted = nearest(learnt)
console.log(JSON.stringify({ fitted }))
for (const { file, window, rows } of seen)
  for (const [from, to] of spans) {
    const judged = rows.filter(({ isFitted, step }) => !isFitted && step >= from && step <= to)
    console.log(file, JSON.stringify({ window, steps: [from, to], values: judged.length, ...told(judged) }))
  }
if (!process.argv.includes('--dry')) write()

/** The public file's test values are the end of its series. */
function rowsOf(file: string, window: number, fits: boolean): Row[] {
  const path = new URL(`../shared/reference/m4/${file}.json.gz`, root)
  const series = JSON.parse(gunzipSync(readFileSync(path)).toString()) as Stored[] // the reference's own shape
  return series.flatMap(({ train, test = [] }, place) => {
    const all = [...train, ...test]
    const known = all.length - furthest - window
    if (known < fewest) return []
    const values = all.slice(Math.max(0, known - most), known)
    const lasting = lastingOf(values)
    const projection = project({ values }, { period: 4, horizon: furthest })
    if (lasting === null || projection.refused !== null || projection.leftOut > 0) return []
    return projection.points.map(({ step, knots }): Row => {
      const [line, times] = [knots[3]!, lastingWidening(lasting, step) * projection.scale]
      const free = knots.map((knot) => (knot - line) / times)
      const error = (all[known + step - 1]! - line) / projection.scale
      return { step, lasting, isFitted: fits && place % 2 === 0, error, knots: free }
    })
  })
}

/**
 * By quantile regression of the logarithms of the errors in half widths of the three bands (Koenker and Bassett 1978):
 * what a step's bands lack or have too much in all is taken off first, and left to whoever fits steps.
 */
function nearest(rows: readonly Row[]): Lasting {
  const usual = Number(median(rows.map(({ lasting }) => lasting)).toFixed(2))
  const logarithms = rows.map((row) => ends.map((_, k) => Math.log(Math.max(1e-5, widthOf(row, k)))))
  const offsets = Array.from({ length: furthest }, (_, i) =>
    levels.map((level, k) => {
      const own = logarithms.flatMap((one, at) => (rows[at]!.step === i + 1 ? [one[k]!] : []))
      return quantile(own, level)
    }),
  )
  const lossOf = (tried: Lasting) =>
    rows.reduce((sum, { step, lasting }, i) => {
      const said = Math.log(lastingWidening(lasting, step, tried))
      return (
        sum +
        levels.reduce((of, level, k) => of + pinball(level, logarithms[i]![k]! - offsets[step - 1]![k]! - said), 0)
      )
    }, 0)
  let best: Lasting = { power: 0, from: 2, usual }
  let least = lossOf(best)
  for (let size = 0.16; size >= 0.01;) {
    const tries = [
      { ...best, power: best.power + size },
      { ...best, power: best.power - size },
      { ...best, from: best.from * (1 + size) },
      { ...best, from: best.from / (1 + size) },
    ].map((tried) => ({ tried, loss: lossOf(tried) }))
    const first = tries.toSorted((a, b) => a.loss - b.loss)[0]!
    if (first.loss < least) [best, least] = [first.tried, first.loss]
    else size /= 2
  }
  return { power: Number(best.power.toFixed(2)), from: Number(best.from.toFixed(1)), usual }
}

/** The error in half widths of a band, of the side on which it lies. */
function widthOf({ error, knots }: Row, k: number): number {
  const [low, high] = ends[k]!
  return error === 0 ? 0 : error / knots[error < 0 ? low : high]!
}

function pinball(level: number, difference: number): number {
  return difference > 0 ? level * difference : (level - 1) * difference
}

/** How many times as wide the late bands of other series are, of which it is not told. */
function others(step: number, band: number): number {
  return (lateWidenings(lateStepConstants[4], step)[band] ?? 1) / (lateWidenings(lastingLateSteps, step)[band] ?? 1)
}

/**
 * Without it, with the late steps of other series, and with it: shares inside the bands of 95 and 80 %, the interval
 * score of the widest in mean changes, the mean pinball of all knots.
 */
function told(rows: readonly Row[]) {
  const at = (widening: (row: Row, place: number) => number) => {
    const all = rows.map((row) => ({ error: row.error, knots: row.knots.map((knot, i) => widening(row, i) * knot) }))
    const mean = (of: (row: (typeof all)[number]) => number) =>
      rounded(all.reduce((sum, row) => sum + of(row), 0) / all.length)
    const held = ([low, high]: readonly [number, number]) =>
      mean(({ error, knots }) => (error >= knots[low]! && error <= knots[high]! ? 1 : 0))
    return {
      inside: [held(ends[0]), held(ends[1])],
      score: mean(({ error, knots }) => {
        const [low, high] = [knots[0]!, knots[6]!]
        return high - low + 40 * (Math.max(0, low - error) + Math.max(0, error - high))
      }),
      pinball: mean(({ error, knots }) =>
        knots.reduce((sum, knot, i) => sum + pinball(knotChances[i]!, error - knot) / knots.length, 0),
      ),
    }
  }
  return {
    before: at(({ step }, place) => others(step, 3 - Math.abs(place - 3))),
    after: at(({ lasting, step }) => lastingWidening(lasting, step, fitted)),
  }
}

function rounded(value: number): number {
  return Math.round(1e4 * value) / 1e4
}

function write(): void {
  const path = new URL('src/engine/projection/bands/lasting/lasting-constants.ts', root)
  const opening = `/** How bands of quarterly series grow by how far changes go on, fitted on pasts. Written by scripts/fit-lasting.ts: do not edit. */
import type { Lasting } from '../calibration.ts'
`
  writeFileSync(path, `${opening}\nexport const lastingConstants: Lasting = ${JSON.stringify(fitted)}\n`)
  execFileSync(process.execPath, ['node_modules/.bin/oxfmt', path.pathname], { cwd: root, stdio: 'inherit' })
}
