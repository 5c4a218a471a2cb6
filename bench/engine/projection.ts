/**
 * Projections of series whose future is known (M4's and M3's), against Naive2 on the same series, as the M4 competition
 * measured it.
 */
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { inWorkers } from './in-workers.ts'
import type { Judged, KnownSeries, ProjectionAnswer } from './projection-task.ts'

const chunk = 50
const buckets = [
  { name: '<20', holds: (length: number) => length < 20 },
  { name: '20-39', holds: (length: number) => length >= 20 && length < 40 },
  { name: '40+', holds: (length: number) => length >= 40 },
]

type Stored = Omit<KnownSeries, 'test'> & { test?: number[] }
/** From as few values nothing is foreseen that is further away. */
const leastKnown = { 1: 20, 4: 40, 12: 36 }

/**
 * `data`: a file of [{id, m, h, train, test}], json or json.gz. `window` says what is judged: 0 the test values, 1 the
 * last h training values, seen from before them, 2 those before, and so on. Figures are means over the series that are
 * long enough for that window and were not refused. With `horizon` the last so many values of each series, test values
 * and all, are judged instead, seen from before them, and coverage is told for the file's own horizon and the steps
 * beyond.
 */
export async function benchProjection({
  data,
  window = '0',
  horizon,
}: {
  data?: string | undefined
  window?: string | undefined
  horizon?: string | undefined
}) {
  if (!data) throw new Error('Say which series: --data FILE')
  const bytes = await readFile(data)
  const text = (data.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  const stored = JSON.parse(text) as Stored[] // the shape the benchmark asks for
  const series = stored.flatMap((one) => (horizon ? endOf(one, Number(horizon)) : windowOf(one, Number(window))))
  if (series.length === 0) throw new Error(`No series has a window ${window}${horizon ? ` of ${horizon}` : ''}`)
  const tasks = Array.from({ length: Math.ceil(series.length / chunk) }, (_, i) =>
    series.slice(i * chunk, (i + 1) * chunk),
  )
  const answers = await inWorkers<KnownSeries[], ProjectionAnswer>(
    new URL('./projection-task.ts', import.meta.url),
    tasks,
  )
  const near = stored[0]?.h ?? 0
  const figures = (which: keyof ProjectionAnswer) => {
    const of = answers.map((answer) => answer[which])
    return { ...figuresOf(of), ...(horizon && { byStep: byStep(of, near) }) }
  }
  const ofWindow = Number(window) === 0 ? 'the test values' : `training values, ${window} times the horizon back`
  const judgedOn = horizon ? `the last ${horizon} values` : ofWindow
  return { window: Number(window), judgedOn, ...figures('shown'), withoutNetworks: figures('withoutNetworks') }
}

function windowOf({ m, h, train, test }: Stored, window: number): KnownSeries[] {
  if (window === 0) return test ? [{ m, h, train, test }] : []
  const known = train.length - window * h
  return known > 0 ? [{ m, h, train: train.slice(0, known), test: train.slice(known, known + h) }] : []
}

function endOf({ m, train, test = [] }: Stored, h: number): KnownSeries[] {
  const all = [...train, ...test]
  const known = all.length - h
  return known >= leastKnown[m] ? [{ m, h, train: all.slice(0, known), test: all.slice(known) }] : []
}

/** The shares inside the bands of 95 and 80 % at the first `near` steps, and at those beyond. */
function byStep(answers: readonly ProjectionAnswer['shown'][], near: number) {
  const inside = answers.flatMap(({ judged }) => judged.flatMap((one) => one?.inside ?? []))
  const shares = (of: typeof inside) => ({
    values: of.length,
    coverage95: rounded(of.filter((one) => one[95]).length / of.length),
    coverage80: rounded(of.filter((one) => one[80]).length / of.length),
  })
  return {
    near: shares(inside.filter(({ step }) => step <= near)),
    beyond: shares(inside.filter(({ step }) => step > near)),
  }
}

function figuresOf(answers: readonly ProjectionAnswer['shown'][]) {
  const all = answers.flatMap((answer) => answer.judged)
  const judged = all.filter((one) => one !== null)
  const mean = (pick: (one: NonNullable<Judged>) => number, of = judged) =>
    of.reduce((sum, one) => sum + pick(one), 0) / of.length
  const [smape, mase] = [mean((one) => one.smape), mean((one) => one.mase)]
  const owa = (smape / mean((one) => one.naiveSmape) + mase / mean((one) => one.naiveMase)) / 2
  const byLength = buckets
    .map(({ name, holds }) => ({ name, of: judged.filter(({ length }) => holds(length)) }))
    .filter(({ of }) => of.length > 0)
  const exploding = judged.filter(({ logError }) => logError !== null)
  return {
    n: judged.length,
    smape: rounded(smape),
    mase: rounded(mase),
    owa: rounded(owa),
    coverage95: rounded(mean((one) => one.coverage95)),
    coverage80: rounded(mean((one) => one.coverage80)),
    coverage50: rounded(mean((one) => one.coverage50)),
    coverageByLength: Object.fromEntries(
      byLength.map(({ name, of }) => [name, rounded(mean((one) => one.coverage95, of))]),
    ),
    msis: rounded(mean((one) => one.msis)),
    ...(exploding.length > 0 && {
      exploding: {
        n: exploding.length,
        coverage95: rounded(mean((one) => one.coverage95, exploding)),
        logError: rounded(mean((one) => one.logError ?? 0, exploding)),
      },
    }),
    msPerSeries: rounded(answers.reduce((sum, answer) => sum + answer.milliseconds, 0) / all.length),
    refused: all.length - judged.length,
  }
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
