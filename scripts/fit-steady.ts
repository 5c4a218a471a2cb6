/**
 * Fits how much narrower the bands of series that keep their pace are, on pasts alone, and writes
 * src/engine/projection/bands/steady-constants.ts:
 *   node scripts/fit-steady.ts            fits on every other series, prints figures on the rest, writes; two minutes
 *   node scripts/fit-steady.ts --dry      prints only
 * The same pasts and the same engine give the same bytes. To be run again whenever the bands or the networks change,
 * and before scripts/fit-late-steps.ts.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { isExploding } from '../src/engine/projection/bands/exploding.ts'
import type { Steadiness } from '../src/engine/projection/bands/calibration.ts'
import { roughFrom, roughnessOf, steadyNarrowing } from '../src/engine/projection/bands/steady.ts'
import { project } from '../src/engine/projection/project.ts'
import { ends, levels, most } from './bands/fitting.ts'

type Stored = { h: number; train: number[] }
/** One value that came, in half widths of the bands of 95, 80 and 50 % as they are without any narrowing. */
type Row = {
  step: number
  window: number
  isFitted: boolean
  roughness: number
  widths: number[]
  /** Half of the 95 % band's width, in mean changes. */
  half: number
}

const root = new URL('../', import.meta.url)
const file = 'm4-yearly-pasts'
/** Fitted on every other series of these windows, judged on the rest of these and on older ones. */
const windows = { fitted: [0, 1, 2], judged: [3, 4] }
const furthest = 24
const spans = [
  [1, 3],
  [4, 6],
  [7, 24],
] as const

const rows = rowsOfFile()
const isFitted = ({ isFitted: half, window }: Row) => half && windows.fitted.includes(window)
const fitted = nearest(rows.filter(isFitted))
console.log(file, JSON.stringify({ fitted }))
for (const window of [...windows.fitted, ...windows.judged])
  for (const [from, to] of spans) {
    const seen = rows.filter((row) => !isFitted(row) && row.window === window && row.step >= from && row.step <= to)
    if (seen.length > 0) console.log(JSON.stringify({ window, steps: [from, to], values: seen.length, ...told(seen) }))
  }
if (!process.argv.includes('--dry')) write()

function rowsOfFile(): Row[] {
  const path = new URL(`../shared/reference/m4/${file}.json.gz`, root)
  const series = JSON.parse(gunzipSync(readFileSync(path)).toString()) as Stored[] // the reference's own shape
  return [...windows.fitted, ...windows.judged].flatMap((window) =>
    series.flatMap((one, place) => rowsOf(one, { window, isFitted: place % 2 === 0 })),
  )
}

/** Nothing of a rough series, nor of one that explodes or took off: its band stays as it is. */
function rowsOf({ h, train }: Stored, of: Pick<Row, 'window' | 'isFitted'>): Row[] {
  const known = train.length - h * (of.window + 1)
  const values = train.slice(Math.max(0, known - most), Math.max(0, known))
  if (new Set(values).size < 2) return []
  const roughness = roughnessOf(values)
  if (roughness >= roughFrom || isExploding(values)) return []
  const projection = project({ values }, { period: 1, horizon: furthest })
  if (projection.refused !== null || projection.leftOut > 0) return []
  const truth = train.slice(known, known + furthest)
  return truth.map((value, i): Row => {
    const { step, knots } = projection.points[i]!
    const narrowing = steadyNarrowing(roughness, step)
    const error = narrowing * (value - knots[3]!)
    const widths = ends.map(([low, high]) => (error === 0 ? 0 : error / (knots[error < 0 ? low : high]! - knots[3]!)))
    return { ...of, step, roughness, widths, half: (knots[6]! - knots[0]!) / 2 / narrowing / projection.scale }
  })
}

/**
 * By quantile regression of the logarithms of the widths (Koenker and Bassett 1978), all three bands together, step by
 * step downhill on a grid that is halved.
 */
function nearest(learnt: readonly Row[]): Steadiness {
  const logarithms = learnt.map(({ widths }) => widths.map((width) => Math.log(Math.max(1e-5, width))))
  const lossOf = (tried: Steadiness) =>
    learnt.reduce((sum, row, i) => {
      const said = Math.log(steadyNarrowing(row.roughness, row.step, tried))
      return sum + levels.reduce((of, level, k) => of + pinball(level, logarithms[i]![k]! - said), 0)
    }, 0)
  let best: Steadiness = { power: 0.5, fading: 0.1 }
  let least = lossOf(best)
  for (let size = 0.32; size >= 0.01;) {
    const tries = [
      { ...best, power: best.power + size },
      { ...best, power: best.power - size },
      { ...best, fading: best.fading + size },
      { ...best, fading: best.fading - size },
    ].map((tried) => ({ tried, loss: lossOf(tried) }))
    const first = tries.toSorted((a, b) => a.loss - b.loss)[0]!
    if (first.loss < least) [best, least] = [first.tried, first.loss]
    else size /= 2
  }
  return { power: Number(best.power.toFixed(2)), fading: Number(best.fading.toFixed(2)) }
}

function pinball(level: number, difference: number): number {
  return difference > 0 ? level * difference : (level - 1) * difference
}

/** Before and after: the shares inside the three bands, and the interval score of the widest in mean changes. */
function told(seen: readonly Row[]) {
  const at = (narrowing: (row: Row) => number) => ({
    inside: levels.map((_, k) => share(seen.filter((row) => row.widths[k]! <= narrowing(row)).length / seen.length)),
    score: share(
      seen.reduce((sum, row) => {
        const wide = narrowing(row)
        return sum + row.half * (2 * wide + 40 * Math.max(0, row.widths[0]! - wide))
      }, 0) / seen.length,
    ),
  })
  return { before: at(() => 1), after: at(({ roughness, step }) => steadyNarrowing(roughness, step, fitted)) }
}

function share(value: number): number {
  return Math.round(1e3 * value) / 1e3
}

function write(): void {
  const path = new URL('src/engine/projection/bands/steady-constants.ts', root)
  const opening = `/** How much narrower the bands of steady series are, fitted on pasts. Written by scripts/fit-steady.ts: do not edit. */
import type { Steadiness } from './calibration.ts'
`
  writeFileSync(path, `${opening}\nexport const steadyConstants: Steadiness = ${JSON.stringify(fitted)}\n`)
  execFileSync(process.execPath, ['node_modules/.bin/oxfmt', path.pathname], { cwd: root, stdio: 'inherit' })
}
