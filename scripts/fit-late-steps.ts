/**
 * Fits how much wider the bands of late steps must be, on pasts alone, and writes
 * src/engine/projection/bands/late-step-constants.ts:
 *   node scripts/fit-late-steps.ts            fits on every other series, prints figures on the rest, writes; two minutes
 *   node scripts/fit-late-steps.ts --dry      prints only
 * The same pasts and the same engine give the same bytes. To be run again whenever the bands or the networks change.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { LateSteps } from '../src/engine/projection/bands/calibration.ts'
import { lastingOf, lastingWidening } from '../src/engine/projection/bands/lasting/lasting.ts'
import { lastingLateSteps, lateStepConstants } from '../src/engine/projection/bands/late-step-constants.ts'
import { lateWidenings } from '../src/engine/projection/bands/late-steps.ts'
import type { Period } from '../src/engine/projection/methods/central-forecast.ts'
import { project } from '../src/engine/projection/project.ts'
import { ends, levels, most } from './bands/fitting.ts'

/** `windows` are seen from `to` steps and so many more before the end; `fewest` values must be known. */
type Plan = { period: Period; file: string; from: number; to: number; windows: number[]; fewest: number }
/**
 * One value that came, in half widths of the bands of 95, 80 and 50 % as they are without any widening; `lasting`: how
 * many times as wide those of its series are at the step by how far its changes go on.
 */
type Row = { step: number; widths: number[]; lasting: number; isFitted: boolean; window: number }

const root = new URL('../', import.meta.url)
const plans: Plan[] = [
  { period: 1, file: 'm4-yearly-pasts', from: 6, to: 24, windows: [0, 6], fewest: 20 },
  { period: 4, file: 'm4-quarterly-pasts', from: 8, to: 24, windows: [0, 8], fewest: 40 },
  { period: 12, file: 'm3-monthly-public', from: 12, to: 48, windows: [0, 12], fewest: 36 },
]

const learnt = plans.map((plan) => ({ plan, rows: plan.windows.flatMap((window) => rowsOf(plan, window)) }))
const fitted = learnt.map(({ plan, rows }) => [plan.period, fitPlan(plan, rows)] as const)
/** Beside how far changes go on less is missing at late steps. */
const quarterly = learnt.find(({ plan }) => plan.period === 4)!
const fittedBeside = fitPlan(
  { ...quarterly.plan, file: `${quarterly.plan.file} beside how far changes go on` },
  quarterly.rows.map((row) => ({ ...row, widths: row.widths.map((width) => width / row.lasting) })),
)
if (!process.argv.includes('--dry')) write()

function fitPlan(plan: Plan, rows: readonly Row[]): LateSteps {
  const late = rows.filter(({ step }) => step > plan.from)
  const exponents = notRising(
    levels.map((level, i) =>
      exponentFor(
        late.filter(({ isFitted }) => isFitted),
        level,
        (row) => [row.widths[i]!, row.step / plan.from],
      ),
    ),
  )
  const none = levels.map(() => 0)
  for (const isFitted of [true, false])
    for (const window of plan.windows) {
      const of = late.filter((row) => row.window === window && row.isFitted === isFitted)
      const figures = { values: of.length, before: held(of, none, plan), after: held(of, exponents, plan) }
      const what = `${isFitted ? 'fitted' : 'other'} half, ${window} steps back`
      console.log(plan.file, `steps ${plan.from + 1} to ${plan.to},`, what, JSON.stringify(figures))
    }
  return { from: plan.from, exponents: [exponents[0]!, exponents[1]!, exponents[2]!] }
}

/** Test values are left out where a file has any. */
function rowsOf({ period, file, to, fewest }: Plan, window: number): Row[] {
  const path = new URL(`../shared/reference/m4/${file}.json.gz`, root)
  const series = JSON.parse(gunzipSync(readFileSync(path)).toString()) as { train: number[] }[] // the reference's shape
  return series.flatMap(({ train }, place) => {
    const known = train.length - to - window
    if (known < fewest) return []
    const values = train.slice(Math.max(0, known - most), known)
    const projection = project({ values }, { period, horizon: to })
    const lasting = period === 4 ? lastingOf(values) : null
    const late = lasting === null ? lateStepConstants[period] : lastingLateSteps
    if (projection.refused !== null) return []
    return projection.points.map(({ step, knots }): Row => {
      const times = lasting === null ? 1 : lastingWidening(lasting, step)
      const widenings = lateWidenings(late, step).map((widening) => widening * times)
      const error = train[known + step - 1]! - knots[3]!
      const widths = ends.map(
        ([low, high], i) => (error / (knots[error < 0 ? low : high]! - knots[3]!)) * widenings[i]!,
      )
      return { step, widths, lasting: times, isFitted: place % 2 === 0, window }
    })
  })
}

/** Found by halving: the more, the more values lie inside. */
function exponentFor(rows: readonly Row[], level: number, read: (row: Row) => [width: number, ahead: number]): number {
  const pairs = rows.map(read)
  let [low, high] = [0, 2]
  for (let round = 0; round < 30; round++) {
    const tried = (low + high) / 2
    const inside = pairs.filter(([width, ahead]) => width <= ahead ** tried).length
    if (inside < level * pairs.length) low = tried
    else high = tried
  }
  return Number(high.toPrecision(2))
}

/** A band that grows faster than the one around it would leave it. */
function notRising(values: readonly number[]): number[] {
  return values.map((_, i) => Math.min(...values.slice(0, i + 1)))
}

/** The shares inside the bands of 95, 80 and 50 %. */
function held(rows: readonly Row[], exponents: readonly number[], { from }: Plan): number[] {
  return exponents.map((exponent, i) => {
    const inside = rows.filter(({ step, widths }) => widths[i]! <= (step / from) ** exponent).length
    return Math.round((1e3 * inside) / rows.length) / 1e3
  })
}

function write(): void {
  const path = new URL('src/engine/projection/bands/late-step-constants.ts', root)
  const opening = `/** The exponents of late steps, fitted on pasts. Written by scripts/fit-late-steps.ts: do not edit. */
import type { Period } from '../methods/central-forecast.ts'
import type { LateSteps } from './calibration.ts'
`
  const constants = JSON.stringify(Object.fromEntries(fitted))
  writeFileSync(
    path,
    `${opening}\nexport const lateStepConstants: Readonly<Record<Period, LateSteps>> = ${constants}\n
/** Of quarterly series of which it is told how far their changes go on. */
export const lastingLateSteps: LateSteps = ${JSON.stringify(fittedBeside)}\n`,
  )
  execFileSync(process.execPath, ['node_modules/.bin/oxfmt', path.pathname], { cwd: root, stdio: 'inherit' })
}
